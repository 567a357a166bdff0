import {hydrated} from './application';
import {changeColourMode, isColourModeButton} from './colour-mode';

/** Controls that need the application. Links, copying and tabs work without it. */
const CONTROLS =
  'button:not([data-code=copy], .load-failure *), [role=button], input[type=checkbox]';

/** Links whose target depends on the version that was chosen last. */
const MOVING_LINKS = '.navbar a:not([target])';

/** Opens the search; see features/search/ui/SearchBar.tsx. */
const SEARCH = '[aria-keyshortcuts]';

/** Opens the phone menu; CSS shows the sidebar in its place until React renders it (features/design/navigation.css). */
const MENU = '.navbar__toggle';
const STAND_IN = '.theme-doc-sidebar-container';

/**
 * An event of these types makes React hydrate the whole page synchronously, half a second on a slow phone, instead of in
 * slices. They are kept from React until it has hydrated; the browser still handles them.
 */
const SYNCHRONOUS =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change';

/** Events of hover and focus, which are dispatched again for listeners that components add on hydration. */
const INTEREST = ['pointerover', 'focusin'] as const;

const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Stops an event before it reaches React's root. */
function keepFromReact(event: Event): void {
  if ((event.target as Element).closest('#__docusaurus')) {
    event.stopPropagation();
  }
}

/**
 * The action that a click asks of the application; undefined if HTML or the browser handles it.
 *
 * @param canWait false after the application failed to load
 */
function actionOf(target: Element, canWait: boolean): Action | undefined {
  if (target.closest(SEARCH)) {
    return {what: 'search'};
  }
  const control = target.closest<HTMLElement>(CONTROLS);
  if (control) {
    return {what: 'press', element: control};
  }
  const link = target.closest<HTMLElement>(MOVING_LINKS);
  return link && canWait && hasChosenVersion() ? {what: 'follow', element: link} : undefined;
}

/** Attribute of <html> that shows the sidebar in place of the phone menu. */
const MENU_SHOWN = 'data-menu-awaited';

const isMenuShown = (): boolean => document.documentElement.hasAttribute(MENU_SHOWN);

const isMenu = (action?: Action): boolean =>
  action?.what === 'press' && action.element.matches(MENU);

/** The element that shows the action as pending. */
const elementOf = (action: Action): HTMLElement | null =>
  action.what === 'search' ? document.querySelector<HTMLElement>(SEARCH) : action.element;

/** Shows a pending action at once: dims its control (base.css), or shows the sidebar as the phone menu. */
export function showAction(action: Action | undefined): void {
  document.querySelectorAll<HTMLElement>('[data-awaited]').forEach(({dataset}) => {
    delete dataset.awaited;
  });
  if (action) {
    elementOf(action)?.setAttribute('data-awaited', '');
  }
  document.documentElement.toggleAttribute(MENU_SHOWN, isMenu(action));
}

/**
 * Replays the reader's last action in the hydrated application.
 *
 * @returns restores the focus if the reader has moved it since
 */
export function replayAction(action: Action): () => void {
  const element = elementOf(action);
  const focused = document.activeElement as HTMLElement;
  element?.click();
  return () => focused !== element && focused.matches(':not(body)') && focused.focus();
}

/**
 * Captures clicks on controls until the page is hydrated, then hands over hover and focus.
 *
 * @param request is called with the action to perform, or without one when it is cancelled
 */
export function captureClicks(life: Lifecycle, request: (action?: Action) => void): void {
  const interest = new Map<string, Event>();
  const controller = new AbortController();
  const options = {capture: true, signal: controller.signal};

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const action = isPlain(event) ? actionOf(target, life.state !== 'failed') : undefined;
      if (!action) {
        // A click outside the sidebar that is shown as the menu.
        if (isMenuShown() && !target.closest('.theme-doc-sidebar-container')) {
          request();
        }
      } else if (isMenuShown() && !target.closest(STAND_IN)) {
        press();
      }
    },
    options,
  );
  SYNCHRONOUS.split(' ').forEach((type) => {
    // On <html>, so that listeners on the document still get them.
    document.documentElement.addEventListener(type, keepFromReact, options);
  });
  INTEREST.forEach((type) => {
    document.addEventListener(type, (event) => interest.set(type, event), options);
  });

  void hydrated.then(() => {
    controller.abort();
    interest.forEach((event, type) => {
      const Kind = event.constructor as typeof Event;
      event.target?.dispatchEvent(new Kind(type, event));
    });
    // React sees the pointer enter a link, and Docusaurus prefetches its page.
    interest
      .get('pointerover')
      ?.target?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  });
}
