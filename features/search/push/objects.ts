import {SECTIONS, VERSIONS} from '../../../site/versions';
import {SiteError} from '../../../lib/node/site-error';
import {LEVELS} from '../hosted/protocol.shared';
import type {StoredRecords} from '../records/stored-records';

/** Longer texts become several records, of which a search shows one; in bytes of UTF-8. The service takes 10 kB each. */
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

/**
 * Makes the objects of the hosted index of the records of a build, in their order; those of a section have its address.
 *
 * @throws SiteError if there are none
 */
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
