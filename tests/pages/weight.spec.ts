import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {filesOf} from '../support/page-files';
import {buildDir, builtPages} from '../support/site';

/** Budgets in bytes, compressed with brotli; one kB is 1000 bytes. */
const BUDGET = {
  /** Until a reader does more than read. */
  toRead: {median: 25_000, most: 37_500},
  /** The page, the site's styles, its mark; and the styles of what only few pages have. */
  requests: {all: 3, ownStyles: 3},
  /** With the application: 131 kB of code, 8 of which are digests of what it loads later, and the page's content again. */
  total: 196_500,
  stylesheets: 14_500,
};

const sizes = new Map<string, number>();

/** What a file weighs with the best compression; computed once, because that takes a while. */
function sizeOf(file: string, quality: number = constants.BROTLI_MAX_QUALITY): number {
  const key = `${file} ${quality}`;
  const known = sizes.get(key);
  if (known !== undefined) {
    return known;
  }
  const params = {[constants.BROTLI_PARAM_QUALITY]: quality};
  const size = brotliCompressSync(readFileSync(path.join(buildDir, file)), {params}).length;
  sizes.set(key, size);
  return size;
}

const isStyle = (file: string): boolean => file.endsWith('.css');

test('every page stays within its weight', () => {
  const pages = builtPages.map((page) => ({route: page.route, ...filesOf(page)}));
  const uses = new Map<string, number>();
  const all = pages.flatMap(({toRead, toWork}) => [...toRead, ...toWork]);
  all.forEach((file) => uses.set(file, (uses.get(file) ?? 0) + 1));
  // Compressing all files as well as possible takes a minute: a quick try, which is never smaller, is enough for most.
  const QUICK = 5;
  const sumOf = (files: readonly string[], ownQuality?: number): number =>
    files.reduce(
      (sum, file) => sum + sizeOf(file, uses.get(file) === 1 ? ownQuality : undefined),
      0,
    );
  const within = (files: readonly string[], budget: number): number => {
    const atMost = sumOf(files, QUICK);
    return atMost <= budget ? atMost : sumOf(files);
  };

  const weights = pages
    .map((page) => ({
      ...page,
      read: sumOf(page.toRead),
      whole: within([...page.toRead, ...page.toWork], BUDGET.total),
    }))
    .sort((a, b) => a.read - b.read);
  const median = weights[Math.floor(weights.length / 2)]!;
  const heaviest = weights.at(-1)!;
  console.log(`median ${median.read} bytes with brotli, ${heaviest.route} ${heaviest.read}`);

  expect.soft(median.read, `median, ${median.route}`).toBeLessThanOrEqual(BUDGET.toRead.median);
  for (const {route, toRead, read, whole} of weights) {
    expect.soft(read, `${route} to read`).toBeLessThanOrEqual(BUDGET.toRead.most);
    const styles = toRead.filter(isStyle);
    const ownStyles = styles.length - 1;
    expect
      .soft(toRead.length - ownStyles, `requests of ${route}`)
      .toBeLessThanOrEqual(BUDGET.requests.all);
    expect.soft(ownStyles, `own styles of ${route}`).toBeLessThanOrEqual(BUDGET.requests.ownStyles);
    expect.soft(whole, `all of ${route}`).toBeLessThanOrEqual(BUDGET.total);
    expect.soft(sumOf(styles), `styles of ${route}`).toBeLessThanOrEqual(BUDGET.stylesheets);
  }
});
