import {NOTATIONS} from '../../lib/node/fences';

/** What a sample declares to go wrong, with `// @errors: 2345 unknown-network`. */
export function expectedErrors(code: string): Set<string> {
  const lists = code.split('\n').map((line) => NOTATIONS.errors.exec(line)?.groups?.list ?? '');
  return new Set(lists.flatMap((list) => list.match(/[\w-]+/g) ?? []));
}

/** One file of a sample. */
export interface SampleFile {
  /** Undefined in a sample without `// @filename:` lines. */
  name: string | undefined;
  code: string;
  /** 0-based line of the sample where the file's code starts. */
  firstLine: number;
}

/** Splits a sample at its `// @filename: a.ts` lines; what stands before the first belongs to no file. */
export function sampleFiles(code: string): SampleFile[] {
  const lines = code.split('\n');
  const starts = lines.flatMap((line, index) => (NOTATIONS.filename.test(line) ? [index + 1] : []));
  const files = starts.map((firstLine, index) => ({
    name: NOTATIONS.filename.exec(lines[firstLine - 1]!)!.groups!.name,
    code: lines.slice(firstLine, (starts[index + 1] ?? lines.length + 1) - 1).join('\n'),
    firstLine,
  }));
  return files.length > 0 ? files : [{name: undefined, code, firstLine: 0}];
}

/** 0-based line of the last `// ---cut---`, above which a sample is hidden; -1 without one. */
export function cutLine(code: string): number {
  return code.split('\n').findLastIndex((line) => NOTATIONS.cutBefore.test(line));
}

const DECLARE = /^\s*declare (?:const|let|var) (?<name>[\w$]+): (?<type>.+?);?\s*$/;
const AS_JSDOC = 'const $<name> = /** @type {$<type>} */ (/** @type {unknown} */ (undefined));';

/**
 * Lets JavaScript samples declare what a caller provides, as TypeScript ones do: a hidden
 * `declare const toSign: Uint8Array;` becomes a constant typed in JSDoc. Lines stay where they are.
 */
export function declarationsAsJsDoc(code: string): string {
  const cut = cutLine(code);
  return code
    .split('\n')
    .map((line, index) => (index < cut ? line.replace(DECLARE, AS_JSDOC) : line))
    .join('\n');
}
