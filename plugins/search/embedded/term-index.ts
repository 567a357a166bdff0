import SearchableMap from 'minisearch/SearchableMap';
import type {Section} from './sections';
import {PostingsReader, type WireIndex} from './wire';
import {tokensOf} from './words';

/** What is searched in, with its weight: a word in a title counts more than in a text. */
const FIELDS = {title: 9, slug: 6, heading: 3.1, path: 1, text: 1, code: 0.5};
type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];
const WEIGHTS = Object.values(FIELDS);
const fieldId = (name: Field): number => FIELD_NAMES.indexOf(name);

/** Those that the file has postings for; the others follow from what it names. */
const WIRE_FIELDS = ['text', 'code'] as const;
/** Those that say what a section is about. */
const NAMING: ReadonlySet<number> = new Set((['title', 'slug', 'heading'] as const).map(fieldId));
/** Those searched for one or two letters: texts hold too many words that begin with them. */
const OF_FEW_LETTERS: ReadonlySet<number> = new Set((['title', 'heading'] as const).map(fieldId));
const ALL: ReadonlySet<number> = new Set(FIELD_NAMES.keys());

/**
 * The parameters of BM25+: how soon further mentions count less, how much long fields count less, and what a mention
 * counts at least. That least is there because BM25 penalises long documents too much (Lv and Zhai, "Lower-bounding term
 * frequency normalization", CIKM 2011). The values, and the weights below, are those of MiniSearch.
 */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const LOWER_BOUND = 0.5;

/** How much a longer term counts that begins as asked, and how much less with each further letter. */
const PREFIX_WEIGHT = 0.375;
const PREFIX_LOSS = 0.3;
/** How much a term counts that is nearly spelt as asked. */
const FUZZY_WEIGHT = 0.45;

/** What to look for: a term as it is, all that begin with it, or all that differ by so many letters. */
export type TermQuery =
  | {readonly term: string; readonly prefix?: never; readonly fuzzy?: never}
  | {readonly term: string; readonly prefix: true; readonly fuzzy?: never}
  | {readonly term: string; readonly prefix?: never; readonly fuzzy: number};

/** How well a section matches a term. */
export interface Match {
  readonly score: number;
  /** The terms of the index that matched. */
  readonly terms: readonly string[];
  /** Whether the term stands in a title, a heading or an address. */
  readonly isNamed: boolean;
}

/** Where a term stands, by field: number of a section, how often, and so on. */
type Places = (number[] | undefined)[];

/** A match as it grows, with several terms and fields. */
interface Growing {
  score: number;
  readonly terms: string[];
  isNamed: boolean;
}

/** The last part of a page's address, which often is the name of what the page is about: `get-session-sigs`. */
const slugOf = (route: string): string => route.replace(/\/$/, '').split('/').at(-1)!;

/** Adds that a section holds a term once more. Sections come in their order. */
function count(places: Places, field: number, section: number): void {
  const list = (places[field] ??= []);
  if (list.at(-2) === section) {
    list[list.length - 1]! += 1;
  } else {
    list.push(section, 1);
  }
}

/** What titles, headings and addresses hold, which the file says by naming them. */
function readNames(sections: readonly Section[]): Map<string, Places> {
  const named = new Map<string, Places>();
  const read = (name: Field, text: string, section: number): void => {
    for (const {term} of tokensOf(text)) {
      const places = named.get(term) ?? [];
      count(places, fieldId(name), section);
      named.set(term, places);
    }
  };
  sections.forEach(({hierarchy, url}, section) => {
    const heading = hierarchy.at(-1)!;
    if (hierarchy.length === 1) {
      read('title', heading, section);
      read('slug', slugOf(url), section);
    } else {
      read('heading', heading, section);
      hierarchy.slice(0, -1).forEach((above) => read('path', above, section));
    }
  });
  return named;
}

/** Says which sections of an area hold a term, and how much that means. */
export class TermIndex {
  /** In alphabetical order. */
  readonly #terms: readonly string[];
  readonly #places = new Map<string, Places>();
  /** The same as a radix tree, made when a word is not known: few searches need it. */
  #tree: SearchableMap<Places> | undefined;
  /** Number of different terms, by field and section, and its average by field. */
  readonly #lengths: readonly number[][];
  readonly #averages: readonly number[];

  /** @throws Error if the postings are not those of these sections */
  constructor(wire: WireIndex, sections: readonly Section[]) {
    this.#lengths = FIELD_NAMES.map(() => sections.map(() => 0));
    const named = readNames(sections);
    const wireTerms = wire.terms ? wire.terms.split('\n') : [];
    const readers = WIRE_FIELDS.map((name) => ({
      field: fieldId(name),
      postings: new PostingsReader(wire[name], sections.length),
    }));
    for (const term of wireTerms) {
      const places = named.get(term) ?? [];
      for (const {field, postings} of readers) {
        const list = postings.next();
        if (list.length > 0) {
          places[field] = list;
        }
      }
      named.delete(term);
      this.#set(term, places);
    }
    readers.forEach(({postings}) => postings.end());
    named.forEach((places, term) => this.#set(term, places));
    this.#terms = [...this.#places.keys()].sort();
    this.#averages = this.#lengths.map(
      (lengths) => lengths.reduce((sum, length) => sum + length, 0) / Math.max(sections.length, 1),
    );
  }

  #set(term: string, places: Places): void {
    this.#places.set(term, places);
    places.forEach((list, field) => {
      const lengths = this.#lengths[field]!;
      for (let at = 0; list && at < list.length; at += 2) {
        lengths[list[at]!]! += 1;
      }
    });
  }

  /** Whether any section holds this very term. */
  has(term: string): boolean {
    return this.#places.has(term);
  }

  /** The terms that begin like this, in alphabetical order. */
  *beginningWith(prefix: string): Iterable<string> {
    let [low, high] = [0, this.#terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#terms[middle]! < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    for (let at = low; this.#terms[at]?.startsWith(prefix); at += 1) {
      yield this.#terms[at]!;
    }
  }

  /** @returns the sections that hold what is looked for, by their number */
  find({term, prefix, fuzzy}: TermQuery): Map<number, Match> {
    const found = new Map<number, Growing>();
    const fields = prefix && term.length < 3 ? OF_FEW_LETTERS : ALL;
    const exact = this.#places.get(term);
    if (exact) {
      this.#add(found, term, exact, 1, fields);
    }
    if (prefix) {
      for (const longer of this.beginningWith(term)) {
        const distance = longer.length - term.length;
        if (distance > 0) {
          const weight = (PREFIX_WEIGHT * longer.length) / (longer.length + PREFIX_LOSS * distance);
          this.#add(found, longer, this.#places.get(longer)!, weight, fields);
        }
      }
    } else if (fuzzy) {
      this.#tree ??= SearchableMap.from([...this.#places]);
      for (const [other, [places, distance]] of this.#tree.fuzzyGet(term, fuzzy)) {
        if (distance > 0) {
          const weight = (FUZZY_WEIGHT * other.length) / (other.length + distance);
          this.#add(found, other, places, weight, fields);
        }
      }
    }
    return found;
  }

  #add(
    found: Map<number, Growing>,
    term: string,
    places: Places,
    weight: number,
    fields: ReadonlySet<number>,
  ): void {
    places.forEach((list, field) => {
      if (!list || !fields.has(field)) {
        return;
      }
      const lengths = this.#lengths[field]!;
      const average = this.#averages[field]!;
      const holding = list.length / 2;
      const rarity = Math.log(1 + (lengths.length - holding + 0.5) / (holding + 0.5));
      for (let at = 0; at < list.length; at += 2) {
        const section = list[at]!;
        const often = list[at + 1]!;
        const relativeLength = 1 - LENGTH_SHARE + (LENGTH_SHARE * lengths[section]!) / average;
        const frequency = (often * (SATURATION + 1)) / (often + SATURATION * relativeLength);
        const score = weight * WEIGHTS[field]! * rarity * (LOWER_BOUND + frequency);
        const match = found.get(section);
        if (!match) {
          found.set(section, {score, terms: [term], isNamed: NAMING.has(field)});
          continue;
        }
        match.score += score;
        match.isNamed ||= NAMING.has(field);
        if (match.terms.at(-1) !== term) {
          match.terms.push(term);
        }
      }
    });
  }
}
