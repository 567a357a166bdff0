import type {TextPart} from '../types';
import {mark} from './marks';
import {tokensOf} from './words';

/** Length of a snippet in characters, about. */
const LENGTH = 170;
/** So much of a long sentence is shown before the first match. */
const BEFORE = 50;

const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u;

/** Cuts a long sentence to the part around its first match. */
function around(sentence: string, terms: ReadonlySet<string>): string {
  if (sentence.length <= LENGTH) {
    return sentence;
  }
  const first = tokensOf(sentence).find(({term}) => terms.has(term))?.start ?? 0;
  const latest = sentence.length - LENGTH;
  const from = Math.min(Math.max(0, first - BEFORE), latest);
  // Cut between words, unless the words are so long that the match would be cut off.
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
 * The sentence of a section that matches best, or its first one.
 *
 * @param text the section's text, a block a line
 * @param terms what matched, as the index has it
 */
export function snippetOf(text: string, terms: ReadonlySet<string>): TextPart[] {
  const sentences = text.split('\n').flatMap((line) => line.split(SENTENCE_END));
  let best = sentences[0] ?? '';
  let most = 0;
  for (const sentence of sentences) {
    const matched = new Set(tokensOf(sentence).flatMap(({term}) => (terms.has(term) ? term : [])))
      .size;
    if (matched > most) {
      [best, most] = [sentence, matched];
    }
  }
  return mark(around(best, terms), terms);
}
