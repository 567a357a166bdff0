import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** A version and nothing else, or a folder of this repository. */
const EXACT = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|file:[\w./-]+)$/;

/** Another declared dependency's version, in `overrides`. */
const REFERENCE = /^\$/;

const OTHER_LOCKFILES = ['npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock'];

interface Overrides {
  [name: string]: string | Overrides;
}

type Versions = Record<string, string>;

interface Manifest {
  dependencies?: Versions;
  devDependencies?: Versions;
  optionalDependencies?: Versions;
  overrides?: Overrides;
}

interface Lockfile {
  /** By the folder in which each is installed; the package itself is at "". */
  packages: Record<
    string,
    {resolved?: string; integrity?: string; link?: boolean; optionalDependencies?: Versions}
  >;
}

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;

/** Names and versions of overrides, also of those for the dependencies of one package. */
const flatten = (overrides: Overrides): [name: string, version: string][] =>
  Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : flatten(value),
  );

function problemsOfManifest({overrides = {}, ...manifest}: Manifest): string[] {
  const {dependencies, devDependencies, optionalDependencies} = manifest;
  return [
    ...[dependencies, devDependencies, optionalDependencies].flatMap((group = {}) =>
      Object.entries(group),
    ),
    ...flatten(overrides).filter(([, version]) => !REFERENCE.test(version)),
  ]
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `"${name}": "${version}" is not exact; pin one version`);
}

/**
 * Builds for other platforms are optional, so npm leaves out those that it does not find; then `npm ci`
 * stops on every machine.
 */
function missingPlatforms({packages}: Lockfile): string[] {
  const names = new Set(
    Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, '')),
  );
  return Object.entries(packages).flatMap(([place, {optionalDependencies = {}}]) => {
    const [missing] = Object.keys(optionalDependencies).filter((name) => !names.has(name));
    return missing === undefined
      ? []
      : [`${place} lacks its build ${missing}; pin a version that has all in "overrides"`];
  });
}

function problemsOfLockfile({packages}: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, {resolved, integrity, link}]) => {
    // A folder of this repository, linked or copied.
    const isLocal = !place.includes('node_modules/') || link || resolved?.startsWith('file:');
    if (isLocal) {
      return [];
    }
    if (resolved !== undefined) {
      return [
        `${place} names a download address; delete its "resolved", see omit-lockfile-registry-resolved in .npmrc`,
      ];
    }
    return integrity === undefined ? [`${place} has no checksum; install it again`] : [];
  });
}

/**
 * Checks the package in one folder: its versions are pinned, and it has one lockfile, which says what is
 * installed but not from where.
 *
 * @param folder with a package.json
 * @returns one line for each problem, with the file and the fix
 */
export function checkPackage(folder: string): string[] {
  const manifestFile = path.join(folder, 'package.json');
  const manifest = readJson<Manifest>(manifestFile);
  const lockFile = path.join(folder, 'package-lock.json');
  const needsLock = Boolean(manifest.dependencies ?? manifest.devDependencies);
  const problems = problemsOfManifest(manifest).map((problem) => `${manifestFile}: ${problem}`);
  if (existsSync(lockFile)) {
    const lock = readJson<Lockfile>(lockFile);
    const ofLock = [...problemsOfLockfile(lock), ...missingPlatforms(lock)];
    problems.push(...ofLock.map((problem) => `${lockFile}: ${problem}`));
  } else if (needsLock) {
    problems.push(`${manifestFile}: there is no package-lock.json; run "npm install" beside it`);
  }
  for (const name of OTHER_LOCKFILES.filter((other) => existsSync(path.join(folder, other)))) {
    problems.push(`${path.join(folder, name)}: is a second lockfile; delete it`);
  }
  return problems;
}

function main(): void {
  const files = globSync('**/package.json', {ignore: ['**/{node_modules,build}/**']});
  const folders = files.sort().map((file) => path.dirname(file));
  const problems = folders.flatMap(checkPackage);
  problems.forEach((problem) => console.error(problem));
  console.log(`${folders.length} packages checked, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (require.main === module) {
  main();
}
