import {useCallback, useSyncExternalStore} from 'react';

// What the browser refused to store: kept until the reader leaves the site.
const unstored = new Map<string, string | null>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  if (unstored.has(key)) {
    return unstored.get(key) ?? null;
  }
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, value);
    }
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * A text that the reader's browser remembers, and a function that changes it (`null` forgets it).
 * It is `null` on the server and while the page hydrates. With storage blocked, it lasts as long
 * as the visit. All parts of a page, and all tabs, see the same text.
 */
export function useRemembered(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return [value, useCallback((next: string | null) => write(key, next), [key])];
}
