import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SectionRecord} from '../records/record';
import {AREAS} from '../types';
import {buildIndex} from './build-index';
import {FORMAT, type Manifest} from './wire';

/** Where the index files are, below the site's folder; files there can be cached for good. */
const INDEX_FOLDER = 'assets/search';
/** The file that names them; it is not to be cached without asking. */
export const MANIFEST_FILE = 'search-index.json';

/** Writes a file whose name tells its content. @returns its path below the site's folder */
async function writeHashed(outDir: string, name: string, content: unknown): Promise<string> {
  const json = JSON.stringify(content);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const file = `${INDEX_FOLDER}/${name}.${hash}.json`;
  await writeFile(path.join(outDir, file), json);
  return file;
}

/**
 * Writes the index of each area, the texts for its snippets, and the manifest that names them.
 *
 * @param records the sections of the site, those of a page one after the other
 * @param outDir folder of the built site
 */
export async function writeIndex(records: readonly SectionRecord[], outDir: string): Promise<void> {
  await mkdir(path.join(outDir, INDEX_FOLDER), {recursive: true});
  const areas: Record<string, {index: string; texts: string}> = {};
  for (const area of AREAS) {
    const {index, texts} = buildIndex(records.filter((record) => record.area === area));
    areas[area] = {
      index: await writeHashed(outDir, area, index),
      texts: await writeHashed(outDir, `${area}-texts`, texts),
    };
  }
  const manifest: Manifest = {format: FORMAT, areas};
  await writeFile(path.join(outDir, MANIFEST_FILE), JSON.stringify(manifest));
}
