import type {Hover} from './compiler/hovers';
import {isChecked} from './languages';
import {compareOutput} from './run/output';
import type {Problem, Sample} from './sample';
import type {Work} from './work';

/** What became of a sample. */
export interface Outcome {
  sample: Sample;
  /** `shown`: in a language that nothing checks. */
  status: 'checked' | 'run' | 'exempt' | 'failed' | 'shown';
  usesSdk: boolean;
  /** The types that readers see in it; of samples that passed. */
  hovers: readonly Hover[];
}

/** An output fence that does not show what its sample prints. */
export interface OutdatedOutput {
  sample: Sample;
  printed: string;
  /** The first line that differs. */
  problem: Problem;
}

export interface PagesReport {
  /** In the order of pages and lines, without those of outdated outputs. */
  problems: Problem[];
  outcomes: Outcome[];
  outdated: OutdatedOutput[];
}

/** Compares what a sample printed with what its page shows. What a broken sample prints says nothing. */
function outdatedOutput({sample, errors, printed}: Work): OutdatedOutput[] {
  const {output, page} = sample;
  if (printed === undefined || !output || errors.length > 0) {
    return [];
  }
  const difference = compareOutput(output, printed);
  return difference ? [{sample, printed, problem: {page: page.path, ...difference}}] : [];
}

function statusOf({sample, errors, printed}: Work, isOutdated: boolean): Outcome['status'] {
  if (sample.unchecked !== undefined) {
    return 'exempt';
  }
  if (errors.length > 0 || isOutdated) {
    return 'failed';
  }
  if (printed !== undefined) {
    return 'run';
  }
  return isChecked(sample.fence.language) ? 'checked' : 'shown';
}

/** A partial that two versions include may be wrong in both in the same way. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/**
 * Sums up what the steps found out.
 *
 * @param ofPages what is wrong with pages as a whole, and with the way their fences are marked
 */
export function reportOf(works: readonly Work[], ofPages: readonly Problem[]): PagesReport {
  const ofSamples = works.flatMap(({sample, errors}) =>
    errors.map((error) => ({page: sample.page.path, ...error})),
  );
  const outdated = works.flatMap(outdatedOutput);
  const withOutdated = new Set(outdated.map(({sample}) => sample));
  return {
    problems: distinct([...ofPages, ...ofSamples]).sort(
      (a, b) => a.page.localeCompare(b.page) || a.line - b.line,
    ),
    outcomes: works.map((work) => ({
      sample: work.sample,
      status: statusOf(work, withOutdated.has(work.sample)),
      usesSdk: work.usesSdk,
      hovers: work.hovers ?? [],
    })),
    outdated,
  };
}
