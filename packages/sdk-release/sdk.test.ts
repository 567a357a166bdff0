import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readSdk} from './sdk';

const PROJECT = path.join(__dirname, '../..');
const SDKS = {v2: readSdk(PROJECT, 'v2'), v3: readSdk(PROJECT, 'v3')};

const root = mkdtempSync(path.join(tmpdir(), 'sdk-'));

afterAll(() => rmSync(root, {recursive: true, force: true}));

function install(pinned: string, installed: string | undefined, types = ''): void {
  const folder = path.join(root, 'sdk', 'v3');
  const packageFolder = path.join(folder, 'node_modules', 'ethers');
  rmSync(root, {recursive: true, force: true});
  mkdirSync(packageFolder, {recursive: true});
  const manifest = JSON.stringify({dependencies: {ethers: pinned}});
  writeFileSync(path.join(folder, 'package.json'), manifest);
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  if (installed) {
    writeFileSync(path.join(packageFolder, 'package.json'), JSON.stringify({version: installed}));
    writeFileSync(path.join(packageFolder, 'index.d.ts'), types);
  }
}

describe('readSdk', () => {
  it('reads the release and the names of constants from the packages themselves', () => {
    expect([SDKS.v3.release, SDKS.v2.release]).toEqual(['3.0.24', '2.2.63']);
    expect(SDKS.v3.names().constants.get('LIT_CHAINS')).toContain('zora');
    expect(SDKS.v2.names().constants.get('LIT_CHAINS')).not.toContain('zora');
  });

  it('says what a new docs version lacks', () => {
    expect(() => readSdk(path.join(root, 'none'), 'v3')).toThrow(
      'sdk/v3: has no package.json; begin with a copy of another one',
    );
  });

  it('accepts what is installed as pinned', () => {
    install('5.7.2', '5.7.2');
    expect(readSdk(root, 'v3').packages.get('ethers')).toBe('5.7.2');
  });

  it('takes the version of a stub from the stub, and notices when its types change', () => {
    install('file:../stubs/ethers', '5.7.2');
    const {packages, fingerprint} = readSdk(root, 'v3');
    expect(packages.get('ethers')).toBe('5.7.2');
    install('file:../stubs/ethers', '5.7.2', 'export {};');
    expect(readSdk(root, 'v3').fingerprint).not.toBe(fingerprint);
  });

  it('lets nobody import from the stub that has no types', () => {
    install('file:../stubs/unused', '0.0.0');
    const {packages, unused} = readSdk(root, 'v3');
    expect([packages.has('ethers'), unused.has('ethers')]).toEqual([false, true]);
  });

  it.each(['5.7.1', undefined])('says that %s is installed', (installed) => {
    install('5.7.2', installed);
    expect(() => readSdk(root, 'v3')).toThrow(
      `sdk/v3: ethers 5.7.2 is not installed, but ${installed ?? 'nothing'}; run "npm ci" in this folder`,
    );
  });
});
