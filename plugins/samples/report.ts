import type {Hover} from './compiler/hovers';
import type {Work} from './prepare';
import {compareOutput} from './run/output';
import {isChecked, type Problem, type Sample} from './sample';

/** What became of a sample. */
export interface Outcome {
  sample: Sample;
  /** `shown`: in a language that nothing checks. */
  status: 'checked' | 'run' | 'exempt' | 'failed' | 'shown';
  usesSdk: boolean;
  /** The types that readers see in it; of samples that passed. */
  hovers: readonly Hover[];
  /** What it printed, where its page shows something else. */
  printed?: string;
}

export interface PagesReport {
  /** In the order of pages and lines. */
  problems: Problem[];
  outcomes: Outcome[];
}

function statusOf({sample, errors, printed}: Work): Outcome['status'] {
  if (sample.unchecked !== undefined) {
    return 'exempt';
  }
  if (errors.length > 0) {
    return 'failed';
  }
  if (printed !== undefined) {
    return 'run';
  }
  return isChecked(sample.fence.language) ? 'checked' : 'shown';
}

/** What became of a sample. What a broken one prints says nothing. */
function outcomeOf(work: Work): Outcome {
  const {sample, errors, printed, usesSdk, hovers = []} = work;
  const difference =
    printed !== undefined && sample.output && errors.length === 0
      ? compareOutput(sample.output, printed)
      : undefined;
  if (difference) {
    errors.push(difference);
  }
  return {sample, status: statusOf(work), usesSdk, hovers, ...(difference && {printed})};
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
  const outcomes = works.map(outcomeOf);
  const ofSamples = works.flatMap(({sample, errors}) =>
    errors.map((error) => ({page: sample.page.path, ...error})),
  );
  return {
    problems: distinct([...ofPages, ...ofSamples]).sort(
      (a, b) => a.page.localeCompare(b.page) || a.line - b.line,
    ),
    outcomes,
  };
}
