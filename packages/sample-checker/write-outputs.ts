import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Outcome} from './check-pages';
import {updatedOutput} from './run/output';

/** Replaces the lines of an output fence, and keeps the indentation that it has in the page. */
function replaceOutput(lines: string[], {sample, printed}: Outcome): void {
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
export function writeOutputs(root: string, outcomes: readonly Outcome[]): number {
  const printed = outcomes.filter((each) => each.printed !== undefined);
  const lineOf = ({sample}: Outcome): number => sample.output!.line;
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
