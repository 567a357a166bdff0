// Additions to Docusaurus' router: the address that a page is hydrated at, the scroll position on Back and Forward, and the
// time when links are prefetched.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {recall, remember} from '../lib/browser/storage';
import {whenIdle} from '../lib/browser/when-idle';

const replaceAddress = (state: unknown, address: string): void =>
  // With its origin, because `//docs` alone would name another host.
  window.history.replaceState(state, '', window.location.origin + address);

/** The router and Docusaurus throw at an anchor that cannot be decoded. */
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

// React hydrates a page that was rendered for one address and has to find that address, or components
// differ. Two kinds of page are loaded at another one; this runs before React looks.
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

/**
 * Dozens of links come into sight at once, and each takes Docusaurus 3 ms: deferred until the page is interactive (112 ms
 * after the encryption page was hydrated).
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
          // Docusaurus expects more of `navigator.connection` than Firefox on phones has.
        }
      });
      return false;
    },
  };
}

type Update = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** The key of a scroll position; only the first page of a visit has no key of its own. */
const slotOf = ({key, pathname}: Update['location']): string => `scrolled-${key ?? pathname}`;

// On Back and Forward, browsers restore the scroll position at once. If the content is still to be loaded, that is too
// early, and Docusaurus scrolls to the top once it is there. New entries have no position yet.
export default {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      remember(slotOf(previousLocation), String(window.scrollY));
    }
  },
  onRouteDidUpdate({location, previousLocation}) {
    const position = previousLocation && recall(slotOf(location));
    // A hash that was typed has no key either, and leads to its target.
    const isTyped =
      !location.key && location.hash !== '' && location.pathname === previousLocation?.pathname;
    const {dataset} = document.documentElement;
    delete dataset.measured;
    if (position && !isTyped) {
      // With the heights that the page had, not with those that its parts out of sight seem to have. They stay until the
      // next page, or the position that is remembered then would be another.
      dataset.measured = '';
      window.scrollTo({top: Number(position), behavior: 'instant'});
    }
    if (!previousLocation) {
      prefetchWhenIdle();
    }
  },
} satisfies ClientModule;
