import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {unreadable} from './unreadable';

const root = mkdtempSync(path.join(tmpdir(), 'unreadable-'));
const page = (length: number) => ({path: 'docs/a.mdx', text: 'a'.repeat(length)});

it('names the line at which data is no JSON, and a page that is too large', () => {
  mkdirSync(path.join(root, 'site/sidebars'), {recursive: true});
  mkdirSync(path.join(root, 'packages/sdk-facts/data'), {recursive: true});
  writeFileSync(path.join(root, 'site/redirects.json'), '[]');
  expect(unreadable(root, [page(200_000)])).toEqual([]);
  writeFileSync(path.join(root, 'site/routes.json'), '[\n  {"path": "/"},\n  {"path": }\n]');
  writeFileSync(path.join(root, 'site/sidebars/v3.json'), '[\n  {"a": 1},\n');
  writeFileSync(path.join(root, 'packages/sdk-facts/data/auth.json'), '{');
  expect(unreadable(root, [page(5_000_000)]).sort()).toEqual([
    'docs/a.mdx:1: has 5000000 characters, 200000 are allowed; make several pages of it',
    'packages/sdk-facts/data/auth.json:1: Expected string in JSON but found end of file; mend it there or in the line above',
    'site/routes.json:3: Unexpected "}" in JSON; mend it there or in the line above',
    'site/sidebars/v3.json:3: Unexpected end of file in JSON; mend it there or in the line above',
  ]);
});
