import {stemmer} from 'stemmer';
import type {AreaIndex} from './area-index';
import {isStopWord} from './stop-words';
import {SYNONYMS} from './synonyms';
import type {TermQuery} from './term-index';
import {phraseOf, tokensOf} from './words';

/** Readers paste error messages and whole files; the beginning says enough. */
const MAX_CHARACTERS = 600;
/** So many words of a query are looked for, the rarest ones. */
const MAX_NEEDS = 10;
/** Names are built of up to so many words: `generate auth method id`. */
const MAX_SPAN = 5;
/** A name that several words make must have so many letters, so that two short words do not meet by chance. */
const MIN_NAME = 5;

/** A word of the query, or a part of a name in it. */
interface Atom {
  readonly term: string;
  /** The place of its word in the query. */
  readonly word: number;
  /** Whether the reader typed it as a part of one name. */
  readonly isPart: boolean;
}

/** A query as typed, cut into words. */
export interface ParsedQuery {
  readonly atoms: readonly Atom[];
  /** Names in the query as one term, with the atoms that they consist of: from, up to and without to. */
  readonly names: readonly {readonly term: string; readonly from: number; readonly to: number}[];
  /** See phraseOf. */
  readonly phrase: string;
  /** Whether the last word may go on: nothing was typed behind it. */
  readonly isOpen: boolean;
}

/** A way to match some words of the query. */
export interface Alternative {
  /** The needs that it meets: from, up to and without to. */
  readonly from: number;
  readonly to: number;
  /** All of these must match. */
  readonly terms: readonly TermQuery[];
  /** What its scores are multiplied by. */
  readonly weight: number;
  /** How sure it is that this is what the reader means; 1 is what was typed. */
  readonly certainty: number;
}

/** What a section must hold to match. */
export interface Plan {
  /** The words that are looked for. */
  readonly needs: readonly string[];
  readonly alternatives: readonly Alternative[];
}

/** Cuts a query into words. @param query anything */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, MAX_CHARACTERS);
  const tokens = tokensOf(text);
  const atoms: Atom[] = [];
  const names: {term: string; from: number; to: number}[] = [];
  for (const {term, word} of tokens.filter(({isPart}) => !isPart)) {
    const parts = tokens.filter((token) => token.isPart && token.word === word);
    const from = atoms.length;
    const own = parts.length > 0 ? parts.map((part) => part.term) : [term];
    atoms.push(...own.map((part) => ({term: part, word, isPart: parts.length > 0})));
    if (parts.length > 0) {
      names.push({term, from, to: atoms.length});
    }
  }
  return {atoms, names, phrase: phraseOf(text), isOpen: /[\p{L}\p{N}]$/u.test(text)};
}

/** How many letters of a word may be wrong. */
function tolerance({length}: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The word with two neighbouring letters swapped, in each place. */
function swapped(term: string): string[] {
  return Array.from(
    {length: Math.max(term.length - 1, 0)},
    (_, at) => term.slice(0, at) + term[at + 1]! + term[at]! + term.slice(at + 2),
  );
}

/** The two words of the index that were written as one. */
function halves(term: string, index: AreaIndex): [string, string] | undefined {
  for (let at = 3; at <= term.length - 3; at += 1) {
    const [first, second] = [term.slice(0, at), term.slice(at)];
    if (index.has(first) && index.has(second)) {
      return [first, second];
    }
  }
  return undefined;
}

type Way = Pick<Alternative, 'terms' | 'weight' | 'certainty'>;

/** How to match a single word. @param isOpen whether it may go on */
function waysOf(term: string, isOpen: boolean, index: AreaIndex): Way[] {
  const isKnown = index.has(term);
  const forms = index.formsOf(term).map((form): Way => ({
    terms: [{term: form}],
    weight: isKnown ? 0.95 : 0.75,
    certainty: isKnown ? 0.95 : 0.85,
  }));
  const ways: Way[] = [{terms: [{term}], weight: 1, certainty: 1}, ...forms];
  const hasPrefix = index.hasPrefix(term);
  if (isOpen && hasPrefix) {
    ways.push({terms: [{term, prefix: true}], weight: 1, certainty: 0.9});
  }
  if (isKnown || (isOpen && hasPrefix)) {
    return ways;
  }
  if (hasPrefix && term.length > 2) {
    ways.push({terms: [{term, prefix: true}], weight: 0.8, certainty: 0.85});
  }
  const swaps = swapped(term).filter((swap) => index.has(swap));
  ways.push(...swaps.map((swap): Way => ({terms: [{term: swap}], weight: 0.8, certainty: 0.85})));
  const words = halves(term, index);
  if (words) {
    ways.push({terms: words.map((half) => ({term: half})), weight: 0.8, certainty: 0.85});
  }
  if (swaps.length === 0 && tolerance(term) > 0) {
    ways.push({terms: [{term, fuzzy: tolerance(term)}], weight: 1, certainty: 0.75});
  }
  return ways;
}

/** How to match a name as a whole. @param typed whether the reader wrote it as one word */
function waysOfName(term: string, typed: boolean, isOpen: boolean, index: AreaIndex): Way[] {
  const weight = typed ? 1.3 : 1;
  if (index.has(term)) {
    return [
      {terms: [{term}], weight, certainty: 1},
      ...index.formsOf(term).map((form) => ({terms: [{term: form}], weight, certainty: 0.95})),
    ];
  }
  if (isOpen && index.hasPrefix(term)) {
    return [{terms: [{term, prefix: true}], weight, certainty: 0.95}];
  }
  return typed ? [{terms: [{term, fuzzy: tolerance(term)}], weight, certainty: 0.85}] : [];
}

const PHRASES = SYNONYMS.map((group) =>
  group
    .map((phrase) => tokensOf(phrase).filter(({isPart}) => !isPart))
    .map((tokens) => ({
      stems: tokens.map(({term}) => stemmer(term)),
      terms: tokens.map(({term}) => term).filter((term) => !isStopWord(term)),
    })),
);

/** Other words for the words of the query from one on. @returns with how many words they stand for */
function synonymsAt(stems: readonly string[], from: number): {length: number; ways: Way[]}[] {
  return PHRASES.flatMap((group) => {
    const said = group
      .filter((phrase) => phrase.stems.every((stem, at) => stems[from + at] === stem))
      .sort((a, b) => b.stems.length - a.stems.length)[0];
    if (!said) {
      return [];
    }
    const ways = group
      .filter((phrase) => phrase !== said)
      .map(({terms}): Way => ({terms: terms.map((term) => ({term})), weight: 0.5, certainty: 0.8}));
    return [{length: said.stems.length, ways}];
  });
}

/** The words to look for: those that say something, and of many the rarest. @returns numbers of atoms */
function neededAtoms(atoms: readonly Atom[], index: AreaIndex): number[] {
  const all = atoms.map((_, at) => at);
  const telling = all.filter((at) => !isStopWord(atoms[at]!.term));
  const needed = (telling.length > 0 ? telling : all).filter(
    (at, position, list) =>
      list.findIndex((other) => atoms[other]!.term === atoms[at]!.term) === position,
  );
  if (needed.length <= MAX_NEEDS) {
    return needed;
  }
  const frequency = (at: number): number => index.find({term: atoms[at]!.term}).size || Infinity;
  return needed
    .map((at) => ({at, count: frequency(at)}))
    .sort((a, b) => a.count - b.count)
    .slice(0, MAX_NEEDS)
    .map(({at}) => at)
    .sort((a, b) => a - b);
}

/** Finds the ways to match a query in an area, by the words that the area has. */
export function planOf({atoms, names, isOpen}: ParsedQuery, index: AreaIndex): Plan {
  const needed = neededAtoms(atoms, index);
  const last = atoms.length - 1;
  const alternatives: Alternative[] = [];
  /** Adds ways to match the atoms from one up to another, that one left out. */
  const add = (from: number, to: number, ways: readonly Way[]): void => {
    const first = needed.findIndex((at) => at >= from);
    const end = needed.filter((at) => at < to).length;
    if (first >= 0 && first < end) {
      alternatives.push(...ways.map((way) => ({...way, from: first, to: end})));
    }
  };

  const isKnown =
    (at: number) =>
    ({term, from, to}: ParsedQuery['names'][number]): boolean =>
      at >= from && at < to && (index.has(term) || (isOpen && to > last && index.hasPrefix(term)));
  for (const at of needed) {
    const {term, isPart} = atoms[at]!;
    const ways = waysOf(term, isOpen && at === last, index);
    // Who types a name as one means the name; its parts are a guess, above all where the name exists.
    const factor = !isPart ? 1 : names.some(isKnown(at)) ? 0.15 : 0.75;
    add(
      at,
      at + 1,
      ways.map((way) => ({
        ...way,
        weight: way.weight * factor,
        certainty: way.certainty * factor,
      })),
    );
  }
  for (const {term, from, to} of names) {
    add(from, to, waysOfName(term, true, isOpen && to > last, index));
  }
  for (let from = 0; from < Math.min(atoms.length, MAX_NEEDS * 2); from += 1) {
    for (let to = from + 2; to <= Math.min(atoms.length, from + MAX_SPAN); to += 1) {
      const term = atoms
        .slice(from, to)
        .map((atom) => atom.term)
        .join('');
      if (term.length >= MIN_NAME && !names.some((name) => name.term === term)) {
        add(from, to, waysOfName(term, false, isOpen && to > last, index));
      }
    }
  }
  const stems = atoms.map(({term}) => stemmer(term));
  stems.forEach((_, from) =>
    synonymsAt(stems, from).forEach(({length, ways}) => add(from, from + length, ways)),
  );
  return {needs: needed.map((at) => atoms[at]!.term), alternatives};
}
