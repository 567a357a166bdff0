import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {OutdatedOutput} from './report';
import {updatedOutput} from './run/output';

/** Replaces the lines of an output fence, and keeps the indentation that it has in the page. */
function replaceOutput(lines: string[], {sample, printed}: OutdatedOutput): void {
  const {line, code} = sample.output!;
  const opening = lines[line - 1]!;
  const indent = /^[\s>]*/.exec(opening)![0];
  const shownLines = code === '' ? 0 : code.split('\n').length;
  const updated = updatedOutput(code, printed).map((text) =>
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
export function writeOutputs(root: string, outdated: readonly OutdatedOutput[]): number {
  const pages = new Map<string, OutdatedOutput[]>();
  for (const each of outdated) {
    const {page, output} = each.sample;
    const known = pages.get(page.path) ?? [];
    // A partial that pages of two versions include is checked for each.
    if (!known.some(({sample}) => sample.output!.line === output!.line)) {
      pages.set(page.path, [...known, each]);
    }
  }
  for (const [page, outputs] of pages) {
    const file = path.join(root, page);
    const lines = readFileSync(file, 'utf8').split('\n');
    // From the last to the first, so that line numbers stay true.
    outputs
      .sort((a, b) => b.sample.output!.line - a.sample.output!.line)
      .forEach((output) => replaceOutput(lines, output));
    writeFileSync(file, lines.join('\n'));
  }
  return [...pages.values()].flat().length;
}
