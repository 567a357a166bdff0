import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import type {Outcome, Sdks} from './check-pages';
import {isChecked, type Problem, type Sample} from './sample';

/** What became of the samples of one docs version. */
export interface VersionSummary {
  version: DocsVersion;
  release: string;
  /** All samples in languages that are checked, and all that say why they are not. */
  samples: number;
  /** Compiled, parsed or looked up without an error; those that were run are among them. */
  checked: number;
  /** Run, with the output that the page shows. */
  run: number;
  failed: number;
  /** Those that say why they are not checked. */
  exempt: Problem[];
  /** Outputs that say why they are not compared; their samples are checked all the same. */
  outputsNotCompared: Problem[];
  /** In languages that nothing checks. */
  shown: number;
}

const exemptionOf = ({page, fence, unchecked = ''}: Sample): Problem => ({
  page: page.path,
  line: fence.line,
  message: unchecked,
});

/** Counts outcomes by docs version. */
export function summaryOf(outcomes: readonly Outcome[], sdks: Sdks): VersionSummary[] {
  return DOCS_VERSIONS.map((version) => {
    const own = outcomes.filter(({sample}) => sample.version === version);
    const count = (status: Outcome['status']): number =>
      own.filter((outcome) => outcome.status === status).length;
    const exemptions = own.filter(({status}) => status === 'exempt').map(({sample}) => sample);
    const exempt = exemptions.filter(({fence}) => isChecked(fence.language));
    return {
      version,
      release: sdks[version].release,
      samples: count('checked') + count('run') + count('failed') + exempt.length,
      checked: count('checked') + count('run'),
      run: count('run'),
      failed: count('failed'),
      exempt: exempt.map(exemptionOf),
      outputsNotCompared: exemptions.filter((sample) => !exempt.includes(sample)).map(exemptionOf),
      shown: count('shown'),
    };
  });
}
