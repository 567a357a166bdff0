import {stemmer} from 'stemmer';
import {SYNONYMS} from '../synonyms';
import {parseQuery, type ParsedQuery} from './parsed-query';
import {isStopWord} from './stop-words';
import {tokensOf} from './words';

/** Some words of a query that have synonyms. */
export interface Synonymous {
  /** Numbers of atoms: from, up to and without to. */
  readonly from: number;
  readonly to: number;
  /** Each is a way to say it, as terms that must all be there; the way the reader chose is among them. */
  readonly phrases: readonly (readonly string[])[];
}

/** Words without their gaps and endings, so that `ERC-4337`, `erc 4337` and `erc4337` are the same. */
const keyOf = (terms: readonly string[]): string => terms.map((term) => stemmer(term)).join('');

/** The terms that a section holds which says a phrase. */
const termsOf = (phrase: string): string[] =>
  tokensOf(phrase)
    .filter(({term, isPart}) => !isPart && !isStopWord(term))
    .map(({term}) => term);

type Phrases = Synonymous['phrases'];

/** Groups of phrases by the keys of each of them; some phrases are in two groups. */
const GROUPS = new Map<string, Phrases[]>();
/** Number of words in the longest phrase. */
let longest = 1;
for (const group of SYNONYMS) {
  const phrases = group.map(termsOf);
  for (const phrase of group) {
    const {atoms} = parseQuery(phrase);
    const key = keyOf(atoms.map(({term}) => term));
    GROUPS.set(key, [...(GROUPS.get(key) ?? []), phrases]);
    longest = Math.max(longest, atoms.length);
  }
}

/** Finds what of a query can be said in other words. */
export function synonymsIn({atoms, names}: ParsedQuery): Synonymous[] {
  const keys = atoms.map(({term}) => keyOf([term]));
  const spans = keys.flatMap((_, from) =>
    keys.slice(from, from + longest).map((_key, more) => {
      const to = from + more + 1;
      return {from, to, key: keys.slice(from, to).join('')};
    }),
  );
  // A part that is a single letter is no atom: `e-mail`, `OAuth`.
  const whole = names.map(({term, from, to}) => ({from, to, key: keyOf([term])}));
  return [...spans, ...whole].flatMap(({key, from, to}) =>
    (GROUPS.get(key) ?? []).map((phrases) => ({from, to, phrases})),
  );
}
