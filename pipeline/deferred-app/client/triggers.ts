// Reasons to run the application: signs that a reader does more than read, and pages that cannot wait for one.
import {isRecovering} from '../../../lib/browser/stale-release';
import {isStored} from '../../../lib/browser/storage';
import {isPrefetched, isPrefetching} from './prefetch';

/** Pointing at one of these for a while is a sign. */
const INTERACTIVE = 'a, button, input, select, summary, textarea, [tabindex], [role=tab]';

/** Scrolling has to be over for so long: the application would make it stutter, and delay the answer to what comes next. */
const REST_MS = 200;

/** Pointing has to last so long: an element that a pointer passes on its way to a link would take the link's time. */
const HOVER_MS = 120;

/** Answered by HTML, the browser, or copyOnClick. */
const isAnswered = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('[data-code=copy]') !== null || isPrefetched(target));

/** Beside the text, the list of headings shows which one is being read. */
const showsPosition = matchMedia('(min-width: 997px)');

/**
 * Calls back at the first sign that the reader wants more than to read the page: a key, a press, something pointed at for a
 * while, filled in or focused, a screenful scrolled. A press counts once it ends, so that its effect is seen first. Copying
 * and links to pages that the browser fetches ahead do not count: they need no application.
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
  // A press focuses as well, and has not ended yet.
  listen('focusin', ({target}) => (target as Element).matches(':focus-visible'));

  let hover = 0;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(hover);
      const target = event.target as Element;
      // Fingers and pens point at something only as they press.
      if (event.pointerType === 'mouse' && target.closest(INTERACTIVE) && !isAnswered(target)) {
        hover = window.setTimeout(act, HOVER_MS);
      }
    },
    options,
  );

  let rest = 0;
  const actAtRest = (): void => {
    clearTimeout(rest);
    const isFar = (): boolean => window.scrollY > window.innerHeight;
    const isWanted = (): boolean => isFar() && (showsPosition.matches || !isPrefetching());
    rest = window.setTimeout(() => isWanted() && act(), REST_MS);
  };
  document.addEventListener('scroll', actAtRest, options);
}

/** Outside of the versioned docs, menus name the version that was chosen last. Docusaurus adds the site's namespace to keys. */
const showsChosenVersion = (): boolean =>
  !document.documentElement.matches('.plugin-docs.plugin-id-default') &&
  isStored('docs-preferred-version-');

/** Tests if the page shows something that the browser has stored. */
const showsStored = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-remembered]')].some(({dataset}) =>
    isStored(dataset.remembered!),
  );

/** Finds a component whose `data-address` is the start of the address's hash part. */
const isAddressed = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-address]')].some(({dataset}) =>
    window.location.hash.startsWith(`${dataset.address}`),
  );

/** Tests if the page needs the application to be complete. Call it once the page is parsed. */
export const needsApplication = (): boolean =>
  document.querySelector('[data-needs-application], main[data-not-found]') !== null ||
  isAddressed() ||
  showsChosenVersion() ||
  showsStored() ||
  isRecovering();

/** An address without its hash, which is a position in the page. */
const pageOf = ({pathname, search}: Location): string => pathname + search;

/**
 * Reloads the page on Back and Forward within a document that was an application before it was reloaded: now it is the page
 * of one address only.
 *
 * @param isReady true once the application answers them
 */
export function followHistory(isReady: () => boolean): void {
  const shown = pageOf(window.location);
  window.addEventListener('popstate', () => {
    if (!isReady() && pageOf(window.location) !== shown) {
      window.location.reload();
    }
  });
}
