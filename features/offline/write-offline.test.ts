import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {savedPath} from './names.shared';
import {countPages, readPack, split} from './write-offline';

it('saves pages under one path, with what they load, and nothing else', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'pack-'));
  mkdirSync(path.join(dir, 'v3/usecases'), {recursive: true});
  mkdirSync(path.join(dir, 'assets'));
  for (const file of [
    'index.html',
    '404.html',
    'mcp.json',
    'sitemap.xml',
    'v3/usecases/index.html',
    'v3/usecases.md',
    'assets/main.a1b2.js',
    'assets/picture.png',
  ]) {
    writeFileSync(path.join(dir, file), `text of ${file}`);
  }
  const pack = await readPack(dir, '/docs/');
  expect(pack).toEqual({
    '/docs': 'text of index.html',
    '/docs/assets/main.a1b2.js': 'text of assets/main.a1b2.js',
    '/docs/v3/usecases': 'text of v3/usecases/index.html',
  });
  expect(countPages(pack)).toBe(2);
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/v3/', '/v3'],
  ['/v3/usecases/index.html', '/v3/usecases'],
  ['/assets/js/a.js', '/assets/js/a.js'],
])('finds %s under %s', (asked, saved) => expect(savedPath(asked)).toBe(saved));

it('begins a new pack where one is full, also for what is larger than any', () => {
  const pack = {a: 'xxx', b: 'xxx', c: 'x', d: 'xxxxxxxxxxxx', e: 'x'};
  expect(split(pack, 6)).toEqual([{a: 'xxx', b: 'xxx'}, {c: 'x'}, {d: 'xxxxxxxxxxxx'}, {e: 'x'}]);
});
