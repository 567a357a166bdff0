import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Results of this machine, by keys that say all that they depend on. */
export interface Cache {
  get: <Value>(key: string) => Value | undefined;
  set: (key: string, value: unknown) => void;
}

/** A cache on disk. */
export interface SavedCache extends Cache {
  /** Forgets what nobody has asked for since it was opened. */
  forgetUnused: () => void;
}

/** Opens the cache in a folder, which need not exist. */
export function openCache(folder: string): SavedCache {
  const used = new Set<string>();
  mkdirSync(folder, {recursive: true});
  const fileOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    used.add(name);
    return path.join(folder, name);
  };
  return {
    get: <Value>(key: string) => {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Value;
      } catch {
        // It is not known yet, or another process is writing it now.
        return undefined;
      }
    },
    set: (key, value) => writeFileSync(fileOf(key), JSON.stringify(value)),
    forgetUnused: () => {
      const old = readdirSync(folder).filter((name) => !used.has(name));
      old.forEach((name) => rmSync(path.join(folder, name), {force: true}));
    },
  };
}
