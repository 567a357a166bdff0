import {expect, it} from 'vitest';
import {formatProblem} from './sample';
import {parsePages, readerPages, type PageFile} from './pages';
import {fence, memoryCache} from './testing/check-texts';
import {ambiguousTitles} from './titles';

/** @param texts pages by path; one that starts with `v2/` stands for a page of v2 */
async function problemsOf(texts: Readonly<Record<string, string>>): Promise<string[]> {
  const files = Object.entries(texts).map(([path, text]): PageFile => ({
    path,
    text,
    version: path.startsWith('v2/') ? 'v2' : 'v3',
  }));
  const pages = readerPages(await parsePages(files, memoryCache()));
  return ambiguousTitles(pages).map(formatProblem);
}

const lock = (code: string, title = 'lock.ts', meta = ''): string =>
  fence(`${title.split('.').at(-1)} title="${title}" ${meta}`, `export const lock = ${code};`);

const another = (title: string, page: string): string =>
  `"${title}" is another file on ${page}; give one of them another name`;

it('says where a title stands for another file', async () => {
  const texts = {
    'a.mdx': lock('1'),
    'b.mdx': lock('1') + lock('2'),
    'c.mdx': lock('3', 'lock.js'),
    'd.mdx': lock('4', 'lock.ts', 'shared'),
  };
  expect(await problemsOf(texts)).toEqual([
    `a.mdx:1: ${another('lock.ts', 'd.mdx')}`,
    `b.mdx:1: ${another('lock.ts', 'd.mdx')}`,
    `b.mdx:4: ${another('lock.ts', 'd.mdx')}`,
    `c.mdx:1: ${another('lock.js', 'd.mdx')}`,
  ]);
});

it.each([
  ['other versions', {'a.mdx': lock('1') + lock('2', 'lock.ts', 'sdk=v2'), 'v2/b.mdx': lock('2')}],
  ['partials', {'_a.mdx': lock('1'), 'b.mdx': `import A from './_a.mdx';`, 'c.mdx': lock('1')}],
  ['hidden lines', {'a.mdx': lock('1'), 'b.mdx': lock(`1;\n// ---cut-after---\nlock.toString()`)}],
  ['other names', {'a.mdx': lock('1') + lock('2', 'lock.action.js') + lock('3', 'src/lock.ts')}],
  ['what is no file', {'a.mdx': fence('text title="a"', '1') + fence('diff title="a"', '2')}],
  ['names that tools look for', {'a.mdx': lock('1', 'main.ts'), 'b.mdx': lock('2', 'main.ts')}],
])('lets %s pass', async (_what, texts) => {
  expect(await problemsOf(texts)).toEqual([]);
});

it('wants one file of a name on a page, even if tools look for it', async () => {
  expect(await problemsOf({'a.mdx': lock('1', 'main.ts') + lock('2', 'main.ts')})).toEqual([
    `a.mdx:4: ${another('main.ts', 'a.mdx')}`,
  ]);
});
