import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import type {LineProblem} from '../../../lib/node/site-error';
import type {Fence, Sample} from '../sample';

/** Stands in a page's output for what changes from run to run, within one line. */
const VARIES = '…';

/** An output that has such marks decides how its run is written down; undefined for a sample without an output. */
export const marksOf = (shown: string | undefined): string =>
  shown?.includes(VARIES) ? shown : String(shown !== undefined);

const patternOf = (line: string): string => line.split(VARIES).map(escapeStringRegexp).join('.*');

const matches = (shown?: string, printed?: string): boolean =>
  shown !== undefined && printed !== undefined && new RegExp(`^${patternOf(shown)}$`).test(printed);

/** Output as pages show it: without trailing blanks and without a last line end. */
function outputLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

/** Compares a page's output with what its sample printed: the first line of the page that differs, if one does. */
export function compareOutput(
  {line: fenceLine, code}: Pick<Fence, 'line' | 'code'>,
  printed: string,
): LineProblem | undefined {
  const expected = outputLines(code);
  const actual = outputLines(printed);
  const quoted = (text: string | undefined): string =>
    text === undefined ? 'nothing' : `"${text}"`;
  for (let line = 0; line < Math.max(expected.length, actual.length); line += 1) {
    const [wanted, got] = [expected[line], actual[line]];
    if (!matches(wanted, got)) {
      return {
        line: fenceLine + 1 + Math.min(line, Math.max(expected.length - 1, 0)),
        message: `shows ${quoted(wanted)} where the sample prints ${quoted(got)}`,
      };
    }
  }
  return undefined;
}

/**
 * The output that a page should show: what was printed, with the lines kept that already match it,
 * because they may hold marks for what varies.
 */
export function updatedOutput(shown: string, printed: string): string[] {
  const before = outputLines(shown);
  return outputLines(printed).map((line, index) =>
    matches(before[index], line) ? before[index]! : line,
  );
}

/** A sample, and its output where the page shows another. */
export interface Printed {
  sample: Sample;
  printed?: string;
}

/** Replaces the lines of an output fence, and keeps the indentation that it has in the page. */
function replaceOutput(lines: string[], {sample, printed}: Printed): void {
  const {line, code} = sample.output!;
  const opening = lines[line - 1]!;
  const indent = /^[\s>]*/.exec(opening)![0];
  const shownLines = code === '' ? 0 : code.split('\n').length;
  const updated = updatedOutput(code, printed!).map((text) =>
    text === '' ? indent.trimEnd() : indent + text,
  );
  lines.splice(line, shownLines, ...updated);
}

/**
 * Rewrites outputs on pages to what their samples print.
 *
 * @param root the project's folder
 * @returns how many were rewritten
 */
export function writeOutputs(root: string, outcomes: readonly Printed[]): number {
  const printed = outcomes.filter((each) => each.printed !== undefined);
  const lineOf = ({sample}: Printed): number => sample.output!.line;
  // A partial that pages of two versions include is checked for each.
  const outdated = new Map(
    printed.map((each) => [`${each.sample.page.path}:${lineOf(each)}`, each]),
  );
  // From the last to the first, so that line numbers stay true.
  for (const outcome of [...outdated.values()].sort((a, b) => lineOf(b) - lineOf(a))) {
    const file = path.join(root, outcome.sample.page.path);
    const lines = readFileSync(file, 'utf8').split('\n');
    replaceOutput(lines, outcome);
    writeFileSync(file, lines.join('\n'));
  }
  return outdated.size;
}
