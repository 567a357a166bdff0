import type {Sdk} from '../sdk';
import {keyOf, type Cache} from './cache';
import {forEachInParallel} from './parallel';
import type {ResolveRelative} from './relative-imports';
import {pageLineOf, planRun, type RunPlan} from './run/plan';
import type {RunResult} from './run/run-plan';
import type {Work} from './work';

async function runOnce(sdk: Sdk, plan: RunPlan, cache: Cache): Promise<RunResult> {
  const key = keyOf('run', sdk.fingerprint, plan);
  const known = cache.get<RunResult>(key);
  if (known) {
    return known;
  }
  const [{compilePlan}, {runPlan}] = await Promise.all([
    import('./run/compile'),
    import('./run/run-plan'),
  ]);
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
    const {sample, runnable, errors} = work;
    if (!runnable) {
      return;
    }
    if (sample.environment === 'browser') {
      errors.push({
        line: sample.output!.line,
        message: 'output of a browser sample cannot be compared; say unchecked="…" on the output',
      });
      return;
    }
    const plan = planRun(runnable, (specifier, from) => resolve(specifier, from.path));
    const result = await runOnce(sdk, plan, cache);
    if (result.ok) {
      work.printed = result.output;
    } else {
      const {line, message} = result;
      errors.push({
        line: line === undefined ? sample.fence.line : pageLineOf(runnable, line),
        message,
      });
    }
  });
}
