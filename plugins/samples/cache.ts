import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {version as solc} from 'solc/package.json';
import {version as typescript} from 'typescript/package.json';
import {ACTION_TYPES} from './action-types';

/** Results that depend on nothing but what their key is made of. */
export interface Cache {
  get: <Value>(key: string) => Value | undefined;
  set: (key: string, value: unknown) => void;
  /**
   * Writes what was read or set since the cache was opened.
   *
   * @param options.keepUnused also keep the rest, which is otherwise forgotten
   */
  save: (options?: {keepUnused?: boolean}) => void;
}

/** A key for everything that decides a result. */
export function keyOf(kind: string, ...parts: readonly unknown[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

const isSource = (file: string): boolean =>
  /\.(?:ts|cjs|json)$/.test(file) && !file.endsWith('.test.ts');

/**
 * A fingerprint of the checker itself: a change to any of its files, to its compilers or to Node
 * makes all results old.
 *
 * @param folders of other code that decides results
 */
function checkerFingerprint(folders: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const folder of [
    __dirname,
    path.join(__dirname, '..', 'shared'),
    ACTION_TYPES,
    ...folders,
  ]) {
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter(isSource)
      .sort()) {
      hash.update(file).update(readFileSync(path.join(folder, file)));
    }
  }
  return hash.update(process.version).update(typescript).update(solc).digest('hex');
}

function readEntries(file: string, fingerprint: string): Map<string, unknown> {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as {
      fingerprint: string;
      entries: Record<string, unknown>;
    };
    return new Map(saved.fingerprint === fingerprint ? Object.entries(saved.entries) : []);
  } catch {
    // There is no cache yet, or something else has broken it.
    return new Map();
  }
}

/**
 * Opens the cache in a file, which need not exist.
 *
 * @param folders of code outside this one that decides results
 */
export function openCache(file: string, folders: readonly string[] = []): Cache {
  const fingerprint = checkerFingerprint(folders);
  const known = readEntries(file, fingerprint);
  const used = new Map<string, unknown>();
  return {
    get: <Value>(key: string) => {
      const value = known.get(key);
      if (value !== undefined) {
        used.set(key, value);
      }
      return value as Value | undefined;
    },
    set: (key, value) => {
      known.set(key, value);
      used.set(key, value);
    },
    save: ({keepUnused = false} = {}) => {
      // Another run may have saved since this one has read the file.
      const kept = keepUnused ? [...readEntries(file, fingerprint), ...used] : used;
      mkdirSync(path.dirname(file), {recursive: true});
      // Moved into place, so that a run that starts now reads the old file or the new one.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify({fingerprint, entries: Object.fromEntries(kept)}));
      renameSync(draft, file);
    },
  };
}

/** A cache that is empty at first and never written, for tests. */
export function memoryCache(): Cache {
  const entries = new Map<string, unknown>();
  return {
    get: <Value>(key: string) => entries.get(key) as Value | undefined,
    set: (key, value) => void entries.set(key, value),
    save: () => undefined,
  };
}
