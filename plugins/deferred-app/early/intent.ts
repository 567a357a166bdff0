/** What a reader turns to when reading is not all. */
const INTERACTIVE = 'a, button, input, select, summary, textarea, [tabindex], [role=tab]';

/**
 * Calls back at the first sign that the reader wants more than to read the page: a key, a touch, something pointed at or
 * focused, a selection, a screenful scrolled, history.
 */
export function onIntent(callback: () => unknown): void {
  const controller = new AbortController();
  const act = (): void => {
    controller.abort();
    callback();
  };
  const listen = (type: string, isIntent: (event: Event) => boolean): void =>
    document.addEventListener(type, (event) => isIntent(event) && act(), {
      capture: true,
      passive: true,
      signal: controller.signal,
    });

  ['keydown', 'pointerdown', 'touchstart', 'focusin'].forEach((type) => listen(type, () => true));
  listen('pointerover', ({target}) => (target as Element).closest(INTERACTIVE) !== null);
  listen('scroll', () => window.scrollY > window.innerHeight);
  listen('selectionchange', () => document.getSelection()?.isCollapsed === false);
}
