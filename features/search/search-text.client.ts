import {recall, remember} from '../../lib/browser/storage';
import {afterKey, asksForSearch, isComposing} from './keys.shared';

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
  /** Opens the box with its text again after the reload that comes next. */
  readonly keepForReload: () => void;
}

declare global {
  interface Window {
    searchText?: SearchText;
  }
}

const KEPT = 'search-text';

/** The input of the open box. */
const shownInput = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('dialog[open] [type=search]');

function createSearchText(): SearchText {
  let value = recall(KEPT) ?? undefined;
  remember(KEPT, null);
  const listeners = new Set<() => void>();
  const set = (next: string | undefined): void => {
    if (next !== value) {
      value = next;
      listeners.forEach((listener) => listener());
    }
  };

  /** The text after a key that comes before the input does. */
  const typed = (event: KeyboardEvent): string | undefined =>
    value === undefined || shownInput() ? undefined : afterKey(value, event);

  window.addEventListener(
    'keydown',
    (event) => {
      const text = typed(event);
      if (text !== undefined) {
        set(text);
      } else if (asksForSearch(event)) {
        if (event.key === '/' && shownInput()) {
          shownInput()!.focus();
        } else if (!event.repeat) {
          set(value === undefined ? '' : undefined);
        }
      } else if (value !== undefined && event.key === 'Escape' && !isComposing(event)) {
        set(undefined);
      } else {
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
    set,
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
