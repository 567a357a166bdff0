import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import type {PassedPages} from './passed-pages';
import type {PublishedPage} from './site';

const root = mkdtempSync(path.join(tmpdir(), 'passed-pages-'));
const home = process.cwd();
const page: PublishedPage = {route: '/a', area: 'v3', file: 'a.html'};
let open: (check: string, files: string[]) => PassedPages;

const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);

beforeAll(async () => {
  process.chdir(root);
  vi.stubEnv('BUILD_DIR', root);
  vi.resetModules();
  ({passedPages: open} = await import('./passed-pages'));
  write('code.ts', '1');
});
afterAll(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
  vi.resetModules();
  rmSync(root, {recursive: true});
});

it.each([
  ['nothing', () => undefined, true],
  [
    'the hash in the name of a script',
    () => write('a.html', '<script src="/assets/js/main.2222bbbb.js"></script>A'),
    true,
  ],
  ['the page', () => write('a.html', 'B'), false],
  ['code', () => write('code.ts', '2'), false],
])('after a change of %s', (_what, change, expected) => {
  write('a.html', '<script src="/assets/js/main.1111aaaa.js"></script>A');
  write('code.ts', '1');
  open('check', ['code.ts']).add(page);
  change();
  expect(open('check', ['code.ts']).has(page)).toBe(expected);
  expect(open('another', ['code.ts']).has(page)).toBe(false);
});
