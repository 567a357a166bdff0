import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import type {Outcome, Sdks} from './check-pages';
import {isChecked, isScript, problemOf, type Problem, type Sample, UNRUN_REASONS} from './sample';

/** At most this share of all samples may be exempt from checking. */
const EXEMPT_LIMIT = 0.05;

/** At least this share of all scripts must run. */
const RUN_LIMIT = 0.75;

/** Counts of one docs version's samples. */
export interface VersionSummary {
  version: DocsVersion;
  release: string;
  /** All samples in languages that are checked, and all that say why they are not. */
  samples: number;
  /** Compiled, parsed or looked up without an error; those that were run are among them. */
  checked: number;
  /** Run, with the output that the page shows, or by hidden lines, or by a sample that imports them. */
  run: number;
  /** All in TypeScript and JavaScript: those that could run. */
  scripts: number;
  /** Scripts that neither run nor say why. */
  unexplained: Problem[];
  failed: number;
  /** Those that say why they are not checked. */
  exempt: Problem[];
  /** Outputs that say why they are not compared; their samples are checked all the same. */
  outputsNotCompared: Problem[];
  /** In languages that nothing checks. */
  shown: number;
}

const exemptionOf = (sample: Sample): Problem => problemOf(sample, sample.unchecked ?? '');

const UNEXPLAINED =
  'nothing runs this; call it below "// ---cut-after---", or say why: ' +
  UNRUN_REASONS.map((reason) => `unrun="${reason}"`).join(', ');

/** Counts outcomes by docs version. */
export function summaryOf(outcomes: readonly Outcome[], sdks: Sdks): VersionSummary[] {
  return DOCS_VERSIONS.map((version) => {
    const own = outcomes.filter(({sample}) => sample.version === version);
    const count = (status: Outcome['status']): number =>
      own.filter((outcome) => outcome.status === status).length;
    const exemptions = own.filter(({status}) => status === 'exempt').map(({sample}) => sample);
    const exempt = exemptions.filter(({fence}) => isChecked(fence.language));
    const scripts = own.filter(({sample}) => isScript(sample.fence.language));
    const unexplained = scripts.filter(
      ({sample, status}) => status === 'checked' && sample.unrun === undefined,
    );
    return {
      version,
      release: sdks[version].release,
      samples: count('checked') + count('run') + count('failed') + exempt.length,
      checked: count('checked') + count('run'),
      run: count('run'),
      scripts: scripts.length,
      unexplained: unexplained.map(({sample}) => problemOf(sample, UNEXPLAINED)),
      failed: count('failed'),
      exempt: exempt.map(exemptionOf),
      outputsNotCompared: exemptions.filter((sample) => !exempt.includes(sample)).map(exemptionOf),
      shown: count('shown'),
    };
  });
}

/** Problems with the share of samples that are exempt, and of scripts that run. */
export function wrongShares(versions: readonly VersionSummary[]): Problem[] {
  const sumOf = (count: 'samples' | 'run' | 'scripts'): number =>
    versions.reduce((sum, version) => sum + version[count], 0);
  const [samples, run, scripts] = [sumOf('samples'), sumOf('run'), sumOf('scripts')];
  const exempt = versions.flatMap((version) => version.exempt);
  const tooMany = `${exempt.length} of ${samples} samples are exempt; at most ${EXEMPT_LIMIT * 100} % may be`;
  const tooFew = `${run} of ${scripts} scripts run; at least ${RUN_LIMIT * 100} % must`;
  return [
    ...(exempt.length > samples * EXEMPT_LIMIT ? [{...exempt[0]!, message: tooMany}] : []),
    ...(run < scripts * RUN_LIMIT ? [{page: 'docs', line: 1, message: tooFew}] : []),
  ];
}
