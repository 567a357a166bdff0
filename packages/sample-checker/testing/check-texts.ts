import path from 'node:path';
import {readSdk} from '../../sdk-release/sdk';
import type {Cache} from '../cache';
import {checkPages, type PagesReport} from '../check-pages';
import {parsePages, readerPages, type PageFile} from '../pages';
import type {Run, Types} from '../record-files';
import type {Known} from '../records';

const ROOT = path.join(__dirname, '../../..');

/** The releases that tests check against: the real ones. */
export const SDKS = {v2: readSdk(ROOT, 'v2'), v3: readSdk(ROOT, 'v3')};

/** A cache that is empty at first and never written. */
export function memoryCache(): Cache {
  const entries = new Map<string, unknown>();
  return {
    get: <Value>(key: string) => entries.get(key) as Value | undefined,
    set: (key, value) => void entries.set(key, value),
  };
}

/** Nothing at first. */
export const known = (): Record<'v2' | 'v3', Known> => ({
  v2: {runs: new Map<string, Run>(), types: new Map<string, Types>()},
  v3: {runs: new Map<string, Run>(), types: new Map<string, Types>()},
});

/** The checker's report, and its problems by page as `line message`. */
export interface TextsReport extends PagesReport {
  problemsOf: (page: string) => string[];
}

/**
 * Checks pages that exist in a test only. Checking many at once is far quicker than one after the
 * other, because the compiler reads the SDK once.
 *
 * @param texts pages by name; one that starts with `v2/` stands for a page of v2, any other for one of v3
 */
export async function checkTexts(
  texts: Readonly<Record<string, string>>,
  results = known(),
): Promise<TextsReport> {
  const files = Object.entries(texts).map(([name, text]): PageFile => ({
    path: name,
    text,
    version: name.startsWith('v2/') ? 'v2' : 'v3',
  }));
  const parsed = await parsePages(files, memoryCache());
  const report = await checkPages(parsed, readerPages(parsed), SDKS, results);
  return {
    ...report,
    problemsOf: (name) =>
      report.problems
        .filter(({page}) => page === name)
        .map(({line, message}) => `${line} ${message}`),
  };
}

/** A code fence. */
export const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
