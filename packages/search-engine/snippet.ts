import type {TextPart} from './types';
import {tokensOf, type Token} from './words';

/** Approximate length of a snippet in characters. */
const LENGTH = 170;
/** Characters of a long sentence before its first match. */
const BEFORE = 50;

/** The end of a sentence, but not of an item's number at the start of a line. */
const SENTENCE_END = /(?<=[.!?])(?<!^\d+\.)\s+(?=[\p{Lu}\d"“])/u;

/** Cuts a text at the words that are asked for; parts of names and other forms of a word are not marked. */
export function mark(text: string, asked: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const {start, end} of tokensOf(text).filter(
    ({term, isPart}) => !isPart && asked.has(term),
  )) {
    parts.push({text: text.slice(position, start), marked: false});
    parts.push({text: text.slice(start, end), marked: true});
    position = end;
  }
  return [...parts, {text: text.slice(position), marked: false}].filter((part) => part.text);
}

/** The words of a text, and the parts of its names, that are among these terms of the index. */
const matchesIn = (text: string, terms: ReadonlySet<string>): Token[] =>
  tokensOf(text).filter(({term}) => terms.has(term));

/** Cuts a long sentence to the part around its first match. */
function around(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= LENGTH) {
    return sentence;
  }
  const first = matchesIn(sentence, terms)[0]?.start ?? 0;
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

/**
 * The sentence of a text, which has a block a line, that matches best, or its first one.
 *
 * @param terms terms of the index that match
 */
export function snippetOf(text: string, terms: ReadonlySet<string>): string {
  const sentences = text.split('\n').flatMap((line) => line.split(SENTENCE_END));
  const found = sentences.map(
    (sentence) => new Set(matchesIn(sentence, terms).map(({term}) => term)).size,
  );
  return around(sentences[found.indexOf(Math.max(...found))]!, terms);
}
