import {hydrated} from './application';
import {changeColourMode, isColourModeButton} from './colour-mode';

/** Controls that only the application answers. Links, copying and tabs do without it. */
const CONTROLS =
  'button:not([data-code=copy], .load-failure *), [role=button], input[type=checkbox]';

/** Opens the search; see features/search/ui/SearchBar.tsx. */
const SEARCH = '[aria-keyshortcuts]';

/** Opens the phone menu, for which CSS shows a stand-in (features/design/shell.css) until React does. */
const MENU = '.navbar__toggle';
const STAND_IN = '.theme-doc-sidebar-container';

/**
 * For one of these, React hydrates the whole page at once, half a second on a slow phone, where it would do so bit
 * by bit. Browsers answer them; they are kept from React until it is done.
 */
const SYNCHRONOUS =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change';

/** Events of interest, for which code loads that shows terms and types. */
const INTEREST = ['pointerover', 'focusin'] as const;

const isPlain = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

export const searchButton = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(SEARCH) ?? undefined;

export const isSearchButton = (control: HTMLElement | undefined): boolean =>
  control?.matches(SEARCH) ?? false;

/** A selector of an element by its place. Elements that translators add are of other types, so they do not count. */
export function pathOf(element: Element): string {
  const {tagName, parentElement} = element;
  if (!parentElement) {
    return tagName;
  }
  const alike = [...parentElement.children].filter((child) => child.tagName === tagName);
  return `${pathOf(parentElement)} > ${tagName}:nth-of-type(${alike.indexOf(element) + 1})`;
}

/** Set while the stand-in of the menu is shown. */
const MENU_SHOWN = 'data-menu-awaited';

const isMenuShown = (): boolean => document.documentElement.hasAttribute(MENU_SHOWN);

/** Shows at once that a control was pressed (base.css), and the docs' sidebar as the phone menu. */
export function showPressed(control: HTMLElement | undefined): void {
  document.querySelectorAll<HTMLElement>('[data-awaited]').forEach(({dataset}) => {
    delete dataset.awaited;
  });
  control?.setAttribute('data-awaited', '');
  document.documentElement.toggleAttribute(MENU_SHOWN, control?.matches(MENU) ?? false);
}

function keepFromReact(event: Event): void {
  if ((event.target as Element).closest('#__docusaurus')) {
    event.stopPropagation();
  }
}

/**
 * Captures clicks on controls until the application answers them, and then repeats for it what the reader points at or
 * has focused.
 *
 * @param press is called with a control that only the application answers, or undefined once the press is taken back
 */
export function captureClicks(press: (control?: HTMLElement) => void): void {
  const interest = new Map<string, Event>();
  const controller = new AbortController();
  const options = {capture: true, signal: controller.signal};

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const control = isPlain(event) ? target.closest<HTMLElement>(CONTROLS) : null;
      if (control) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (isColourModeButton(control)) {
          changeColourMode();
        } else {
          press(isMenuShown() && control.matches(MENU) ? undefined : control);
        }
      } else if (isMenuShown() && !target.closest(STAND_IN)) {
        press();
      }
    },
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
  });
}
