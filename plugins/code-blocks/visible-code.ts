const CUT_BEFORE = /^\s*\/\/ ---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/ ---cut-after---\s*$/;
const CUT_START = /^\s*\/\/ ---cut-start---\s*$/;
const CUT_END = /^\s*\/\/ ---cut-end---\s*$/;
const DIRECTIVE = /^\s*\/\/ @(?:errors|filename|noErrors)\b/;

/**
 * The part of a sample that the reader sees: without what Twoslash's notations cut
 * (https://twoslash.netlify.app/refs/notations#cutting) and without compiler directives.
 */
export function visibleCode(code: string): string {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => CUT_BEFORE.test(line)) + 1;
  const after = lines.findIndex((line) => CUT_AFTER.test(line));
  const end = after === -1 ? lines.length : after;

  let hidden = false;
  const visible: string[] = [];
  for (const line of lines.slice(start, end)) {
    if (CUT_START.test(line)) {
      hidden = true;
    } else if (CUT_END.test(line)) {
      hidden = false;
    } else if (!hidden && !DIRECTIVE.test(line)) {
      visible.push(line);
    }
  }
  return visible.join('\n').replace(/^\n+|\n+$/g, '');
}
