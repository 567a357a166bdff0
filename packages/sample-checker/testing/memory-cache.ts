import type {Cache} from '../cache';

/** A cache that is empty at first and never written. */
export function memoryCache(): Cache {
  const entries = new Map<string, unknown>();
  return {
    get: <Value>(key: string) => entries.get(key) as Value | undefined,
    set: (key, value) => void entries.set(key, value),
  };
}
