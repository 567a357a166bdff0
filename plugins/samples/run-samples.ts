import type {Sdk} from '../sdk';
import {keyOf, type Cache} from './cache';
import {forEachInParallel} from './parallel';
import type {Work} from './prepare';
import type {ResolveRelative} from './relative-imports';
import {compilePlan} from './run/compile';
import {pageLineOf, planRun, type RunPlan} from './run/plan';
import {runPlan, type RunResult} from './run/run-plan';

async function runOnce(sdk: Sdk, plan: RunPlan, cache: Cache): Promise<RunResult> {
  const key = keyOf('run', sdk.fingerprint, plan);
  const known = cache.get<RunResult>(key);
  if (known) {
    return known;
  }
  const result = await runPlan(sdk, plan.kind, compilePlan(plan));
  if (result.ok || !result.isTransient) {
    cache.set(key, result);
  }
  return result;
}

/** Runs the samples of one docs version that show output, and notes what they print. */
export async function runSamples(
  sdk: Sdk,
  works: readonly Work[],
  resolve: ResolveRelative,
  cache: Cache,
): Promise<void> {
  await forEachInParallel(works, async (work) => {
    const {sample, errors} = work;
    const [unit] = work.units;
    if (!sample.output || !unit || sample.unchecked !== undefined) {
      return;
    }
    if (sample.environment === 'browser') {
      errors.push({
        line: sample.output.line,
        message: 'output of a browser sample cannot be compared; say unchecked="…" on the output',
      });
      return;
    }
    const plan = planRun(unit, resolve);
    const result = await runOnce(sdk, plan, cache);
    if (result.ok) {
      work.printed = result.output;
    } else {
      errors.push({line: pageLineOf(unit, result.line), message: result.message});
    }
  });
}
