import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {filesOf} from '../support/page-files';
import {buildDir, builtPages} from '../support/site';

/**
 * Budgets of each page in bytes, compressed with brotli; one kB is 1000 bytes. The aim is 150 kB: four long pages, lists of
 * errors and of changes, are above it.
 */
const BUDGET = {total: 161_000, script: 128_000, stylesheet: 14_700, font: 0};

const EXTENSIONS = {script: /\.js$/, stylesheet: /\.css$/, font: /\.woff2?$/};

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

test('every page stays within its weight', () => {
  const pages = builtPages.map((page) => ({...page, files: filesOf(page)}));
  const uses = new Map<string, number>();
  pages.flatMap(({files}) => files).forEach((file) => uses.set(file, (uses.get(file) ?? 0) + 1));
  const sumOf = (files: readonly string[], ownQuality?: number): number =>
    files.reduce(
      (sum, file) => sum + sizeOf(file, uses.get(file) === 1 ? ownQuality : undefined),
      0,
    );

  // Compressing all files as well as possible takes a minute: a quick try, which is never smaller, is enough for most.
  const QUICK = 5;
  const heaviest = pages
    .map((page) => ({...page, atMost: sumOf(page.files, QUICK)}))
    .sort((a, b) => b.atMost - a.atMost);
  const [first] = heaviest;
  console.log(`${first!.route} is the heaviest: ${sumOf(first!.files)} bytes with brotli`);

  for (const {route, files, atMost} of heaviest) {
    const total = atMost <= BUDGET.total ? atMost : sumOf(files);
    expect.soft(total, `all of ${route}`).toBeLessThanOrEqual(BUDGET.total);
    for (const kind of ['script', 'stylesheet', 'font'] as const) {
      const ofKind = files.filter((file) => EXTENSIONS[kind].test(file));
      expect.soft(sumOf(ofKind, QUICK), `${kind} of ${route}`).toBeLessThanOrEqual(BUDGET[kind]);
    }
  }
});
