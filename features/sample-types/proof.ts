import type {Outcome} from '../../packages/sample-checker/check-pages';
import {parseFenceMeta} from '../../lib/node/fences';

/** What a page says under a sample. */
export interface Proof {
  proof: string;
  /** Whether it says why nothing was checked. */
  isExempt?: true;
}

/** What the check of each language amounts to; that of all others is `Checked`. */
const CLAIMS: Readonly<Record<string, string>> = {bash: 'Packages checked', solidity: 'Compiled'};

/**
 * The line under a sample; undefined where nothing is to be said, because its check failed or
 * because nothing about it depends on the SDK.
 *
 * @param release the SDK release it was checked against, such as `3.0.24`
 */
export function proofOf({sample, status, usesSdk}: Outcome, release: string): Proof | undefined {
  if (status === 'exempt') {
    const isOutput = parseFenceMeta(sample.fence.meta).flags.has('output');
    const what = isOutput ? 'Output not compared' : 'Not checked';
    return {proof: `${what}: ${sample.unchecked}`, isExempt: true};
  }
  if (!usesSdk || (status !== 'checked' && status !== 'run')) {
    return undefined;
  }
  const claim = `${CLAIMS[sample.fence.language] ?? 'Checked'} against ${release}`;
  return {proof: status === 'run' ? `${claim} and run` : claim};
}
