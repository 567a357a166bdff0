import type {ReactNode} from 'react';
import type {TextPart} from '../../../plugins/search/types';

/** A text with what was searched for marked. */
export function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

/** The text alone. */
export const plainText = (parts: readonly TextPart[]): string =>
  parts.map(({text}) => text).join('');
