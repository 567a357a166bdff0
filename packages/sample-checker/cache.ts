import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {version as solc} from 'solc/package.json';
import {globSync} from 'tinyglobby';
import {version as typescript} from 'typescript/package.json';

/** Results by keys that say all that they depend on, apart from the checker itself. */
export interface Cache {
  get: <Value>(key: string) => Value | undefined;
  set: (key: string, value: unknown) => void;
}

/** A cache on disk. */
export interface SavedCache extends Cache {
  /** Forgets what nobody has asked for since it was opened. */
  forgetUnused: () => void;
}

const ROOT = path.join(__dirname, '../..');

/** The code that decides results, apart from what their keys are made of. */
const CODE = [
  'packages/sample-checker/**/*.{ts,cjs,json}',
  'packages/sdk-release/*.ts',
  'lib/node/{markdown,fences}.ts',
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

/** Opens the cache in a folder, which need not exist. */
export function openCache(folder: string): SavedCache {
  const fingerprint = checkerFingerprint();
  const used = new Set<string>();
  mkdirSync(folder, {recursive: true});
  const fileOf = (key: string): string => {
    const name = createHash('sha256').update(fingerprint).update(key).digest('hex');
    used.add(name);
    return path.join(folder, name);
  };
  return {
    get: <Value>(key: string) => {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Value;
      } catch {
        // It is not known yet, or another run is writing it now.
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
