import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from 'vitest';
import {buildDir, builtPages, documentOf, readBuilt, type PublishedPage} from '../support/site';

/** Budgets in bytes, compressed with brotli; one kB is 1000 bytes. */
const BUDGET = {
  /** Until a reader does more than read. */
  toRead: {median: 24_450, most: 37_850},
  /** The page, the site's styles, its mark; and the styles of its parts, which other pages share. */
  requests: {all: 3, ownStyles: 4},
  /** With the application: 131 kB of code, 8 of which are digests of what it loads later, and the page's content again. */
  total: 196_700,
  stylesheets: 14_500,
};

/** Files that a first visit to a page fetches, each once: to read it, and once the reader does more. */
function filesOf(page: PublishedPage): {toRead: string[]; toWork: string[]} {
  const $ = documentOf(page);
  const filesIn = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute)!.split(' '))
      .filter((address) => address.startsWith('/'))
      .map((address) => decodeURI(address.slice(1)));
  const toRead = [
    page.file,
    ...filesIn('script[src], img[src]', 'src'),
    ...filesIn('link[rel="stylesheet"], link[rel="icon"], link[rel="preload"]', 'href'),
  ];
  const toWork = filesIn('meta[name="application-files"], meta[name="page-files"]', 'content');
  return {toRead: [...new Set(toRead)], toWork: [...new Set(toWork)]};
}

const sizes = new Map<string, number>();

/** Bytes of files with the best compression, or with one that is a hundred times as fast and never smaller. */
function sizeOf(files: readonly string[], quality: number = constants.BROTLI_MAX_QUALITY): number {
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
  return files.reduce((sum, file) => {
    const key = `${file} ${quality}`;
    const size =
      sizes.get(key) ??
      brotliCompressSync(readFileSync(path.join(buildDir, file)), {params}).length;
    sizes.set(key, size);
    return sum + size;
  }, 0);
}
const QUICK = 5;

const pages = builtPages.map((page) => ({route: page.route, ...filesOf(page)}));
const users = new Map<string, number>();
pages.flatMap(({toWork}) => toWork).forEach((file) => users.set(file, (users.get(file) ?? 0) + 1));
const isShared = (file: string): boolean => users.get(file)! > 1;

for (const {route, toRead, toWork} of pages) {
  test(`${route} stays within its weight`, () => {
    const styles = toRead.filter((file) => file.endsWith('.css'));
    const ownStyles = styles.length - 1;
    expect.soft(sizeOf(toRead), 'to read').toBeLessThanOrEqual(BUDGET.toRead.most);
    expect.soft(sizeOf(styles), 'styles').toBeLessThanOrEqual(BUDGET.stylesheets);
    expect.soft(toRead.length - ownStyles, 'requests').toBeLessThanOrEqual(BUDGET.requests.all);
    expect.soft(ownStyles, 'own styles').toBeLessThanOrEqual(BUDGET.requests.ownStyles);
    const atMost =
      sizeOf([...toRead, ...toWork.filter(isShared)]) +
      sizeOf(
        toWork.filter((file) => !isShared(file)),
        QUICK,
      );
    const whole = atMost <= BUDGET.total ? atMost : sizeOf([...toRead, ...toWork]);
    expect.soft(whole, 'all of it').toBeLessThanOrEqual(BUDGET.total);
  });
}

test('the median page stays within its weight', () => {
  const weights = pages.map(({toRead}) => sizeOf(toRead)).sort((a, b) => a - b);
  const median = weights[Math.floor(weights.length / 2)]!;
  console.log(`median ${median} bytes with brotli, most ${weights.at(-1)!}`);
  expect(median).toBeLessThanOrEqual(BUDGET.toRead.median);
});

test('the application asks to be compiled as a whole', () => {
  const application = pages[0]!.toWork.find((file) => file.includes('/main.'));
  expect(readBuilt(application!)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

/** Parts that few pages have. */
const RARE = ['.cards', '.filter', '.letters', '.sequence', '.pair'];

test.each(RARE)('pages with %s load its styles, and others do not', (part) => {
  const users = builtPages.filter((page) => documentOf(page)(`main ${part}`).length > 0);
  const loaders = pages.filter(({toRead}) =>
    toRead.some((file) => file.endsWith('.css') && readBuilt(file).includes(`${part}{`)),
  );
  expect(users.length).toBeGreaterThan(0);
  expect(loaders.map(({route}) => route)).toEqual(users.map(({route}) => route));
});
