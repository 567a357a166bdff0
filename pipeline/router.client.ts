// Complements Docusaurus' router: the address a page is hydrated at, the scroll position on Back and Forward, and when
// links are prefetched.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {recall, remember} from '../lib/browser/storage';
import {whenIdle} from '../lib/browser/when-idle';

const replaceAddress = (state: unknown, address: string): void =>
  // With the origin, because a path such as `//docs` alone would be another host.
  window.history.replaceState(state, '', window.location.origin + address);

/** Drops a hash that cannot be decoded: the router and Docusaurus would throw. */
function dropBrokenHash(): void {
  const {pathname, search, hash} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    replaceAddress(window.history.state, pathname + search);
  }
}

/** The route that the page was rendered for; undefined on the not-found page. */
function renderedRoute(): string | undefined {
  // tests/pages checks that it is an absolute URL.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical ? new URL(canonical.href).pathname : undefined;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

// React must hydrate a page at the address it was rendered for, or the markup differs. Two kinds of page are loaded at
// another address; this runs before React reads it.
if (ExecutionEnvironment.canUseDOM) {
  dropBrokenHash();
  const {pathname, search, hash} = window.location;
  const route = renderedRoute();
  if (document.querySelector('main[data-not-found]')) {
    // Hosts serve 404.html, rendered for /404.html, at any address without a page. The not-found page restores the
    // reader's address; see features/not-found/NotFoundContent.tsx.
    replaceAddress({state: {asked: pathname + search + hash}}, `${siteConfig.baseUrl}404.html`);
  } else if (route !== undefined && withoutSlash(pathname) !== withoutSlash(route)) {
    // The host served the page at another spelling, such as its file name or with doubled slashes.
    replaceAddress(window.history.state, route + search + hash);
  }
  // Registered before the router's listener, so that the router never sees such a hash.
  window.addEventListener('popstate', dropBrokenHash);
}

/**
 * Defers prefetching until the page is interactive: dozens of links are in view at once, and Docusaurus takes 3 ms for
 * each to find its chunks (112 ms after the encryption page was hydrated).
 */
function prefetchWhenIdle(): void {
  const {docusaurus} = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch(route) {
      whenIdle(() => {
        try {
          void docusaurus.prefetch(route);
        } catch {
          // Docusaurus reads properties of `navigator.connection` that Firefox for Android lacks.
        }
      });
      return false;
    },
  };
}

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Storage key of a page's scroll position; only the first page of a visit has no location key. */
const slotOf = ({key, pathname}: Update['location']): string => `scrolled-${key ?? pathname}`;

// On Back and Forward, browsers restore the scroll position at once. That is too early if the content has to be loaded
// first: Docusaurus then scrolls to the top, as it does after a reload. New entries have no stored position.
export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      remember(slotOf(previousLocation), String(window.scrollY));
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const position = previousLocation && recall(slotOf(location));
    if (position) {
      window.scrollTo({top: Number(position), behavior: 'instant'});
    }
    if (!previousLocation) {
      prefetchWhenIdle();
    }
  },
} satisfies ClientModule;
