import type {Sdk} from '../sdk';
import {keyOf, type Cache} from './cache';
import type {LineProblem} from '../shared/line-problems';
import type {Work} from './work';

/** Compiles the Solidity samples of one docs version. */
export async function checkContracts(
  sdk: Sdk,
  works: readonly Work[],
  cache: Cache,
): Promise<void> {
  for (const {sample, errors} of works) {
    if (sample.fence.language === 'solidity' && sample.unchecked === undefined) {
      const key = keyOf('solidity', sdk.fingerprint, sample.fence);
      let found = cache.get<LineProblem[]>(key);
      if (!found) {
        const {checkSolidity} = await import('./kinds/solidity');
        found = await checkSolidity(sdk, sample);
        cache.set(key, found);
      }
      errors.push(...found);
    }
  }
}
