import {stemmer} from 'stemmer';
import SYNONYMS from './synonyms.json';
import {isStopWord, termOf, termsOf, tokensOf, type Token} from './words';

/** Readers paste error messages and whole files; the beginning says enough. */
const MAX_CHARACTERS = 600;
const MAX_WORDS = 40;
const MAX_REQUIRED_WORDS = 12;

/** Limits of names that are typed as words (`generate auth method id`): their number of words, and of letters. */
const MAX_SPAN = 5;
const MIN_NAME = 5;

/** Fewest letters of each of two words that were written as one. */
const MIN_HALF = 3;

/** The weight of a match, and the certainty that the reader means it. */
type Boost = Pick<Clause, 'weight' | 'certainty'>;
const AS_TYPED: Boost = {weight: 1, certainty: 1};
/** A reader who types a name means it more than its parts. */
const PART: Boost = {weight: 0.3, certainty: 0.3};
const SYNONYM: Boost = {weight: 0.25, certainty: 0.5};
const MISSPELT: Boost = {weight: 0.9, certainty: 0.75};
/** Factor for other forms of a word. */
const STEM = 0.8;

/** One way to match a span of the query's words. */
export interface Clause {
  /** Index of the first word. */
  readonly from: number;
  /** Index after the last word. */
  readonly to: number;
  /** Terms of the index; a section must hold all of them. */
  readonly terms: readonly string[];
  readonly weight: number;
  readonly certainty: number;
  /** Matches longer terms with the same beginning, too. */
  readonly prefix?: boolean;
  /** Number of letters that may be wrong. */
  readonly fuzzy?: number;
}

/** A parsed query. */
export interface SearchPlan {
  /** Names such as `getSessionSigs` are several words. */
  readonly words: readonly Token[];
  /** Indexes of the words that carry meaning, each word once. */
  readonly requiredWords: readonly number[];
  readonly clauses: readonly Clause[];
}

/** The words of a text, with the parts of names in the place of the names. */
const wordsOf = (text: string): Token[] =>
  tokensOf(text).filter(({isPart}, at, all) => isPart || !all[at + 1]?.isPart);

const joined = (words: readonly Token[]): string => termOf(words.map(({term}) => term).join(''));

/** Synonyms as terms, by the phrase without gaps and ending: `erc 4337` and `ERC4337` are the same. */
const SYNONYMS_OF = new Map<string, string[][]>();
for (const group of SYNONYMS) {
  for (const phrase of group) {
    const key = stemmer(joined(wordsOf(phrase)));
    const others = group.filter((other) => other !== phrase).map(termsOf);
    SYNONYMS_OF.set(key, [...(SYNONYMS_OF.get(key) ?? []), ...others]);
  }
}

/** Stop words are required only where the query has no others. */
function requiredWordsOf(words: readonly Token[]): number[] {
  const terms = words.map(({term}) => term);
  const unique = [...terms.keys()].filter((at) => terms.indexOf(terms[at]!) === at);
  const meaningful = unique.filter((at) => !isStopWord(terms[at]!));
  return (meaningful.length > 0 ? meaningful : unique).slice(0, MAX_REQUIRED_WORDS);
}

/** The clauses of a span of correctly spelt words. @param isOpen the reader may still be typing its last word */
function clausesOf(span: readonly Token[], isOpen: boolean): Omit<Clause, 'from' | 'to'>[] {
  const term = joined(span);
  const synonyms = (SYNONYMS_OF.get(stemmer(term)) ?? []).map((terms) => ({terms, ...SYNONYM}));
  if (span.length > 1) {
    const name = {terms: [term], ...AS_TYPED, prefix: isOpen};
    return term.length < MIN_NAME ? synonyms : [name, ...synonyms];
  }
  const boost = span[0]!.isPart ? PART : AS_TYPED;
  const stem = {terms: [stemmer(term)], ...boost, weight: STEM * boost.weight, prefix: true};
  return [
    {terms: [term], ...boost, prefix: isOpen},
    ...(stem.terms[0] === term ? [] : [stem]),
    ...synonyms,
  ];
}

/** Parses a query. @param query any text */
export function planOf(query: string): SearchPlan {
  const text = query.slice(0, MAX_CHARACTERS);
  const words = wordsOf(text).slice(0, MAX_WORDS);
  const requiredWords = requiredWordsOf(words);
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const clauses: Clause[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const span = words.slice(from, to);
      const isName = span.every(({word}) => word === span[0]!.word);
      const isRequired = requiredWords.some((at) => at >= from && at < to);
      if ((isName || span.length <= MAX_SPAN) && isRequired) {
        const ofSpan = clausesOf(span, isOpen && to === words.length);
        clauses.push(...ofSpan.map((clause) => ({...clause, from, to})));
      }
    }
  }
  return {words, requiredWords, clauses};
}

/** All ways to cut a word in two. */
const halves = (term: string): string[][] =>
  Array.from({length: Math.max(0, term.length - 2 * MIN_HALF + 1)}, (_, at) => [
    term.slice(0, at + MIN_HALF),
    term.slice(at + MIN_HALF),
  ]);

/** Clauses for a word that the index does not have: other spellings, or two words for one. */
export function misspelt({term}: Token, from: number): Clause[] {
  // Two swapped letters are two wrong ones.
  const fuzzy = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
  const clauses = [
    {terms: [term], prefix: term.length > 2, fuzzy},
    ...halves(term).map((terms) => ({terms})),
  ];
  return clauses.map((clause) => ({...clause, ...MISSPELT, from, to: from + 1}));
}
