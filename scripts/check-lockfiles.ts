import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** A version and nothing else, a folder of this repository, or another declared dependency's version. */
const EXACT = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|file:[\w./-]+|\$.+)$/;

/** Versions by name; `overrides` also have those for the dependencies of one package. */
interface Versions {
  [name: string]: string | Versions;
}

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const;

type Manifest = Partial<Record<(typeof FIELDS)[number], Versions>>;

interface Lockfile {
  /** By the folder in which each is installed; the package itself is at "". */
  packages: Record<
    string,
    {resolved?: string; integrity?: string; link?: boolean; optionalDependencies?: Versions}
  >;
}

/** Builds that npm did not offer when the lockfile was made: other machines install them without a comparison. */
const WITHOUT_CHECKSUM = /@foundry-rs\/anvil-(?:darwin-(?:amd64|arm64)|linux-arm64|win32-amd64)$/;

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;

const problemsOfVersions = (versions: Versions = {}): string[] =>
  Object.entries(versions).flatMap(([name, version]) => {
    if (typeof version !== 'string') {
      return problemsOfVersions(version);
    }
    return EXACT.test(version) ? [] : [`"${name}": "${version}" is not exact; pin one version`];
  });

function problemsOfLockfile({packages}: Lockfile): string[] {
  const names = Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, ''));
  return Object.entries(packages).flatMap(
    ([place, {resolved, integrity, link, optionalDependencies = {}}]) => {
      // Builds for other platforms are optional, so npm leaves out those that it does not find; then `npm ci` stops on
      // every machine.
      const missing = Object.keys(optionalDependencies).find((name) => !names.includes(name));
      if (missing !== undefined) {
        return [`${place} lacks its build ${missing}; pin a version that has all in "overrides"`];
      }
      // A folder of this repository, linked or copied.
      if (!place.includes('node_modules/') || link || resolved?.startsWith('file:')) {
        return [];
      }
      if (resolved !== undefined) {
        const fix = 'delete its "resolved", see omit-lockfile-registry-resolved in .npmrc';
        return [`${place} names a download address; ${fix}`];
      }
      return integrity === undefined && !WITHOUT_CHECKSUM.test(place)
        ? [`${place} has no checksum; install it again`]
        : [];
    },
  );
}

/**
 * Checks the package in one folder: its versions are pinned, and its lockfile says what is installed but not from where.
 *
 * @param folder with a package.json
 * @param lockedByRoot folders that need no lockfile, because that of the project names what they depend on
 * @returns one line for each problem, with the file and the fix
 */
export function checkPackage(
  folder: string,
  lockedByRoot: ReadonlySet<string> = new Set(),
): string[] {
  const manifestFile = path.join(folder, 'package.json');
  const lockFile = path.join(folder, 'package-lock.json');
  const manifest = readJson<Manifest>(manifestFile);
  const problems = FIELDS.flatMap((field) => problemsOfVersions(manifest[field]));
  const hasLock = existsSync(lockFile);
  if (
    !hasLock &&
    !lockedByRoot.has(folder) &&
    (manifest.dependencies ?? manifest.devDependencies)
  ) {
    problems.push('there is no package-lock.json; run "npm install" beside it');
  }
  const ofLock = hasLock ? problemsOfLockfile(readJson<Lockfile>(lockFile)) : [];
  return [
    ...problems.map((problem) => `${manifestFile}: ${problem}`),
    ...ofLock.map((problem) => `${lockFile}: ${problem}`),
  ];
}

function main(): void {
  const files = globSync('**/package.json', {ignore: ['**/{node_modules,build}/**']});
  const folders = files.sort().map((file) => path.dirname(file));
  const lockedByRoot = new Set(Object.keys(readJson<Lockfile>('package-lock.json').packages));
  const problems = folders.flatMap((folder) => checkPackage(folder, lockedByRoot));
  problems.forEach((problem) => console.error(problem));
  console.log(`${folders.length} packages checked, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (require.main === module) {
  main();
}
