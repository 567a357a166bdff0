import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {version as solc} from 'solc/package.json';
import {globSync} from 'tinyglobby';
import {version as typescript} from 'typescript/package.json';

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

const ROOT = path.join(__dirname, '..', '..');

/** The code that decides results, apart from what their keys are made of. */
const CODE = [
  'plugins/samples/**/*.{ts,cjs,json}',
  'plugins/sdk/*.ts',
  'plugins/shared/{markdown,notations,visible-code}.ts',
  'static/types/*.d.ts',
];

/** A fingerprint of the checker itself: a change to its code, to its compilers or to Node makes all results old. */
function checkerFingerprint(): string {
  const hash = createHash('sha256');
  const ignore = ['**/*.test.ts', '**/testing/**'];
  for (const file of globSync(CODE, {cwd: ROOT, ignore}).sort()) {
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
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

/** Opens the cache in a file, which need not exist. */
export function openCache(file: string): Cache {
  const fingerprint = checkerFingerprint();
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
