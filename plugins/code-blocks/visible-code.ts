const CUT_BEFORE = /^\s*\/\/ ---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/ ---cut-after---\s*$/;
const CUT_START = /^\s*\/\/ ---cut-start---\s*$/;
const CUT_END = /^\s*\/\/ ---cut-end---\s*$/;
const DIRECTIVE = /^\s*\/\/ @(?:errors|filename|noErrors)\b/;

/** A line of a sample that the reader sees. */
export interface VisibleLine {
  text: string;
  /** 0-based line of the sample, hidden lines included. */
  line: number;
}

/**
 * The lines of a sample that the reader sees: without what Twoslash's notations cut
 * (https://twoslash.netlify.app/refs/notations#cutting), without compiler directives and without
 * empty lines at both ends.
 */
export function visibleLines(code: string): VisibleLine[] {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => CUT_BEFORE.test(line)) + 1;
  const after = lines.findIndex((line) => CUT_AFTER.test(line));
  const end = after === -1 ? lines.length : after;

  let hidden = false;
  const visible: VisibleLine[] = [];
  for (const [index, text] of lines.slice(start, end).entries()) {
    if (CUT_START.test(text)) {
      hidden = true;
    } else if (CUT_END.test(text)) {
      hidden = false;
    } else if (!hidden && !DIRECTIVE.test(text)) {
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
