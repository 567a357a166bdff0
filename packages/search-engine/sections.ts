import MiniSearch, {type Options, type SearchResult} from 'minisearch';
import type {PageKind} from '../../lib/any/page-kinds';
import type {Area} from '../../site/versions';
import {indexedTerms} from './words';

/** Between the cells of a table's row in a section's text. */
export const CELL_GAP = ' · ';

/** A section of a page, as in the index file of its area. */
export interface Section {
  /** Address with base URL and anchor; unique in the site. */
  readonly url: string;
  /** The page's title, then the headings that lead to the section. */
  readonly hierarchy: readonly string[];
  /** The text without code blocks; that of a page begins with its description, on a line of its own. */
  readonly text: string;
  /** Names of the API that its code blocks use, each once. */
  readonly identifiers: readonly string[];
  /** Other words for the page's subject, in the section that stands for the page; otherwise empty. */
  readonly keywords: string;
  /** Weight of the page when hits are ranked; 1 is usual. */
  readonly weight: number;
  /** Kind of the page; those written in React and posts have none. */
  readonly kind?: PageKind;
}

/** A section with its place in the site: the same record for the embedded index and the hosted one. */
export interface SectionRecord extends Section {
  readonly area: Area;
  /** Docusaurus' name for the docs version or area, by which contextual search filters. */
  readonly tag: string;
  readonly language: string;
}

/** Searched fields of a section with their weights: a word in a title counts more than in a text. */
const FIELDS = {
  title: 4.5,
  slug: 2.8,
  heading: 1.65,
  /** The page's description. */
  about: 5,
  keywords: 3,
  text: 1,
  code: 0.65,
};

/** The last part of an address, often the name of the page's subject: `get-session-sigs`. */
const slugOf = (route: string): string => route.replace(/\/$/, '').split('/').at(-1)!;

/** A section as MiniSearch indexes it, with the section itself to give back. */
function documentOf(section: Section) {
  const {url, hierarchy, text, identifiers, keywords} = section;
  const heading = hierarchy.at(-1)!;
  const common = {section, url, keywords, code: identifiers.join(' ')};
  if (hierarchy.length > 1) {
    return {...common, title: '', slug: '', about: '', heading, text};
  }
  const [about = '', ...lines] = text.split('\n');
  return {...common, title: heading, slug: slugOf(url), about, heading: '', text: lines.join('\n')};
}

/** The sections of an area, searchable. */
export type SectionIndex = MiniSearch<ReturnType<typeof documentOf>>;

/** A search result of MiniSearch. */
export type FoundSection = SearchResult & {readonly section: Section};

const OPTIONS: Options<ReturnType<typeof documentOf>> = {
  idField: 'url',
  fields: Object.keys(FIELDS),
  storeFields: ['section'],
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

/** Indexes sections. @throws TypeError if they are not sections */
export function indexSections(sections: readonly Section[]): SectionIndex {
  const index: SectionIndex = new MiniSearch(OPTIONS);
  index.addAll(sections.map(documentOf));
  return index;
}
