import type {PagesReport} from '../check-pages';
import type {PageFile} from '../pages';
import type {Problem} from '../sample';
import type {Probe} from './probe';
import {PROBES} from './probes';

const FOLDER = 'plugins/samples/probes/';

const pathOf = ({version, name}: Probe): string => `${FOLDER}${version}/${name}`;

/** The probes as pages with one sample each. */
export function probePages(probes: readonly Probe[] = PROBES): PageFile[] {
  return probes.map((probe) => ({
    path: pathOf(probe),
    version: probe.version,
    text: `\`\`\`${probe.fence}\n${probe.code.trim()}\n\`\`\`\n`,
  }));
}

/** A report without its probes, and what they showed. */
export interface ProbeResult {
  pages: PagesReport;
  probes: {failed: number; problems: Problem[]};
}

/** Turns the errors of probes around: one that has not got its error is the problem. */
export function resultOfProbes(
  {problems, outcomes, outdated}: PagesReport,
  probes: readonly Probe[] = PROBES,
): ProbeResult {
  const isProbe = (page: string): boolean => page.startsWith(FOLDER);
  const passed = probes.filter(
    (probe) =>
      !problems.some(({page, message}) => page === pathOf(probe) && message.includes(probe.error)),
  );
  return {
    pages: {
      problems: problems.filter(({page}) => !isProbe(page)),
      outcomes: outcomes.filter(({sample}) => !isProbe(sample.page.path)),
      outdated: outdated.filter(({sample}) => !isProbe(sample.page.path)),
    },
    probes: {
      failed: probes.length - passed.length,
      problems: passed.map((probe) => {
        const others = problems
          .filter(({page}) => page === pathOf(probe))
          .map(({message}) => message);
        const instead =
          others.length > 0 ? ` but ${others.map((each) => `"${each}"`).join(', ')}` : '';
        return {
          page: pathOf(probe),
          line: 1,
          message: `must fail with "${probe.error}", and does not${instead}`,
        };
      }),
    },
  };
}
