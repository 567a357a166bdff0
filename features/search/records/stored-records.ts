import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {generate} from '@docusaurus/utils';
import {SiteError} from '../../../lib/node/site-error';
import type {SectionRecord} from '../../../packages/search-engine/sections';

/** Below Docusaurus' folder of generated files, which is not published. */
const FILE = path.join('search', 'records.json');

/** What a build keeps for those who need its records later. */
export interface StoredRecords {
  /** Where the site is served from, without a path: `https://docs.example.org`. */
  readonly origin: string;
  readonly records: readonly SectionRecord[];
}

/** Keeps the records of a build. @param folder Docusaurus' generated files */
export const storeRecords = (stored: StoredRecords, folder: string): Promise<void> =>
  generate(folder, FILE, JSON.stringify(stored));

/**
 * The records of the last build.
 *
 * @param folder Docusaurus' generated files
 * @throws SiteError if the site has not been built
 */
export async function storedRecords(folder = '.docusaurus'): Promise<StoredRecords> {
  const file = path.join(folder, FILE);
  try {
    const stored = JSON.parse(await readFile(file, 'utf8')) as StoredRecords;
    if (Array.isArray(stored.records)) {
      return stored;
    }
  } catch {
    // What is wrong with the file makes no difference.
  }
  throw new SiteError(file, 'holds no search records; build the site first with "npm run build"');
}
