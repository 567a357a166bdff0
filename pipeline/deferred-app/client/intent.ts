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
