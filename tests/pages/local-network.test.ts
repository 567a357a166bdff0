import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {buildDir} from '../support/site';

const LARGEST = 250_000;

test('the local network is served as a package, without sources and tests', () => {
  const file = path.join(buildDir, 'lit-local-network.tgz');
  const names = execFileSync('tar', ['-tzf', file], {encoding: 'utf8'}).trim().split('\n').sort();
  expect(names).toEqual([
    'package/README.md',
    'package/differences.json',
    'package/dist/cli.js',
    'package/dist/globals.cjs',
    'package/dist/network.js',
    'package/dist/page.js',
    'package/dist/preload.js',
    'package/dist/sandbox.cjs',
    'package/dist/thread.cjs',
    'package/package.json',
  ]);
  expect(readFileSync(file).length).toBeLessThan(LARGEST);
});
