/** The site's base URL and title, which plugin.ts fills in. */
declare const BASE_URL: string;
declare const TITLE: string;

let isMissing = false;
// Errors of loading do not bubble: only capturing listeners hear of them.
document.addEventListener(
  'error',
  ({target}) => {
    // Those that come with the application stand in the body.
    isMissing ||= (target as Element).matches('head > [rel=stylesheet]');
  },
  true,
);

/** A path without what hosts add: a slash, or the name of the file. */
const routeOf = (path: string) => path.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');

function suggestion(): string {
  const opened = routeOf(location.pathname);
  // The not-found page has no address of its own: its first folder is the likeliest base.
  if (document.querySelector('main[data-not-found]')) {
    return opened.replace(/(?<=.)\/.*/, '');
  }
  // The canonical address ends with the page's own path; what stands before it is the base.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const route = canonical && routeOf(`/${new URL(canonical).pathname.slice(BASE_URL.length)}`);
  return route && opened.endsWith(route) ? opened.slice(0, -route.length) : opened;
}

// Built in the browser, so that search engines do not index it, and without the style attributes that a strict
// Content-Security-Policy forbids.
window.addEventListener('load', () => {
  if (isMissing) {
    const banner = document.createElement('div');
    banner.id = 'base-url-banner';
    banner.setAttribute('role', 'alert');
    for (const text of [
      `Your ${TITLE} site did not load properly.`,
      'A very common reason is a wrong site base URL.',
      `Current configured base URL: ${BASE_URL}`,
      `We suggest trying: ${suggestion()}/`,
    ]) {
      banner.appendChild(document.createElement('p')).textContent = text;
    }
    document.body.prepend(banner);
  }
});
