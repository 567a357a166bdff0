import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {globSync} from 'tinyglobby';

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

/** Declarations that the compiler reads by their paths: no module imports them. */
export const DECLARATIONS = {
  /** The globals of Lit Actions, which readers can download. */
  actions: path.join(ROOT, 'static/types'),
  /** Those of the sandbox that runs them. */
  sandbox: path.join(__dirname, 'ambient/sandbox.d.ts'),
  /** What hidden lines of other samples see of the local network. */
  network: path.join(__dirname, 'ambient/local-network.d.ts'),
};

/** The files that decide what is found out: what the checker's programs and the local network are made of, and the versions of all packages. */
export function checkerFiles(): string[] {
  const {metafile} = buildSync({
    entryPoints: [
      'index.ts',
      'run/worker.ts',
      '../network/src/cli.ts',
      // A thread of its own.
      '../network/src/actions/sandbox.cjs',
    ].map((file) => path.join(__dirname, file)),
    absWorkingDir: ROOT,
    outdir: ROOT,
    bundle: true,
    metafile: true,
    packages: 'external',
    platform: 'node',
    write: false,
  });
  const declarations = globSync('*.d.ts', {cwd: DECLARATIONS.actions, absolute: true});
  const others = [...declarations, DECLARATIONS.sandbox, DECLARATIONS.network].map((file) =>
    path.relative(ROOT, file),
  );
  return [...Object.keys(metafile.inputs), ...others, 'package-lock.json'].sort();
}

/** A fingerprint of the checker itself: a change to its code, to its compilers or to Node makes all results old. */
function checkerFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  checkerFiles().forEach((file) => hash.update(file).update(readFileSync(path.join(ROOT, file))));
  return hash.digest('hex');
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
