import path from 'node:path';
import {readSdk} from '../../sdk-release/sdk';
import type {Cache} from '../cache';
import {checkPages, type PagesReport} from '../check-pages';
import {parsePages, type PageFile} from '../pages';
import {memoryCache} from './memory-cache';

const ROOT = path.join(__dirname, '../../..');

/** The releases that tests check against: the real ones. */
export const SDKS = {v2: readSdk(ROOT, 'v2'), v3: readSdk(ROOT, 'v3')};

/**
 * Pages by name. A name that starts with `v2/` stands for a page of v2, any other for one of v3.
 */
export type Texts = Readonly<Record<string, string>>;

/** The checker's report, and its problems by page as `line message`. */
export interface TextsReport extends PagesReport {
  problemsOf: (page: string) => string[];
}

/**
 * Checks pages that exist in a test only. Checking many at once is far quicker than one after the
 * other, because the compiler reads the SDK once.
 */
export async function checkTexts(texts: Texts, cache: Cache = memoryCache()): Promise<TextsReport> {
  const files = Object.entries(texts).map(([name, text]): PageFile => ({
    path: name,
    text,
    version: name.startsWith('v2/') ? 'v2' : 'v3',
  }));
  const report = await checkPages(await parsePages(files, cache), SDKS, cache);
  return {
    ...report,
    problemsOf: (name) =>
      report.problems
        .filter(({page}) => page === name)
        .map(({line, message}) => `${line} ${message}`),
  };
}

/** A code fence. */
export function fence(info: string, code: string): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}
