import MiniSearch, {type AsPlainObject} from 'minisearch';
import {stemmer} from 'stemmer';
import {FORMAT, PostingsReader, usualAnchor, type WireIndex, type WireTexts} from './wire';
import {phraseOf, tokensOf} from './words';

/** What is searched in, with its weight: a word in a title counts more than in a text. */
const FIELDS = {title: 9, slug: 6, heading: 3.1, path: 1, text: 1, code: 0.5};
/** Those that the file has postings for; the others follow from what it names. */
const WIRE_FIELDS = ['text', 'code'] as const;
/** Those that say what a section is about. */
const NAMING: ReadonlySet<string> = new Set(['title', 'slug', 'heading'] satisfies Field[]);
type Field = keyof typeof FIELDS;
const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** A section as hits show it. */
export interface Section {
  /** Number of its page; sections of a page follow each other. */
  readonly page: number;
  readonly url: string;
  /** The page's title, then the headings that lead to the section. */
  readonly hierarchy: readonly string[];
  /** The words of the last of them; see phraseOf. */
  readonly phrase: string;
}

/** How well a section matches a term. */
export interface Match {
  readonly score: number;
  /** The terms of the index that matched. */
  readonly terms: readonly string[];
  /** Whether the term stands in a title, a heading or an address. */
  readonly isNamed: boolean;
}

/** What to look for: a term as it is, all that begin with it, or all that differ by so many letters. */
export interface TermQuery {
  readonly term: string;
  readonly prefix?: boolean;
  readonly fuzzy?: number;
}

type PlainIndex = AsPlainObject['index'];
/** How often sections hold a term: number of the field, number of the section, count. */
type Entry = Record<number, Record<number, number>>;

/** Matches of so many terms are kept: those of the words before the one that is being typed. */
const MAX_KEPT = 200;

/** The last part of a page's address, which often is the name of what the page is about: `get-session-sigs`. */
const slugOf = (route: string): string => route.replace(/\/$/, '').split('/').at(-1)!;

function readSections(pages: WireIndex['pages']): Section[] {
  const sections: Section[] = [];
  pages.forEach(([route, title, entries], page) => {
    const path: string[] = [title];
    for (const [depth, heading, anchor] of entries) {
      path.splice(Math.max(depth, 1));
      if (depth > 0) {
        path.push(heading!);
      }
      const url = depth === 0 ? route : `${route}#${anchor ?? usualAnchor(heading!)}`;
      sections.push({page, url, hierarchy: [...path], phrase: phraseOf(path.at(-1)!)});
    }
  });
  return sections;
}

/** The index of one area. */
export class AreaIndex {
  /** Number of sections, and how much they count; see records/page-weights.ts. */
  readonly pages: readonly {readonly sections: number; readonly weight: number}[];
  readonly sections: readonly Section[];
  /** All terms, sorted. */
  readonly #terms: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #index: MiniSearch;
  readonly #kept = new Map<string, ReadonlyMap<number, Match>>();
  #byStem: Map<string, string[]> | undefined;

  /** @throws Error if the file is not one that buildIndex makes */
  constructor(wire: WireIndex) {
    if (wire.format !== FORMAT) {
      throw new Error('the search index has another format');
    }
    this.sections = readSections(wire.pages);
    this.pages = wire.pages.map(([, , {length}, weight = 1]) => ({sections: length, weight}));
    const entries = new Entries(wire, this.sections);
    this.#index = MiniSearch.loadJS(plainIndex(entries), {
      fields: FIELD_NAMES,
      searchOptions: {boost: FIELDS, tokenize: (text) => [text], processTerm: (term) => term},
    });
    this.#terms = entries.terms;
    this.#known = new Set(this.#terms);
  }

  /** Whether any section holds this very term. */
  has(term: string): boolean {
    return this.#known.has(term);
  }

  /** Whether any term of the index begins like this. */
  hasPrefix(prefix: string): boolean {
    let [low, high] = [0, this.#terms.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#terms[middle]! < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return this.#terms[low]?.startsWith(prefix) ?? false;
  }

  /** Other terms of the index that are forms of this one: `signs` and `signing` of `signed`. */
  formsOf(term: string): readonly string[] {
    if (!this.#byStem) {
      this.#byStem = new Map();
      for (const known of this.#terms) {
        const stem = stemmer(known);
        const forms = this.#byStem.get(stem);
        if (forms) {
          forms.push(known);
        } else {
          this.#byStem.set(stem, [known]);
        }
      }
    }
    return (this.#byStem.get(stemmer(term)) ?? []).filter((form) => form !== term);
  }

  /** @returns the sections that hold the term, by their number */
  find({term, prefix = false, fuzzy = 0}: TermQuery): ReadonlyMap<number, Match> {
    const key = `${term} ${String(prefix)} ${fuzzy}`;
    const kept = this.#kept.get(key);
    if (kept) {
      return kept;
    }
    // With one or two letters, texts hold too many words that begin with them.
    const fields =
      prefix && term.length < 3 ? (['title', 'heading'] satisfies Field[]) : FIELD_NAMES;
    const found = new Map<number, Match>();
    for (const {id, score, match} of this.#index.search(term, {prefix, fuzzy, fields})) {
      found.set(id as number, {
        score,
        terms: Object.keys(match),
        isNamed: Object.values(match).some((fields) => fields.some((name) => NAMING.has(name))),
      });
    }
    if (this.#kept.size >= MAX_KEPT) {
      this.#kept.clear();
    }
    this.#kept.set(key, found);
    return found;
  }
}

/**
 * The entries of MiniSearch's index, made one at a time as MiniSearch takes them in: all of them at once would fill the
 * memory with small objects, and collecting those takes longer than all the rest.
 */
class Entries implements Iterable<PlainIndex[number]> {
  readonly terms: readonly string[];
  /** Number of terms by section and field. */
  readonly lengths: readonly number[][];
  readonly #wire: WireIndex;
  readonly #wireTerms: readonly string[];
  /** What titles, headings and addresses hold, which the file says by naming them. */
  readonly #named = new Map<string, Entry>();

  constructor(wire: WireIndex, sections: readonly Section[]) {
    this.#wire = wire;
    this.#wireTerms = wire.terms ? wire.terms.split('\n') : [];
    this.lengths = sections.map(() => FIELD_NAMES.map(() => 0));
    sections.forEach(({hierarchy, url}, section) => {
      const heading = hierarchy.at(-1)!;
      if (hierarchy.length === 1) {
        this.#name('title', heading, section);
        this.#name('slug', slugOf(url), section);
      } else {
        this.#name('heading', heading, section);
        hierarchy.slice(0, -1).forEach((above) => this.#name('path', above, section));
      }
    });
    this.terms = [...new Set([...this.#wireTerms, ...this.#named.keys()])].sort();
    for (const entry of this) {
      for (const [field, postings] of Object.entries(entry[1])) {
        Object.keys(postings).forEach((section) => {
          this.lengths[Number(section)]![Number(field)]! += 1;
        });
      }
    }
  }

  #name(field: Field, text: string, section: number): void {
    for (const {term} of tokensOf(text)) {
      const entry = this.#named.get(term) ?? {};
      const postings = (entry[FIELD_NAMES.indexOf(field)] ??= {});
      postings[section] = (postings[section] ?? 0) + 1;
      this.#named.set(term, entry);
    }
  }

  *[Symbol.iterator](): Iterator<PlainIndex[number]> {
    const readers = WIRE_FIELDS.map((field) => ({
      id: FIELD_NAMES.indexOf(field),
      reader: new PostingsReader(this.#wire[field], this.lengths.length),
    }));
    const written = new Set(this.#wireTerms);
    for (const term of this.#wireTerms) {
      const entry: Entry = {...this.#named.get(term)};
      for (const {id, reader} of readers) {
        const list = reader.next();
        if (list.length > 0) {
          const postings: Record<number, number> = {};
          for (let at = 0; at < list.length; at += 2) {
            postings[list[at]!] = list[at + 1]!;
          }
          entry[id] = postings;
        }
      }
      yield [term, entry];
    }
    readers.forEach(({reader}) => reader.end());
    yield* [...this.#named].filter(([term]) => !written.has(term));
  }
}

/** What MiniSearch reads, with the sections' numbers as ids. */
function plainIndex(entries: Entries): AsPlainObject {
  const {lengths} = entries;
  const count = lengths.length;
  // MiniSearch goes through the entries once, and asks for nothing else of a list.
  const index = entries as unknown as PlainIndex;
  return {
    documentCount: count,
    nextId: count,
    documentIds: Object.fromEntries(lengths.map((_, section) => [section, section])),
    fieldIds: Object.fromEntries(FIELD_NAMES.map((name, id) => [name, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: FIELD_NAMES.map(
      (_, id) => lengths.reduce((sum, fields) => sum + fields[id]!, 0) / Math.max(count, 1),
    ),
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  };
}

/** @throws Error if the texts do not belong to an index with so many sections */
export function readTexts({format, texts}: WireTexts, sections: number): readonly string[] {
  if (format !== FORMAT || texts.length !== sections) {
    throw new Error('the texts do not fit the search index');
  }
  return texts;
}
