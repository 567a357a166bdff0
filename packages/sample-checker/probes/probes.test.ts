import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {DOCS_VERSIONS} from '../../../site/versions';
import {checkTexts, type TextsReport} from '../testing/check-texts';

/** Samples with the errors that they must have. */
interface Probe {
  name: string;
  /** Parts of the errors, in the order of their lines. */
  errors: string[];
  page: string;
  /** The lines of the page that are about it, from inclusive, to exclusive. */
  from: number;
  to: number;
}

/** The probes of a page: a heading each, below it the errors in code marks, and then the samples. */
function probesOf([page, text]: [page: string, text: string]): Probe[] {
  let line = 1;
  return text.split(/^(?=## )/m).flatMap((section) => {
    const from = line;
    line += section.split('\n').length - 1;
    const {name, errors = ''} =
      /^## (?<name>.+)\n\n(?<errors>(?:`[^`].*`\n\n)*)/.exec(section)?.groups ?? {};
    const messages = [...errors.matchAll(/^`(.+)`$/gm)].map(([, message = '']) => message);
    return name ? [{name, errors: messages, page, from, to: line}] : [];
  });
}

const pages = Object.fromEntries(
  [...DOCS_VERSIONS, 'checker', 'hazards'].map((name) => [
    `${name}/probes.md`,
    readFileSync(path.join(__dirname, `${name}.md`), 'utf8'),
  ]),
);
const probes = Object.entries(pages).flatMap(probesOf);
let report: TextsReport;

beforeAll(async () => {
  report = await checkTexts(pages);
});

it('each sample stands below a name', () => {
  const unnamed = report.outcomes.filter(
    ({sample}) =>
      !probes.some(
        ({page, from, to}) =>
          page === sample.page.path && sample.fence.line >= from && sample.fence.line < to,
      ),
  );
  expect(unnamed).toEqual([]);
});

it.each(probes)('$page: $name', ({page, errors, from, to}) => {
  const samples = report.outcomes.filter(({sample}) => sample.page.path === page);
  const fences = samples[0]!.sample.page.fences.filter(({line}) => line >= from && line < to);
  expect(fences).not.toEqual([]);
  const messages = report.problems
    .filter((problem) => problem.page === page && problem.line >= from && problem.line < to)
    .map(({line, message}) => {
      const fence = fences.findLast((each) => each.line <= line)!;
      return `line ${line - fence.line}: ${message}`;
    });
  expect(messages).toEqual(errors.map((error) => expect.stringContaining(error) as string));
});
