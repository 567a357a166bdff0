import type {AsPlainObject} from 'minisearch';
import type {Section} from './section-index';

type Stored = Omit<Section, 'id'>;

/** How often a term is in which section, by number of the field and number of the section. */
type Postings = Record<string, Record<string, number>>;

/** A section below a page's title, by its last heading; the ones above are those of the sections before. */
type PackedSection = [anchor: string, level: number, heading: string];

type PackedPage = [url: string, weight: number, title: string, sections: PackedSection[]];

/** Each section by its distance to the one before, with `-n` behind it where the term is in it n times. */
type PackedPostings = [field: number, ...sections: number[]];

/** An index as its file holds it: a quarter smaller than as MiniSearch writes it, after compression. */
export interface PackedIndex extends Pick<
  AsPlainObject,
  'averageFieldLength' | 'dirtCount' | 'fieldIds' | 'serializationVersion'
> {
  fieldLength: number[][];
  pages: PackedPage[];
  terms: string[];
  /** Of each term, in their order. */
  postings: PackedPostings[][];
}

const numbered = <Value>(values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.entries());

function packSections(sections: readonly Stored[]): PackedPage[] {
  const pages: PackedPage[] = [];
  for (const {url, hierarchy, weight} of sections) {
    const [, anchor] = url.split('#');
    const heading = hierarchy.at(-1)!;
    if (anchor === undefined) {
      pages.push([url, weight, heading, []]);
    } else {
      pages.at(-1)![3].push([anchor, hierarchy.length - 1, heading]);
    }
  }
  return pages;
}

function unpackPage([page, weight, title, sections]: PackedPage): Stored[] {
  let hierarchy = [title];
  const below = sections.map(([anchor, level, heading]) => {
    hierarchy = [...hierarchy.slice(0, level), heading];
    return {url: `${page}#${anchor}`, hierarchy, weight};
  });
  return [{url: page, hierarchy: [title], weight}, ...below];
}

const packPostings = (postings: Postings): PackedPostings[] =>
  Object.entries(postings).map(([field, counts]) => {
    const sections = Object.keys(counts).map(Number);
    return [
      Number(field),
      ...sections.flatMap((section, at) => {
        const distance = section - (sections[at - 1] ?? 0);
        return counts[section] === 1 ? distance : [distance, -counts[section]!];
      }),
    ];
  });

function unpackPostings(packed: readonly PackedPostings[]): Postings {
  const postings: Postings = {};
  for (const [field, ...sections] of packed) {
    const counts: Postings[string] = (postings[field] = {});
    let section = 0;
    for (const number of sections) {
      section += Math.max(number, 0);
      counts[section] = number < 0 ? -number : 1;
    }
  }
  return postings;
}

/** @param index from MiniSearch, of sections that are numbered from 0, those of a page below the one that stands for it */
export function packIndex({index, fieldLength, storedFields, ...rest}: AsPlainObject): PackedIndex {
  const {averageFieldLength, dirtCount, fieldIds, serializationVersion} = rest;
  return {
    ...{averageFieldLength, dirtCount, fieldIds, serializationVersion},
    fieldLength: Object.values(fieldLength),
    pages: packSections(Object.values(storedFields) as Stored[]),
    terms: index.map(([term]) => term),
    postings: index.map(([, postings]) => packPostings(postings)),
  };
}

/** The opposite of `packIndex`. */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const {pages, terms, postings, fieldLength, ...rest} = packed;
  const sections = pages.flatMap(unpackPage);
  return {
    ...rest,
    documentCount: sections.length,
    nextId: sections.length,
    documentIds: numbered([...sections.keys()]),
    fieldLength: numbered(fieldLength),
    storedFields: numbered(sections),
    index: terms.map((term, at) => [term, unpackPostings(postings[at]!)]),
  };
}
