import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

const replaceAddress = (state: unknown, address: string): void =>
  // With its origin, because `//docs` alone would name another host.
  window.history.replaceState(state, '', window.location.origin + address);

/** An anchor that cannot be decoded names nothing, and the router and Docusaurus throw at it. */
function dropBrokenHash(): void {
  const {pathname, search, hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    replaceAddress(window.history.state, pathname + search);
  }
}

/** The route of a page that was rendered for it; undefined for the not-found page. */
function renderedRoute(): string | undefined {
  // The build writes it, and tests/pages checks that it is an absolute address.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

// React hydrates what was rendered for one address and has to find that address, or parts of the
// page differ. Two kinds of page are loaded at another one; this runs before React looks.
if (ExecutionEnvironment.canUseDOM) {
  dropBrokenHash();
  const {pathname, search, hash} = window.location;
  const route = renderedRoute();
  if (document.querySelector('main[data-not-found]')) {
    // A host serves 404.html, rendered for /404.html, at any address without a page. The
    // not-found page puts the reader's address back; see features/not-found/NotFoundContent.tsx.
    replaceAddress({state: {asked: pathname + search + hash}}, `${siteConfig.baseUrl}404.html`);
  } else if (route !== undefined && withoutSlash(pathname) !== withoutSlash(route)) {
    // The host found the page by its file name, with doubled slashes, or however else.
    replaceAddress(window.history.state, route + search + hash);
  }
  // Registered before the router's own listener, so that it never sees such a hash.
  window.addEventListener('popstate', dropBrokenHash);
}
