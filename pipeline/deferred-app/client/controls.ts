import {hydrated} from './application';
import {changeColourMode, isColourModeButton} from './colour-mode';
import type {Lifecycle, Wish} from './lifecycle';
import {hasChosenVersion} from './needs';

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
 * For one of these, React takes over the whole page in one go, half a second on a slow phone, where it would do so bit
 * by bit. They do what browsers do; React hears of none until then.
 */
const HURRYING =
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
function wishOf(target: Element, canWait: boolean): Wish | undefined {
  if (target.closest(SEARCH)) {
    return {what: 'search', text: ''};
  }
  const control = target.closest<HTMLElement>(CONTROLS);
  if (control) {
    return {what: 'press', control};
  }
  const link = target.closest<HTMLAnchorElement>(MOVING_LINKS);
  return link && canWait && hasChosenVersion() ? {what: 'follow', link} : undefined;
}

/** Has the sidebar stand in for the menu. */
const MENU_SHOWN = 'data-menu-awaited';

const isMenuShown = (): boolean => document.documentElement.hasAttribute(MENU_SHOWN);

const isMenu = (wish?: Wish): boolean => wish?.what === 'press' && wish.control.matches(MENU);

/** The element that shows it. */
function elementOf(wish: Wish): HTMLElement | null {
  switch (wish.what) {
    case 'press':
      return wish.control;
    case 'follow':
      return wish.link;
    case 'search':
      return document.querySelector<HTMLElement>(SEARCH);
  }
}

/** Has the reader see at once that something was pressed (base.css), and the docs' sidebar as the phone menu. */
export function showWish(wish: Wish | undefined): void {
  document.querySelectorAll<HTMLElement>('[data-awaited]').forEach(({dataset}) => {
    delete dataset.awaited;
  });
  if (wish) {
    elementOf(wish)?.setAttribute('data-awaited', '');
  }
  document.documentElement.toggleAttribute(MENU_SHOWN, isMenu(wish));
}

/**
 * Has the application do what the reader wished.
 *
 * @returns takes the focus back to where the reader has gone since
 */
export function grantWish(wish: Wish): () => void {
  const element = elementOf(wish);
  const focused = document.activeElement as HTMLElement;
  element?.click();
  return () => focused !== element && focused.matches(':not(body)') && focused.focus();
}

/**
 * Hears of clicks on controls until the application is there, and gives it what the reader points at or has focused.
 *
 * @param want is called with what only the application can do; without anything for a wish that is taken back
 */
export function keepClicks(life: Lifecycle, want: (wish?: Wish) => void): void {
  const interest = new Map<string, Event>();
  const controller = new AbortController();
  const options = {capture: true, signal: controller.signal};

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const wish = isPlain(event) ? wishOf(target, life.state !== 'failed') : undefined;
      if (!wish) {
        // Beside the stand-in of the menu.
        if (isMenuShown() && !target.closest('.theme-doc-sidebar-container')) {
          want();
        }
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (wish.what === 'press' && isColourModeButton(wish.control)) {
        changeColourMode();
      } else {
        want(isMenuShown() && isMenu(wish) ? undefined : wish);
      }
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({key}) => key === 'Escape' && isMenuShown() && want(),
    options,
  );
  HURRYING.split(' ').forEach((type) => {
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
  });
}
