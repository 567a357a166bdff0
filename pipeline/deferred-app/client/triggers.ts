// What the application is wanted for: signs that a reader does more than read, and pages that cannot wait for one.
import {isRecovering} from '../../../lib/browser/stale-release';
import {recall, remember, RETURNING} from '../../../lib/browser/session-storage';
import {isPrefetched, isPrefetching} from './prefetch';

/** What a reader turns to when reading is not all. */
const INTERACTIVE = 'a, button, input, select, summary, textarea, [tabindex], [role=tab]';

/** How long scrolling has to be over: the application would make it stutter, and keep what comes next from being answered. */
const REST_MS = 200;

/** How long something has to be pointed at: what a pointer passes on its way to a link would take the time the link needs. */
const HOVER_MS = 120;

/** A finger or a pen points at something only as it presses. */
const isHover = ({pointerType}: PointerEvent): boolean => pointerType === 'mouse';

/** Answered by HTML, the browser, or copyOnClick. */
const isAnswered = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('[data-code=copy]') !== null || isPrefetched(target));

/** Where the list of a page's headings stands beside the text, it says which one is being read. */
const showsPlace = matchMedia('(min-width: 997px)');

/**
 * Calls back at the first sign that the reader wants more than to read the page: a key, a press, something pointed at for a
 * while, filled in or focused, a selection, a screenful scrolled. A press counts once it ends, so that what it does is seen first.
 * Nothing counts that is answered without the application: copying, and links to pages that the browser fetches ahead.
 */
export function onIntent(callback: () => unknown): void {
  const controller = new AbortController();
  const act = (): void => {
    controller.abort();
    callback();
  };
  const options = {capture: true, passive: true, signal: controller.signal};
  const listen = (type: string, isIntent: (event: Event) => boolean): void =>
    document.addEventListener(type, (event) => isIntent(event) && act(), options);

  ['keydown', 'input'].forEach((type) => listen(type, () => true));
  ['pointerup', 'pointercancel'].forEach((type) => listen(type, ({target}) => !isAnswered(target)));
  // A press focuses, too, and has not ended yet.
  listen('focusin', ({target}) => (target as Element).matches(':focus-visible'));
  listen('selectionchange', () => document.getSelection()?.isCollapsed === false);

  let hover = 0;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(hover);
      const target = event.target as Element;
      if (isHover(event) && target.closest(INTERACTIVE) && !isAnswered(target)) {
        hover = window.setTimeout(act, HOVER_MS);
      }
    },
    options,
  );

  let rest = 0;
  const actAtRest = (): void => {
    clearTimeout(rest);
    const isFar = (): boolean => window.scrollY > window.innerHeight;
    const isWanted = (): boolean => isFar() && (showsPlace.matches || !isPrefetching());
    rest = window.setTimeout(() => isWanted() && act(), REST_MS);
  };
  document.addEventListener('scroll', actAtRest, options);
}

/** Whether the browser keeps something under a key that begins so: Docusaurus adds the site's namespace to names. */
function keeps(start: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}

/** Outside of the versioned docs, menus name the version that was chosen last. */
export const hasChosenVersion = (): boolean =>
  !document.documentElement.matches('.plugin-docs.plugin-id-default') &&
  keeps('docs-preferred-version-');

/** Whether the page shows what the browser remembers of an earlier visit. */
const showsRemembered = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-remembered]')].some(({dataset}) =>
    keeps(`${dataset.remembered}`),
  );

/** Finds a component whose `data-address` is the start of the address's hash part. */
const isAddressed = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-address]')].some(({dataset}) =>
    window.location.hash.startsWith(`${dataset.address}`),
  );

/** Whether what this page shows first depends on the application. Ask once the page is parsed. */
export const needsApplication = (): boolean =>
  document.querySelector('[data-needs-application], main[data-not-found]') !== null ||
  isAddressed() ||
  hasChosenVersion() ||
  showsRemembered() ||
  isRecovering() ||
  // The reader went back to this page; pipeline/router.client.ts knows the place.
  recall(RETURNING) !== null;

/** What a page shows is that of one address; a hash is a place in it. */
const pageOf = ({pathname, search}: Location): string => pathname + search;

/**
 * Back and Forward stay in this document where it was an application before it was loaded anew; what it shows now is the
 * page of one address only.
 *
 * @param isReady whether the application sees to that
 */
export function followHistory(isReady: () => boolean): void {
  const shown = pageOf(window.location);
  window.addEventListener('popstate', () => {
    if (!isReady() && pageOf(window.location) !== shown) {
      remember(RETURNING, '');
      window.location.reload();
    }
  });
}
