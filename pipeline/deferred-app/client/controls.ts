import {hydrated} from './application';
import {changeColourMode, isColourModeButton} from './colour-mode';
import type {Action, Lifecycle} from './lifecycle';
import {hasChosenVersion} from './triggers';

/** What only the application works. Links lead on without it; code is copied and tabs are chosen without it. */
const CONTROLS =
  'button:not([data-code=copy], .load-failure *), [role=button], input[type=checkbox]';

/** A link that may lead to another place once the application knows the version that was chosen last. */
const MOVING_LINKS = '.navbar a:not([target])';

/** Opens the search; see features/search/ui/SearchBar.tsx. */
const SEARCH = '[aria-keyshortcuts]';

/** Opens the phone menu, for which CSS shows a stand-in (features/design/shell.css) until React does. */
const MENU = '.navbar__toggle';

/**
 * For one of these, React hydrates the whole page at once, half a second on a slow phone, where it would do so bit
 * by bit. Browsers answer them; React hears of none until it is done.
 */
const SYNCHRONOUS =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change';

/** What code that waits for a reader's interest listens for. */
const INTEREST = ['pointerover', 'focusin'] as const;

const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Stops what React would hear of. */
function keepFromReact(event: Event): void {
  if ((event.target as Element).closest('#__docusaurus')) {
    event.stopPropagation();
  }
}

/**
 * What a click asks of the application; undefined if HTML or the browser answers it.
 *
 * @param canWait whether the application may still come
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

/** Has the sidebar stand in for the menu. */
const MENU_SHOWN = 'data-menu-awaited';

const isMenuShown = (): boolean => document.documentElement.hasAttribute(MENU_SHOWN);

const isMenu = (action?: Action): boolean =>
  action?.what === 'press' && action.element.matches(MENU);

/** The element that shows it. */
const elementOf = (action: Action): HTMLElement | null =>
  action.what === 'search' ? document.querySelector<HTMLElement>(SEARCH) : action.element;

/** Has the reader see at once that something was pressed (base.css), and the docs' sidebar as the phone menu. */
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
 * Has the application do what the reader did before it was ready.
 *
 * @returns takes the focus back to where the reader has gone since
 */
export function replayAction(action: Action): () => void {
  const element = elementOf(action);
  const focused = document.activeElement as HTMLElement;
  element?.click();
  return () => focused !== element && focused.matches(':not(body)') && focused.focus();
}

/**
 * Hears of clicks on controls until the application is there, and gives it what the reader points at or has focused.
 *
 * @param request is called with what only the application can do; without anything for one that is taken back
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
        // Beside the stand-in of the menu.
        if (isMenuShown() && !target.closest('.theme-doc-sidebar-container')) {
          request();
        }
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (action.what === 'press' && isColourModeButton(action.element)) {
        changeColourMode();
      } else {
        request(isMenuShown() && isMenu(action) ? undefined : action);
      }
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({key}) => key === 'Escape' && isMenuShown() && request(),
    options,
  );
  SYNCHRONOUS.split(' ').forEach((type) => {
    // Below the document, whose own listeners hear of them.
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
    // React takes it for the pointer coming to a link, and Docusaurus fetches the page ahead.
    interest
      .get('pointerover')
      ?.target?.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
  });
}
