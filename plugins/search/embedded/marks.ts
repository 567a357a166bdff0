import type {TextPart} from '../types';
import {tokensOf} from './words';

/** Cuts a text into marked and other parts. @param terms what to mark, as the index has it */
export function mark(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  const add = (end: number, marked: boolean): void => {
    if (end > position) {
      parts.push({text: text.slice(position, end), marked});
      position = end;
    }
  };
  for (const {term, start, end} of tokensOf(text)) {
    // A name that is marked as a whole has marked its parts.
    if (start >= position && terms.has(term)) {
      add(start, false);
      add(end, true);
    }
  }
  add(text.length, false);
  return parts;
}
