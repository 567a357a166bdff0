import {recall, remember} from '../../lib/browser/storage';
import {asksForSearch, changesText, isComposing} from './keys.shared';

// The script in the head makes it, the search box of the application goes on with it: one text from the first key on,
// whichever of the two is there, from one area's page to the next, and across a reload.

/** The text of the search box. */
export interface SearchText {
  /** Undefined while the box is closed. */
  readonly value: string | undefined;
  /** Opens the box with a text, changes its text, or closes it. */
  readonly set: (value: string | undefined) => void;
  /** Calls back after each change. @returns ends that */
  readonly subscribe: (listener: () => void) => () => void;
  /** Enter was pressed before the box could answer it. */
  readonly isSubmitted: boolean;
  /** Gives the focus back to where it was before, as the box is about to take it. */
  readonly handOver: () => void;
  /** Opens the box with its text again after the reload that comes next. */
  readonly keepForReload: () => void;
}

declare global {
  interface Window {
    searchText?: SearchText;
  }
}

const KEPT = 'search-text';

const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter' && !isComposing(event);

/** The input of the open box. */
const shownInput = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('dialog[open] [type=search]');

function createSearchText(): SearchText {
  let value = recall(KEPT) ?? undefined;
  remember(KEPT, null);
  let isSubmitted = false;
  /** An input that takes keys, pasted text and input methods until that of the box is there. */
  let standIn: HTMLInputElement | undefined;
  let focused: Element | null = null;
  const listeners = new Set<() => void>();

  const handOver = (): void => {
    const hasFocus = standIn && document.activeElement === standIn;
    standIn?.remove();
    standIn = undefined;
    if (hasFocus && focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  };
  const change = (next: string | undefined): void => {
    if (next !== value) {
      value = next;
      isSubmitted = false;
      listeners.forEach((listener) => listener());
    }
  };
  const set = (next: string | undefined): void => {
    handOver();
    change(next);
  };
  const focusStandIn = (): void => {
    if (!standIn) {
      focused = document.activeElement;
      standIn = document.createElement('input');
      Object.assign(standIn, {className: 'visually-hidden', ariaLabel: 'Search docs', value});
      standIn.addEventListener('input', () => standIn && change(standIn.value));
      document.body.append(standIn);
    }
    standIn.focus({preventScroll: true});
  };

  window.addEventListener(
    'keydown',
    (event) => {
      const isAwaited = value !== undefined && !shownInput();
      const isTyped = isAwaited && changesText(event);
      if (asksForSearch(event) && !isTyped) {
        if (event.key === '/' && shownInput()) {
          shownInput()!.focus();
        } else if (!event.repeat) {
          set(value === undefined ? '' : undefined);
        }
      } else if (value !== undefined && event.key === 'Escape' && !isComposing(event)) {
        set(undefined);
      } else if (standIn?.value && event.target === standIn && isEnter(event)) {
        isSubmitted = true;
      } else {
        // These are for whatever has the focus.
        if (isAwaited && event.key !== 'Tab' && event.key !== 'Enter') {
          focusStandIn();
        }
        return;
      }
      // Browsers would type into the page, or empty the input before it closes.
      event.preventDefault();
    },
    true,
  );

  return {
    get value() {
      return value;
    },
    get isSubmitted() {
      return isSubmitted;
    },
    set,
    handOver,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keepForReload() {
      // Readers may type until the page goes.
      const keep = () => remember(KEPT, value ?? null);
      window.addEventListener('pagehide', keep, {once: true});
    },
  };
}

/** The text of this document's search box, which begins to hear of keys with the first call. */
export const searchText = (): SearchText => (window.searchText ??= createSearchText());
