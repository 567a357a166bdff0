import {NOTATIONS} from './notations';

const isDirective = (line: string): boolean =>
  NOTATIONS.errors.test(line) || NOTATIONS.filename.test(line);

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
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => NOTATIONS.cutBefore.test(line)) + 1;
  const after = lines.findIndex((line) => NOTATIONS.cutAfter.test(line));
  const end = after === -1 ? lines.length : after;

  let hidden = false;
  const visible: VisibleLine[] = [];
  for (const [index, text] of lines.slice(start, end).entries()) {
    if (NOTATIONS.cutStart.test(text)) {
      hidden = true;
    } else if (NOTATIONS.cutEnd.test(text)) {
      hidden = false;
    } else if (!hidden && !isDirective(text)) {
      visible.push({text, line: start + index});
    }
  }
  const hasText = ({text}: VisibleLine): boolean => text !== '';
  return visible.slice(Math.max(visible.findIndex(hasText), 0), visible.findLastIndex(hasText) + 1);
}

/** The part of a sample that the reader sees; see {@link visibleLines}. */
export function visibleCode(code: string): string {
  return visibleLines(code)
    .map(({text}) => text)
    .join('\n');
}
