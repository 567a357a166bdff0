import {NOTATIONS} from '../any/notations';

/** Lines that no reader sees, wherever they stand. */
const NOTES = [NOTATIONS.errors, NOTATIONS.filename, NOTATIONS.cutEnd];

/** A line of a sample that the reader sees. */
export interface VisibleLine {
  text: string;
  /** 0-based line of the sample, hidden lines included. */
  line: number;
}

/**
 * The lines of a sample that the reader sees: without notations and what they cut, and without
 * empty lines at both ends.
 */
export function visibleLines(code: string): VisibleLine[] {
  const lines = code.split('\n').map((text, line) => ({text, line}));
  const start = lines.findLastIndex(({text}) => NOTATIONS.cutBefore.test(text)) + 1;
  const after = lines.findIndex(({text}) => NOTATIONS.cutAfter.test(text));

  let isCut = false;
  const visible = lines.slice(start, after === -1 ? undefined : after).filter(({text}) => {
    isCut = (isCut || NOTATIONS.cutStart.test(text)) && !NOTATIONS.cutEnd.test(text);
    return !isCut && NOTES.every((note) => !note.test(text));
  });
  const hasText = ({text}: VisibleLine): boolean => text !== '';
  return visible.slice(Math.max(visible.findIndex(hasText), 0), visible.findLastIndex(hasText) + 1);
}

/** The part of a sample that the reader sees; see {@link visibleLines}. */
export function visibleCode(code: string): string {
  return visibleLines(code)
    .map(({text}) => text)
    .join('\n');
}
