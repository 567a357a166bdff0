type Area = 'localStorage' | 'sessionStorage';

/**
 * Stores a text: in `sessionStorage`, until the tab is closed, or in `localStorage`. If readers have blocked site data,
 * nothing is stored.
 *
 * @param text null removes it
 * @returns whether it was stored
 */
export function remember(key: string, text: string | null, area: Area = 'sessionStorage'): boolean {
  try {
    if (text === null) {
      window[area].removeItem(key);
    } else {
      window[area].setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

/** The text that is stored under a key; null if there is none, or site data is blocked. */
export function recall(key: string, area: Area = 'sessionStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Tests if something is stored under a key that begins so. */
export function isStored(start: string): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}
