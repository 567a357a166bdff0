/** Runs in the page, as text: it may use nothing from outside. */
function showBannerIfFilesAreMissing(baseUrl: string, title: string): void {
  let isMissing = false;
  // What fails to load tells no one but the capturing listeners above it.
  document.addEventListener(
    'error',
    ({target}) => {
      // Those that come with the application stand in the body.
      isMissing ||= target instanceof HTMLLinkElement && target.matches('head > [rel=stylesheet]');
    },
    true,
  );
  window.addEventListener('load', () => {
    if (!isMissing) {
      return;
    }
    // Hosts add a slash, or show the name of the file.
    const routeOf = (path: string) => path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
    // The canonical address ends with the page's own path; what stands before it is the base.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const route = canonical
      ? routeOf(`/${new URL(canonical.href).pathname.slice(baseUrl.length)}`)
      : '';
    const opened = routeOf(location.pathname);
    // The not-found page has no address of its own: its first folder is the likeliest base.
    const isNotFound = document.querySelector('main[data-not-found]') !== null;
    const [, firstFolder = ''] = opened.split('/');
    const base = isNotFound
      ? firstFolder && `/${firstFolder}`
      : opened.slice(0, opened.endsWith(route) ? opened.length - route.length : undefined);

    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    for (const text of [
      `Your ${title} site did not load properly.`,
      'A very common reason is a wrong site base URL.',
      `Current configured base URL: ${baseUrl}`,
      `We suggest trying: ${base}/`,
    ]) {
      banner.appendChild(document.createElement('p')).textContent = text;
    }
    document.body.prepend(banner);
  });
}

/**
 * The inline script of the banner. Built in the browser, not in the HTML, so that search engines
 * do not index it; made of elements without style attributes, so that a strict
 * Content-Security-Policy allows it.
 */
export function bannerScript(baseUrl: string, title: string): string {
  const args = JSON.stringify([baseUrl, title]).replace(/</g, '\\u003c');
  return `(${showBannerIfFilesAreMissing.toString()})(...${args})`;
}
