import {SiteError} from '../../shared/site-error';
import {AREA_TAGS} from '../../shared/area-tags';
import type {SectionRecord} from '../records/record';
import type {StoredRecords} from '../records/stored-records';
import type {Area} from '../types';

/** The service refuses larger records on its smallest plan; in bytes of JSON. */
const MAX_BYTES = 10_000;

/** Longer texts become several records, of which a search shows one; in bytes of UTF-8. */
const MAX_CONTENT_BYTES = 5000;

/** Names of the areas, the topmost level of each hierarchy. */
const AREA_NAMES: Readonly<Record<Area, string>> = {
  v3: 'Docs v3',
  v2: 'Docs v2',
  learningLab: 'Learning Lab',
  ecosystem: 'Ecosystem',
  site: 'Blog and pages',
};

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** A section, or a part of a long one, as the hosted index holds it, with the names that DocSearch gives to these things. */
export interface SearchObject extends Record<string, unknown> {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** The level of the section's own heading. */
  readonly type: Level;
  readonly hierarchy: Readonly<Record<'lvl0' | Level, string | null>>;
  readonly content: string | null;
  readonly identifiers: readonly string[];
  readonly keywords: string;
  readonly language: string;
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly kind: string;
  /** Breaks ties: pages that explain before those that name, titles before headings, earlier sections before later. */
  readonly weight: {
    readonly pageRank: number;
    readonly level: number;
    readonly position: number;
  };
}

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

/**
 * @param part which part of the section it is, from 0
 * @param position which section of its page, from 0
 */
function toObject(
  record: SectionRecord,
  {part, position, origin}: {part: number; position: number; origin: string},
): SearchObject {
  const {url, area, kind, tag, language, hierarchy, text, identifiers, keywords, weight} = record;
  if (tag !== AREA_TAGS[area]) {
    throw new SiteError(url, `has the docusaurus_tag "${tag}", which belongs to no area of search`);
  }
  const [page = url, anchor = null] = url.split('#');
  const depth = Math.min(hierarchy.length, LEVELS.length);
  const levels = LEVELS.map((level, index) => [level, hierarchy[index] ?? null] as const);
  return {
    objectID: part === 0 ? url : `${url} (${part + 1})`,
    url: origin + url,
    url_without_anchor: origin + page,
    anchor,
    type: LEVELS[depth - 1]!,
    hierarchy: {lvl0: AREA_NAMES[area], ...Object.fromEntries(levels)} as SearchObject['hierarchy'],
    content: text || null,
    identifiers,
    keywords,
    language,
    version: /^docs-[^-]+-(.+)$/.exec(tag)?.[1] ?? 'current',
    docusaurus_tag: tag,
    kind,
    weight: {pageRank: weight, level: 100 - 10 * depth, position},
  };
}

/**
 * Makes the objects of the hosted index of the records of a build, in their order; those of a section have its address.
 *
 * @throws SiteError if there are none, or if the service would refuse one or never find it
 */
export function toObjects({origin, records}: StoredRecords): SearchObject[] {
  if (records.length === 0) {
    throw new SiteError('build', 'has no search records; an empty index would replace the old one');
  }
  const positions = new Map<string, number>();
  return records.flatMap((record) => {
    const page = record.url.split('#')[0]!;
    const position = positions.get(page) ?? 0;
    positions.set(page, position + 1);
    return cutText(record.text).map((text, part) => {
      const object = toObject({...record, text}, {part, position, origin});
      const size = Buffer.byteLength(JSON.stringify(object));
      if (size > MAX_BYTES) {
        throw new SiteError(
          record.url,
          `makes a search record of ${size} bytes, and the service takes ${MAX_BYTES}; divide the section or its longest paragraph`,
        );
      }
      return object;
    });
  });
}
