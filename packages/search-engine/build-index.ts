import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {AREAS} from '../../site/versions';
import {INDEX_FOLDER, type Fetch} from './engine';
import type {SectionRecord} from './sections';

/** The fields of {@link Section}; index files hold no others of a record. */
const FIELDS = ['url', 'hierarchy', 'text', 'identifiers', 'keywords', 'weight', 'kind'];

/** The content of an area's index file. @param records sections of the area */
export const indexFileOf = (records: readonly SectionRecord[]): string =>
  JSON.stringify(records, FIELDS);

/** Writes the index file of each area. @param outDir folder of the built site */
export async function writeIndex(records: readonly SectionRecord[], outDir: string): Promise<void> {
  const folder = path.join(outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  for (const area of AREAS) {
    const ofArea = records.filter((record) => record.area === area);
    await writeFile(path.join(folder, `${area}.json`), indexFileOf(ofArea));
  }
}

/** The origin of the files that {@link fileFetch} answers from. */
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
