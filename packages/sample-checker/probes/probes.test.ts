import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {DOCS_VERSIONS} from '../../../site/versions';
import {checkTexts, type TextsReport} from '../testing/check-texts';

/** A sample that must fail. If it passes, the SDK's types have stopped saying what is wrong with it. */
interface Probe {
  /** What the sample does wrong. */
  name: string;
  /** Must be in one of its errors. */
  error: string;
  page: string;
  /** The lines of the page that are about it, from inclusive, to exclusive. */
  from: number;
  to: number;
}

/** The probes of a page: a heading each, and below it the error in code marks. */
function probesOf(page: string, text: string): Probe[] {
  let line = 1;
  return text.split(/^(?=## )/m).flatMap((section) => {
    const from = line;
    line += section.split('\n').length - 1;
    const {name, error} = /^## (?<name>.+)\n\n`(?<error>.+)`\n/.exec(section)?.groups ?? {};
    return name && error ? [{name, error, page, from, to: line}] : [];
  });
}

const pages = Object.fromEntries(
  DOCS_VERSIONS.map((version) => [
    `${version}/probes.md`,
    readFileSync(path.join(__dirname, `${version}.md`), 'utf8'),
  ]),
);
const probes = Object.entries(pages).flatMap(([page, text]) => probesOf(page, text));
let report: TextsReport;

beforeAll(async () => {
  report = await checkTexts(pages);
});

describe('probes', () => {
  it('are all there: each fence has a name and an error', () => {
    expect(probes).toHaveLength(53);
    expect(report.outcomes).toHaveLength(probes.length);
  });

  it.each(probes)('$page: $name', ({page, error, from, to}) => {
    const messages = report.problems
      .filter((problem) => problem.page === page && problem.line >= from && problem.line < to)
      .map(({message}) => message);
    expect(messages).toEqual(expect.arrayContaining([expect.stringContaining(error)]));
  });
});
