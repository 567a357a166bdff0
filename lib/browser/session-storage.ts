/**
 * Keeps a text until the tab is closed. Where readers have blocked site data, nothing is kept.
 *
 * @param text null forgets it
 * @returns whether it was kept
 */
export function remember(key: string, text: string | null): boolean {
  try {
    if (text === null) {
      window.sessionStorage.removeItem(key);
    } else {
      window.sessionStorage.setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

/** What was kept under this key; null if nothing was, or nothing can be. */
export function recall(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The key that is set while a page is loaded anew because the reader went back to it. */
export const RETURNING = 'returning';
