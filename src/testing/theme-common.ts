// Stands for @docusaurus/theme-common in unit tests: what the browser remembers, as all parts of a page see it.
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
