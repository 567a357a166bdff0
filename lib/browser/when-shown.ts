declare global {
  interface Document {
    /** Missing in browsers that prerender nothing. */
    prerendering?: boolean;
  }
}

/** Calls back once the reader sees the page: at once, unless the browser prerenders it. */
export function whenShown(callback: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', callback, {once: true});
  } else {
    callback();
  }
}
