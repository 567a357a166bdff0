import type {AreaIndex} from './area-index';
import type {Atom, Name, ParsedQuery} from './parsed-query';
import {synonymsIn} from './query-synonyms';
import {isStopWord} from './stop-words';
import type {TermQuery} from './term-index';

/** So many words of a query are looked for, the rarest ones. */
const MAX_NEEDS = 10;
/** Names are built of up to so many words: `generate auth method id`. */
const MAX_SPAN = 5;
/** A name that several words make must have so many letters, so that two short words do not meet by chance. */
const MIN_NAME = 5;
/** So many letters must each of two words have that were written as one. */
const MIN_HALF = 3;

/** How much a way to match counts, and how sure it is; what was typed has 1 and 1. */
type Trust = Pick<Alternative, 'weight' | 'certainty'>;
const AS_TYPED: Trust = {weight: 1, certainty: 1};
const FORM: Trust = {weight: 0.95, certainty: 0.95};
/** A form of a word that the area does not have. */
const FORM_ALONE: Trust = {weight: 0.75, certainty: 0.85};
/** The word may go on, since the reader still types it … */
const BEGINNING: Trust = {weight: 1, certainty: 0.9};
/** … or was left off in the middle. */
const BROKEN_OFF: Trust = {weight: 0.8, certainty: 0.85};
const SWAPPED: Trust = {weight: 0.8, certainty: 0.85};
const TWO_WORDS: Trust = {weight: 0.8, certainty: 0.85};
/** Terms that are nearly spelt so; the index itself lets them count less. */
const MISSPELT: Trust = {weight: 1, certainty: 0.75};
const SYNONYM: Trust = {weight: 0.5, certainty: 0.8};

/** How much more the name counts that the reader typed as one. */
const TYPED_NAME = 1.3;
/** How sure another form, the beginning or another spelling of a name is. */
const NAME_FORM = 0.95;
const NAME_BEGINNING = 0.95;
const NAME_MISSPELT = 0.85;

/** Who types a name means the name: how much its parts count, and how little where the area has the name. */
const PART = 0.75;
const PART_OF_KNOWN = 0.15;

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
  for (let at = MIN_HALF; at <= term.length - MIN_HALF; at += 1) {
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
    ...(isKnown ? FORM : FORM_ALONE),
  }));
  const ways: Way[] = [{terms: [{term}], ...AS_TYPED}, ...forms];
  const hasPrefix = index.hasPrefix(term);
  if (isOpen && hasPrefix) {
    ways.push({terms: [{term, prefix: true}], ...BEGINNING});
  }
  if (isKnown || (isOpen && hasPrefix)) {
    return ways;
  }
  if (hasPrefix && term.length > 2) {
    ways.push({terms: [{term, prefix: true}], ...BROKEN_OFF});
  }
  const swaps = swapped(term).filter((swap) => index.has(swap));
  ways.push(...swaps.map((swap): Way => ({terms: [{term: swap}], ...SWAPPED})));
  const words = halves(term, index);
  if (words) {
    ways.push({terms: words.map((half) => ({term: half})), ...TWO_WORDS});
  }
  if (swaps.length === 0 && tolerance(term) > 0) {
    ways.push({terms: [{term, fuzzy: tolerance(term)}], ...MISSPELT});
  }
  return ways;
}

/** How to match a name as a whole. @param typed whether the reader wrote it as one word */
function waysOfName(term: string, typed: boolean, isOpen: boolean, index: AreaIndex): Way[] {
  const weight = typed ? TYPED_NAME : 1;
  if (index.has(term)) {
    return [
      {terms: [{term}], weight, certainty: 1},
      ...index.formsOf(term).map((form) => ({terms: [{term: form}], weight, certainty: NAME_FORM})),
    ];
  }
  if (isOpen && index.hasPrefix(term)) {
    return [{terms: [{term, prefix: true}], weight, certainty: NAME_BEGINNING}];
  }
  return typed ? [{terms: [{term, fuzzy: tolerance(term)}], weight, certainty: NAME_MISSPELT}] : [];
}

/** How to match a section that says something in other words. @param terms the words of a synonym */
function wayOfSynonym(terms: readonly string[]): Way {
  return {terms: terms.map((term) => ({term})), ...SYNONYM};
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
export function planOf(query: ParsedQuery, index: AreaIndex): Plan {
  const {atoms, names, isOpen} = query;
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
    ({term, from, to}: Name): boolean =>
      at >= from && at < to && (index.has(term) || (isOpen && to > last && index.hasPrefix(term)));
  for (const at of needed) {
    const {term, isPart} = atoms[at]!;
    const ways = waysOf(term, isOpen && at === last, index);
    const factor = !isPart ? 1 : names.some(isKnown(at)) ? PART_OF_KNOWN : PART;
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
  for (const {from, to, phrases} of synonymsIn(query)) {
    add(from, to, phrases.map(wayOfSynonym));
  }
  return {needs: needed.map((at) => atoms[at]!.term), alternatives};
}
