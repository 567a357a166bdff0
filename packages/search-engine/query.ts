import {stemmer} from 'stemmer';
import SYNONYMS from './synonyms.json';
import {isStopWord, termOf, termsOf, tokensOf, type Token} from './words';

/** Readers paste error messages and whole files; the beginning says enough. */
const MAX_CHARACTERS = 600;
const MAX_WORDS = 40;
const MAX_NEEDS = 12;

/** Names typed as words consist of up to so many (`generate auth method id`), and have so many letters. */
const MAX_SPAN = 5;
const MIN_NAME = 5;

/** So many letters has each of two words that were written as one. */
const MIN_HALF = 3;

/** How much a way to match counts, and how sure it is that the reader means it. */
type Trust = Pick<Way, 'weight' | 'certainty'>;
const AS_TYPED: Trust = {weight: 1, certainty: 1};
/** Who types a name means it more than its parts. */
const PART: Trust = {weight: 0.3, certainty: 0.3};
const SYNONYM: Trust = {weight: 0.25, certainty: 0.5};
const MISSPELT: Trust = {weight: 0.9, certainty: 0.75};
/** How much less another form of a word counts. */
const STEM = 0.8;

/** A way to match some words of the query. */
export interface Way {
  /** The first of these words, and the one behind the last. */
  readonly from: number;
  readonly to: number;
  /** Terms of the index; a section must hold all of them. */
  readonly terms: readonly string[];
  readonly weight: number;
  readonly certainty: number;
  /** Whether longer terms that begin so match, too. */
  readonly prefix?: boolean;
  /** How many letters may be wrong. */
  readonly fuzzy?: number;
}

/** What a query asks for. */
export interface SearchPlan {
  /** Its words; names such as `getSessionSigs` are several. */
  readonly words: readonly Token[];
  /** Numbers of the words that say something, each word once. */
  readonly needs: readonly number[];
  readonly ways: readonly Way[];
}

/** The words of a text, with the parts of names in the place of the names. */
const wordsOf = (text: string): Token[] =>
  tokensOf(text).filter(({isPart}, at, all) => isPart || !all[at + 1]?.isPart);

const joined = (words: readonly Token[]): string => termOf(words.map(({term}) => term).join(''));

/** Other phrases, as terms, by a phrase without gaps and ending: `erc 4337` and `ERC4337` are the same. */
const SYNONYMS_OF = new Map<string, string[][]>();
for (const group of SYNONYMS) {
  for (const phrase of group) {
    const key = stemmer(joined(wordsOf(phrase)));
    const others = group.filter((other) => other !== phrase).map(termsOf);
    SYNONYMS_OF.set(key, [...(SYNONYMS_OF.get(key) ?? []), ...others]);
  }
}

function needsOf(words: readonly Token[]): number[] {
  const terms = words.map(({term}) => term);
  const first = [...terms.keys()].filter((at) => terms.indexOf(terms[at]!) === at);
  const telling = first.filter((at) => !isStopWord(terms[at]!));
  return (telling.length > 0 ? telling : first).slice(0, MAX_NEEDS);
}

/** The ways to match words that are as they should be. @param isOpen whether the last of them may go on */
function waysOf(span: readonly Token[], isOpen: boolean): Omit<Way, 'from' | 'to'>[] {
  const term = joined(span);
  const synonyms = (SYNONYMS_OF.get(stemmer(term)) ?? []).map((terms) => ({terms, ...SYNONYM}));
  if (span.length > 1) {
    const name = {terms: [term], ...AS_TYPED, prefix: isOpen};
    return term.length < MIN_NAME ? synonyms : [name, ...synonyms];
  }
  const trust = span[0]!.isPart ? PART : AS_TYPED;
  const stem = {terms: [stemmer(term)], ...trust, weight: STEM * trust.weight, prefix: true};
  return [
    {terms: [term], ...trust, prefix: isOpen},
    ...(stem.terms[0] === term ? [] : [stem]),
    ...synonyms,
  ];
}

/** Reads a query. @param query anything */
export function planOf(query: string): SearchPlan {
  const text = query.slice(0, MAX_CHARACTERS);
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const needs = needsOf(words);
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const ways: Way[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const span = words.slice(from, to);
      const isName = span.every(({word}) => word === span[0]!.word);
      if ((isName || span.length <= MAX_SPAN) && needs.some((at) => at >= from && at < to)) {
        const some = waysOf(span, isOpen && to === words.length);
        ways.push(...some.map((way) => ({...way, from, to})));
      }
    }
  }
  return {words, needs, ways};
}

/** The word cut in two, in each place. */
const halves = (term: string): string[][] =>
  Array.from({length: Math.max(0, term.length - 2 * MIN_HALF + 1)}, (_, at) => [
    term.slice(0, at + MIN_HALF),
    term.slice(at + MIN_HALF),
  ]);

/** More ways to match a word that the index does not have: other spellings, or two words for one. */
export function misspelt({term}: Token, from: number): Way[] {
  // Two swapped letters are two wrong ones.
  const fuzzy = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
  const ways = [
    {terms: [term], prefix: term.length > 2, fuzzy},
    ...halves(term).map((terms) => ({terms})),
  ];
  return ways.map((way) => ({...way, ...MISSPELT, from, to: from + 1}));
}
