// Triggers of the application: signs of interaction, and pages that need it at once.
import {isRecovering} from '../../../lib/browser/stale-release';
import {isStored} from '../../../lib/browser/storage';
import {isPrefetched, isPrefetching} from './prefetch';

/** Elements that signal interaction when hovered. */
const INTERACTIVE = 'a, button, input, select, summary, textarea, [tabindex], [role=tab]';

/** How long scrolling must have stopped: starting the application during it would make it stutter and delay the next input. */
const REST_MS = 200;

/** How long an element must be hovered: starting for elements that the pointer passes would delay the link it is heading for. */
const HOVER_MS = 120;

/** Fingers and pens hover only as they press. */
const isHover = ({pointerType}: PointerEvent): boolean => pointerType === 'mouse';

/** True if HTML, the browser or copyOnClick handles it. */
const isAnswered = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('[data-code=copy]') !== null || isPrefetched(target));

/** Matches where the table of contents is beside the text and highlights the current heading. */
const showsPlace = matchMedia('(min-width: 997px)');

/**
 * Runs at the first sign of interaction: a key, a press, input, keyboard focus, a longer hover, a selection, a screenful of
 * scrolling. A press counts when it ends, so that its effect is painted first. Copying and prefetched links do not count:
 * they work without the application.
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
  // A press also focuses, before it ends.
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

/** Looks for a key by its prefix, since Docusaurus appends the site's namespace to keys. */
function keeps(start: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}

/** True where menus show the version that was chosen last: outside the versioned docs. */
export const hasChosenVersion = (): boolean =>
  !document.documentElement.matches('.plugin-docs.plugin-id-default') &&
  isStored('docs-preferred-version-');

/** True if the page shows state stored during an earlier visit. */
const showsRemembered = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-remembered]')].some(({dataset}) =>
    isStored(dataset.remembered!),
  );

/** Finds a component whose `data-address` is the start of the address's hash part. */
const isAddressed = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-address]')].some(({dataset}) =>
    window.location.hash.startsWith(`${dataset.address}`),
  );

/** True if the page's first view depends on the application. Call it once the page is parsed. */
export const needsApplication = (): boolean =>
  document.querySelector('[data-needs-application], main[data-not-found]') !== null ||
  isAddressed() ||
  hasChosenVersion() ||
  showsRemembered() ||
  isRecovering() ||
  // The reader came back to this page; pipeline/router.client.ts restores the scroll position.
  recall(RETURNING) !== null;

/** Identifies a page; the hash is a position in it. */
const pageOf = ({pathname, search}: Location): string => pathname + search;

/**
 * Reloads on Back and Forward between history entries that the application made before this document was reloaded: without
 * the application, the document can show one page only.
 *
 * @param isReady true once the application handles history itself
 */
export function followHistory(isReady: () => boolean): void {
  const shown = pageOf(window.location);
  window.addEventListener('popstate', () => {
    if (!isReady() && pageOf(window.location) !== shown) {
      window.location.reload();
    }
  });
}
