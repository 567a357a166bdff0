// What the application is wanted for: signs that a reader does more than read, and pages that cannot wait for one.
import {isRecovering} from '../../../lib/browser/reload-once';
import {recall, remember, RETURNING} from '../../../lib/browser/session-storage';

/** What a reader turns to when reading is not all. */
const INTERACTIVE = 'a, button, input, select, summary, textarea, [tabindex], [role=tab]';

/** How long scrolling has to be over: the application would make it stutter, and keep what comes next from being answered. */
const REST_MS = 200;

/** A finger or a pen points at something only as it presses. */
const isHover = ({pointerType}: PointerEvent): boolean => pointerType === 'mouse';

/**
 * Calls back at the first sign that the reader wants more than to read the page: a key, a press, something pointed at, filled
 * in or focused, a selection, a screenful scrolled. A press counts once it ends, so that what it does is seen first.
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

  ['keydown', 'pointerup', 'pointercancel', 'focusin', 'input'].forEach((type) =>
    listen(type, () => true),
  );
  listen(
    'pointerover',
    (event) =>
      isHover(event as PointerEvent) && (event.target as Element).closest(INTERACTIVE) !== null,
  );
  listen('selectionchange', () => document.getSelection()?.isCollapsed === false);

  let rest = 0;
  const actAtRest = (): void => {
    clearTimeout(rest);
    rest = window.setTimeout(() => window.scrollY > window.innerHeight && act(), REST_MS);
  };
  document.addEventListener('scroll', actAtRest, options);
}

/** Outside of the versioned docs, menus name the version that was chosen last. */
export function hasChosenVersion(): boolean {
  try {
    return (
      !document.documentElement.classList.contains('plugin-id-default') &&
      Object.keys(window.localStorage).some((key) => key.startsWith('docs-preferred-version-'))
    );
  } catch {
    return false;
  }
}

/** Whether what this page shows first depends on the application. Ask once the page is parsed. */
export const needsApplication = (): boolean =>
  document.querySelector('[data-needs-application], main[data-not-found]') !== null ||
  hasChosenVersion() ||
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
