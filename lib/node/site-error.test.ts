import path from 'node:path';
import {parseArgs} from 'node:util';
import {afterEach, expect, it, vi} from 'vitest';
import {placeOf} from './place';
import {runCommand, SiteError} from './site-error';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

it.each<[string, () => unknown, RegExp]>([
  [
    'an error of the site as one line',
    () => Promise.reject(new SiteError('a.mdx', 'has no title')),
    /^a\.mdx: has no title$/,
  ],
  [
    'an unknown option as one line',
    () => parseArgs({args: ['--wat']}),
    /^Unknown option '--wat'.*$/,
  ],
  [
    'any other error with its stack',
    () => {
      throw new TypeError('x');
    },
    /^TypeError: x\n.*site-error\.test\.ts/,
  ],
])('a command prints %s, and fails', async (_what, main, printed) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(main);
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(printed));
  expect(process.exitCode).toBe(1);
});

it.each([
  [path.resolve('docs/page.mdx'), 12, 'docs/page.mdx:12'],
  [path.resolve('docs/page.mdx'), undefined, 'docs/page.mdx'],
  [undefined, undefined, 'unknown page'],
])('the place of %s with line %s is %s', (file, line, place) => {
  expect(placeOf(file, line)).toBe(place);
});

it('the place of a page is relative to the site, wherever its build was started from', () => {
  const page = path.resolve('docs/page.mdx');
  vi.spyOn(process, 'cwd').mockReturnValue('/elsewhere');
  expect(placeOf(page)).toBe('docs/page.mdx');
});
