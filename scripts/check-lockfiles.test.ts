import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkPackage} from './check-lockfiles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'package-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

const write = (name: string, content: object): void =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

/** The problems of a package; paths are relative to its folder. */
function problemsWith(manifest: object, packages: object = {'': {}}): string[] {
  write('package.json', manifest);
  write('package-lock.json', {packages});
  return checkPackage(folder).map((problem) => problem.replace(`${folder}${path.sep}`, ''));
}

describe('versions', () => {
  it.each(['1.2.3', '1.0.0-beta.1', 'file:../stubs/unused', 'file:features/a'])(
    'accepts %s',
    (version) => {
      expect(problemsWith({dependencies: {a: version}})).toEqual([]);
    },
  );

  it.each(['^1.2.3', '~1.2.3', '1.x', '*', 'latest', '>=1', 'https://a.example/a.tgz', 'a/b'])(
    'refuses %s',
    (version) => {
      expect(problemsWith({devDependencies: {a: version}})).toEqual([
        `package.json: "a": "${version}" is not exact; pin one version`,
      ]);
    },
  );

  it('accepts overrides that are exact or repeat a dependency, and no others', () => {
    expect(problemsWith({overrides: {a: '1.2.3', b: '$b', c: {d: '^4.0.0'}}})).toEqual([
      'package.json: "d": "^4.0.0" is not exact; pin one version',
    ]);
  });
});

describe('lockfiles', () => {
  it('accepts checksums without addresses, and folders of the repository', () => {
    const packages = {
      '': {},
      'node_modules/a': {integrity: 'sha512-a'},
      'node_modules/b': {resolved: 'file:../stubs/unused'},
      'node_modules/c': {resolved: 'stubs/unused', link: true},
      'stubs/unused': {},
    };
    expect(problemsWith({}, packages)).toEqual([]);
  });

  it('refuses download addresses, and packages without a checksum', () => {
    const packages = {
      'node_modules/a': {resolved: 'https://packages.example/a.tgz', integrity: 'sha512-a'},
      'node_modules/b': {},
    };
    expect(problemsWith({}, packages)).toEqual([
      expect.stringMatching(/^package-lock\.json: node_modules\/a names a download address/),
      'package-lock.json: node_modules/b has no checksum; install it again',
    ]);
  });

  it('misses builds for other platforms', () => {
    const a = {
      integrity: 'sha512-a',
      optionalDependencies: {'@a/linux': '1.2.3', '@a/darwin': '1.2.3'},
    };
    const packages = {
      'node_modules/a': a,
      'node_modules/b/node_modules/@a/linux': {integrity: 'sha512-b'},
    };
    expect(problemsWith({}, packages)).toEqual([
      'package-lock.json: node_modules/a lacks its build @a/darwin; pin a version that has all in "overrides"',
    ]);
  });

  it('misses a lockfile where there are dependencies', () => {
    write('package.json', {dependencies: {a: '1.2.3'}});
    expect(checkPackage(folder)).toEqual([
      expect.stringContaining('package.json: there is no package-lock.json'),
    ]);
    write('package.json', {});
    expect(checkPackage(folder)).toEqual([]);
  });
});
