import {stemmer} from 'stemmer';
import type {TextPart} from './types';
import {tokensOf, type Token} from './words';

/** Approximate length of a snippet in characters. */
const LENGTH = 170;
/** Characters of a long sentence before its first match. */
const BEFORE = 50;

/** The end of a sentence, but not of an item's number at the start of a line. */
const SENTENCE_END = /(?<=[.!?])(?<!^\d+\.)\s+(?=[\p{Lu}\d"“])/u;

/** The words and parts of names to mark. */
export interface Marks {
  /** Terms of the index that matched: words and stems. */
  readonly terms: ReadonlySet<string>;
  /** Typed terms: in names they are marked even if they are stop words (NodeNotAuthorized). */
  readonly typed: ReadonlySet<string>;
}

export const marksOf = (query: string, terms: readonly string[]): Marks => ({
  terms: new Set(terms),
  typed: new Set(tokensOf(query).map(({term}) => term)),
});

/** Cache of words with stems by text: each letter typed shows much the same hits again. */
const read = new Map<string, readonly (Token & {readonly stem: string})[]>();

/** The words of a text that match. */
function matchesIn(text: string, {terms, typed}: Marks): readonly Token[] {
  const tokens =
    read.get(text) ?? tokensOf(text).map((token) => ({...token, stem: stemmer(token.term)}));
  read.set(text, tokens);
  return tokens.filter(
    ({term, stem, isPart}) => terms.has(term) || terms.has(stem) || (isPart && typed.has(term)),
  );
}

/** Cuts a text into marked and other parts. */
export function mark(text: string, marks: Marks): TextPart[] {
  const parts: {text: string; marked: boolean}[] = [];
  let position = 0;
  const add = (end: number, marked: boolean): void => {
    const piece = text.slice(position, end);
    const last = parts.at(-1);
    if (piece && last?.marked === marked) {
      last.text += piece;
    } else if (piece) {
      parts.push({text: piece, marked});
    }
    position = Math.max(position, end);
  };
  for (const {start, end} of matchesIn(text, marks)) {
    // The parts of a name that is marked as a whole.
    if (start >= position) {
      add(start, false);
      add(end, true);
    }
  }
  add(text.length, false);
  return parts;
}

/** Cuts a long sentence to the part around its first match. */
function around(sentence: string, marks: Marks): string {
  if (sentence.length <= LENGTH) {
    return sentence;
  }
  const first = matchesIn(sentence, marks)[0]?.start ?? 0;
  const from = Math.min(Math.max(0, first - BEFORE), sentence.length - LENGTH);
  // Cut between words, unless that would cut off the match.
  const gapBefore = sentence.indexOf(' ', from);
  const start = from === 0 ? 0 : gapBefore >= 0 && gapBefore < first ? gapBefore + 1 : from;
  const limit = start + LENGTH;
  const gapAfter = sentence.lastIndexOf(' ', limit);
  const end = limit >= sentence.length ? sentence.length : gapAfter > first ? gapAfter : limit;
  return [
    start > 0 ? '… ' : '',
    sentence.slice(start, end),
    end < sentence.length ? ' …' : '',
  ].join('');
}

/** The sentence of a text, which has a block a line, that matches best, or its first one. */
export function snippetOf(text: string, marks: Marks): TextPart[] {
  const sentences = text.split('\n').flatMap((line) => line.split(SENTENCE_END));
  const found = sentences.map(
    (sentence) => new Set(matchesIn(sentence, marks).map(({term}) => term)).size,
  );
  return mark(around(sentences[found.indexOf(Math.max(...found))]!, marks), marks);
}
