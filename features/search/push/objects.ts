import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {generate} from '@docusaurus/utils';
import {SiteError} from '../../../lib/node/site-error';
import type {SectionRecord} from '../../../packages/search-engine/sections';
import {SECTIONS, VERSIONS} from '../../../site/versions';
import {LEVELS} from '../hosted/protocol.shared';

/** Below Docusaurus' folder of generated files, which is not published. */
const FILE = path.join('search', 'records.json');

/** Kept by a build for a push. */
interface StoredRecords {
  /** Origin of the site: `https://docs.example.org`. */
  readonly origin: string;
  readonly records: readonly SectionRecord[];
}

/** Stores the records of a build. @param folder Docusaurus' generated files */
export const storeRecords = (stored: StoredRecords, folder: string): Promise<void> =>
  generate(folder, FILE, JSON.stringify(stored));

/** The records of the last build. @throws SiteError if the site has not been built */
export async function storedRecords(folder = '.docusaurus'): Promise<StoredRecords> {
  const file = path.join(folder, FILE);
  const stored = await readFile(file, 'utf8').catch(() => {
    throw new SiteError(file, 'holds no search records; build the site first with "npm run build"');
  });
  return JSON.parse(stored) as StoredRecords;
}

/** Longer texts, in bytes of UTF-8, become several records, of which a search shows one. The service's limit is 10 kB. */
const MAX_CONTENT_BYTES = 5000;

/** A section, or a part of a long one, as the hosted index holds it, with the names that DocSearch gives to these things. */
export type SearchObject = ReturnType<typeof toObjects>[number];

/** Cuts a text between lines into parts that are as long as they may be; a longer line is a part of its own. */
function cutText(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split('\n')) {
    const longer = parts.length > 0 ? `${parts.at(-1)}\n${line}` : line;
    if (parts.length > 0 && Buffer.byteLength(longer) <= MAX_CONTENT_BYTES) {
      parts[parts.length - 1] = longer;
    } else {
      parts.push(line);
    }
  }
  return parts;
}

/** The objects of the hosted index, in the order of the records. @throws SiteError if there are none */
export function toObjects({origin, records}: StoredRecords) {
  if (records.length === 0) {
    throw new SiteError('build', 'has no search records; an empty index would replace the old one');
  }
  const positions = new Map<string, number>();
  return records.flatMap(({url, area, tag, hierarchy, text, weight, ...record}) => {
    const [page = url, anchor = null] = url.split('#');
    const position = positions.get(page) ?? 0;
    positions.set(page, position + 1);
    const depth = Math.min(hierarchy.length, LEVELS.length);
    const levels = LEVELS.map((level, index) => [level, hierarchy[index] ?? null] as const);
    return cutText(text).map((content, part) => ({
      ...record,
      objectID: part === 0 ? url : `${url} (${part + 1})`,
      url: origin + url,
      url_without_anchor: origin + page,
      anchor,
      /** The level of the section's own heading. */
      type: LEVELS[depth - 1]!,
      hierarchy: {lvl0: {...VERSIONS, ...SECTIONS}[area].label, ...Object.fromEntries(levels)},
      content: content || null,
      version: /^docs-[^-]+-(.+)$/.exec(tag)?.[1] ?? 'current',
      docusaurus_tag: tag,
      /** Breaks ties: pages that explain before those that name, titles before headings, earlier sections before later. */
      weight: {pageRank: weight, level: 100 - 10 * depth, position},
    }));
  });
}
