import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DOCS_VERSIONS, type DocsVersion} from '../../sdk';
import type {PagesReport} from '../report';
import type {PageFile} from '../pages';
import type {Problem} from '../sample';

const FOLDER = 'plugins/samples/probes/';

/** A sample that must fail. If it passes, the SDK's types have stopped saying what is wrong with it. */
export interface Probe {
  /** What the sample does wrong. */
  name: string;
  /** Must be in one of its errors. */
  error: string;
  page: string;
  /** The lines of the page that are about it, from inclusive, to exclusive. */
  lines: {from: number; to: number};
}

/** The probes of each docs version, as pages. */
export const probePages = (): PageFile[] =>
  DOCS_VERSIONS.map((version: DocsVersion) => ({
    path: `${FOLDER}${version}.md`,
    version,
    text: readFileSync(path.join(__dirname, `${version}.md`), 'utf8'),
  }));

/** The probes of a page: a heading each, and below it the error in code marks. */
export function probesOf({path: page, text}: PageFile): Probe[] {
  const sections = text.split(/^(?=## )/m);
  let line = 1;
  return sections.flatMap((section) => {
    const lines = {from: line, to: (line += section.split('\n').length - 1)};
    const {name, error} = /^## (?<name>.+)\n\n`(?<error>.+)`\n/.exec(section)?.groups ?? {};
    return name && error ? [{name, error, page, lines}] : [];
  });
}

/** What is reported of a probe. */
const errorsOf = ({page, lines}: Probe, problems: readonly Problem[]): string[] =>
  problems
    .filter((each) => each.page === page && each.line >= lines.from && each.line < lines.to)
    .map(({message}) => message);

/** A report without its probes, and what they showed. */
export interface ProbeResult {
  pages: PagesReport;
  probes: {failed: number; problems: Problem[]};
}

/** Turns the errors of probes around: one that has not got its error is the problem. */
export function resultOfProbes(
  {problems, outcomes, outdated}: PagesReport,
  probes: readonly Probe[] = probePages().flatMap(probesOf),
): ProbeResult {
  const isProbe = (page: string): boolean => page.startsWith(FOLDER);
  const passed = probes.filter(
    (probe) => !errorsOf(probe, problems).some((message) => message.includes(probe.error)),
  );
  return {
    pages: {
      problems: problems.filter(({page}) => !isProbe(page)),
      outcomes: outcomes.filter(({sample}) => !isProbe(sample.page.path)),
      outdated: outdated.filter(({sample}) => !isProbe(sample.page.path)),
    },
    probes: {
      failed: probes.length - passed.length,
      problems: passed.map((probe) => ({
        page: probe.page,
        line: probe.lines.from,
        message: [
          `must fail with "${probe.error}", and does not`,
          ...errorsOf(probe, problems).map((message) => `"${message}"`),
        ].join('; but has '),
      })),
    },
  };
}
