// Stands for @docusaurus/theme-common in unit tests.
import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();

function change(store: () => void): void {
  store();
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

/** The browser's storage, as all components of a page see it. */
export function useStorageSlot(key: string) {
  const value = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
  const slot = {
    set: (text: string) => change(() => localStorage.setItem(key, text)),
    del: () => change(() => localStorage.removeItem(key)),
  };
  return [value, slot] as const;
}

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Record<string, Item[]> {
  const groups: Record<string, Item[]> = {};
  items.forEach((item) => (groups[keyOf(item)] ??= []).push(item));
  return groups;
}
