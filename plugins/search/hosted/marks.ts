import type {TextPart} from '../types';

/** What the service puts before and after a match. They are split at, never read as HTML, and occur in no page. */
export const MARK_START = '__ais-highlight__';
export const MARK_END = '__/ais-highlight__';

/** Cuts a text of the service into marked and other parts. */
export function readMarks(text: string): TextPart[] {
  return text
    .split(MARK_START)
    .flatMap((piece, index) => {
      const [head = '', ...tail] = piece.split(MARK_END);
      return [
        {text: head, marked: index > 0},
        {text: tail.join(''), marked: false},
      ];
    })
    .filter((part) => part.text !== '');
}
