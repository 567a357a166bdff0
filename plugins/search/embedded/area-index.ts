import {stemmer} from 'stemmer';
import {readSections, type Section} from './sections';
import {TermIndex, type Match, type TermQuery} from './term-index';
import {FORMAT, type WireIndex, type WireTexts} from './wire';
import {phraseOf} from './words';

/** Matches of so many terms are kept: those of the words before the one that is being typed. */
const MAX_KEPT = 200;

/** The index of one area. */
export class AreaIndex {
  /** Number of sections, and how much they count; see records/page-weights.ts. */
  readonly pages: readonly {readonly sections: number; readonly weight: number}[];
  readonly sections: readonly Section[];
  readonly #terms: TermIndex;
  /** By number of the section. */
  readonly #phrases: string[] = [];
  readonly #kept = new Map<string, ReadonlyMap<number, Match>>();

  /** @throws Error if the file is not one that buildIndex makes */
  constructor(wire: WireIndex) {
    if (wire.format !== FORMAT) {
      throw new Error('the search index has another format');
    }
    this.sections = readSections(wire.pages);
    this.pages = wire.pages.map(([, , {length}, weight = 1]) => ({sections: length, weight}));
    this.#terms = new TermIndex(wire, this.sections);
  }

  /** The words of a section's title or heading; see phraseOf. Few sections are ever asked for it. */
  phraseOf(section: number): string {
    return (this.#phrases[section] ??= phraseOf(this.sections[section]!.hierarchy.at(-1)!));
  }

  /** Whether any section holds this very term. */
  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Whether any term of the index begins like this. */
  hasPrefix(prefix: string): boolean {
    for (const _ of this.#terms.beginningWith(prefix)) {
      return true;
    }
    return false;
  }

  /** Other terms of the index that are forms of this one: `signs` and `signing` of `signed`. */
  formsOf(term: string): readonly string[] {
    const stem = stemmer(term);
    // Porter's rules change endings only, so that forms of a word begin alike.
    const similar = [...this.#terms.beginningWith(term.slice(0, 2))];
    return similar.filter((known) => known !== term && stemmer(known) === stem);
  }

  /** @returns the sections that hold the term, by their number */
  find(query: TermQuery): ReadonlyMap<number, Match> {
    const key = JSON.stringify(query);
    const kept = this.#kept.get(key);
    if (kept) {
      return kept;
    }
    const found = this.#terms.find(query);
    if (this.#kept.size >= MAX_KEPT) {
      this.#kept.clear();
    }
    this.#kept.set(key, found);
    return found;
  }
}

/** @throws Error if the texts do not belong to an index with so many sections, or are none */
export function readTexts({format, texts}: WireTexts, sections: number): readonly string[] {
  const areTexts = texts.every((text) => typeof text === 'string');
  if (format !== FORMAT || texts.length !== sections || !areTexts) {
    throw new Error('the texts do not fit the search index');
  }
  return texts;
}
