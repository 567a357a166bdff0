/** Calls back once the browser has nothing else to do; Safari cannot tell, and calls back soon. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback);
  } else {
    setTimeout(callback, 200);
  }
}
