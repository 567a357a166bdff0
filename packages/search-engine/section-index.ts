import MiniSearch, {type Options} from 'minisearch';
import {unpackIndex, type PackedIndex} from './pack';
import {indexedTerms} from './words';

/** What of a section is searched, with its weight: a word in a title counts more than in a text. */
const FIELDS = {
  title: 4.5,
  slug: 3.3,
  heading: 1.65,
  /** The page's description. */
  about: 5,
  /** Other words for what the page is about; see its front matter. */
  keywords: 3,
  text: 1,
  code: 0.65,
};

/** A section as hits show it. */
export interface Section {
  /** Its number in the area. */
  readonly id: number;
  readonly url: string;
  /** The page's title, then the headings that lead to the section. */
  readonly hierarchy: readonly string[];
  /** How much its page counts; see records/page-weights.ts. */
  readonly weight: number;
}

type SectionDocument = Section & Partial<Record<keyof typeof FIELDS, string>>;

/** The sections of an area, searchable. */
export type SectionIndex = MiniSearch<SectionDocument>;

/** MiniSearch wants the same ones for reading an index as for making it. */
const OPTIONS: Options<SectionDocument> = {
  fields: Object.keys(FIELDS),
  storeFields: ['url', 'hierarchy', 'weight'],
  tokenize: indexedTerms,
  processTerm: (term) => term,
  // Queries are made of terms; see query.ts. Longer fields count less than MiniSearch has it.
  searchOptions: {
    boost: FIELDS,
    tokenize: (term) => [term],
    bm25: {k: 1.2, b: 0.95, d: 0.5},
    weights: {prefix: 0.08, fuzzy: 0.45},
  },
};

export const emptyIndex = (): SectionIndex => new MiniSearch(OPTIONS);

/** @throws Error if that is no packed index */
export const readIndex = (packed: PackedIndex): SectionIndex =>
  MiniSearch.loadJS(unpackIndex(packed), OPTIONS);
