import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {CELL_GAP, type SectionRecord} from './record';
import {AREAS} from '../../site/versions';
import {INDEX_FOLDER, type AreaFiles} from './files';
import {packIndex, type PackedIndex} from './pack';
import {emptyIndex} from './section-index';

/** How much of a section's text is kept for snippets, in characters; what is beyond is found, but not quoted. */
const PROSE_LIMIT = 250;
/** Rows of tables say what a name or a code means, so that more of them is kept, each in short. */
const ROWS_LIMIT = 1500;
const ROW_LIMIT = 104;

/** A line is not begun that would say less than this many characters. */
const LEAST = 24;

const CUT = ' …';

/** Cuts a text at the end of a word, or within the first one if that is too long by itself. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const room = limit - CUT.length;
  const space = text.lastIndexOf(' ', room);
  return text.slice(0, space > 0 ? space : room) + CUT;
}

/** What of a section's text is kept for snippets. */
export function quotable(text: string): string {
  let prose = PROSE_LIMIT;
  let rows = ROWS_LIMIT;
  const kept: string[] = [];
  for (const line of text.split('\n')) {
    if (line.includes(CELL_GAP) && rows >= LEAST) {
      const row = cut(line, Math.min(ROW_LIMIT, rows));
      rows -= row.length;
      kept.push(row);
    } else if (!line.includes(CELL_GAP) && prose >= LEAST) {
      const sentence = cut(line, prose);
      prose -= sentence.length;
      kept.push(sentence);
    }
  }
  return kept.join('\n');
}

/** The last part of an address, which often is the name of what the page is about: `get-session-sigs`. */
const slugOf = (route: string): string => route.replace(/\/$/, '').split('/').at(-1)!;

/** Makes the index of an area. @param records its sections */
export function buildIndex(records: readonly SectionRecord[]): PackedIndex {
  const index = emptyIndex();
  records.forEach(({url, hierarchy, weight, text, identifiers, keywords}, id) => {
    const heading = hierarchy.at(-1)!;
    const section = {id, url, hierarchy, weight, code: identifiers.join(' ')};
    if (hierarchy.length > 1) {
      index.add({...section, title: '', slug: '', about: '', keywords, heading, text});
    } else {
      // The first line of a page is its description.
      const [about = '', ...lines] = text.split('\n');
      const rest = {heading: '', text: lines.join('\n')};
      index.add({...section, title: heading, slug: slugOf(url), about, keywords, ...rest});
    }
  });
  return packIndex(index.toJSON());
}

/** Makes the files of an area. @param records its sections */
export function filesOf(records: readonly SectionRecord[]): AreaFiles {
  const packed = buildIndex(records);
  const texts = records.map(({text}) => quotable(text));
  const hash = createHash('sha256').update(JSON.stringify([packed, texts]));
  const edition = hash.digest('base64url').slice(0, 8);
  return {index: {edition, packed}, texts: {edition, texts}};
}

/**
 * Writes the index of each area, and the texts for its snippets.
 *
 * @param records the sections of the site
 * @param outDir folder of the built site
 */
export async function writeIndex(records: readonly SectionRecord[], outDir: string): Promise<void> {
  const folder = path.join(outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  const write = (name: string, content: unknown): Promise<void> =>
    writeFile(path.join(folder, `${name}.json`), JSON.stringify(content));
  for (const area of AREAS) {
    const {index, texts} = filesOf(records.filter((record) => record.area === area));
    await Promise.all([write(area, index), write(`${area}-texts`, texts)]);
  }
}
