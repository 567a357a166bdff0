import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {AREAS} from '../../site/versions';
import {INDEX_FOLDER, type Fetch} from './engine';
import type {SectionRecord} from './sections';

/** The fields of {@link Section}; index files hold no others of a record. */
const FIELDS = ['url', 'hierarchy', 'text', 'identifiers', 'keywords', 'weight', 'kind'];

/** The content of the index file of an area. @param records its sections */
export const indexFileOf = (records: readonly SectionRecord[]): string =>
  JSON.stringify(records, FIELDS);

/** Writes the index file of each area. @param outDir folder of the built site */
export async function writeIndex(records: readonly SectionRecord[], outDir: string): Promise<void> {
  const folder = path.join(outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  for (const area of AREAS) {
    const own = records.filter((record) => record.area === area);
    await writeFile(path.join(folder, `${area}.json`), indexFileOf(own));
  }
}

/** The origin that the files of a folder seem to come from. */
export const FILE_ORIGIN = 'http://site.example';

/** A `fetch` that answers from a folder. */
export function fileFetch(folder: string): Fetch {
  return async (url) => {
    try {
      return new Response(await readFile(path.join(folder, new URL(url).pathname)));
    } catch {
      return new Response(null, {status: 404});
    }
  };
}
