import type {Sdk} from '../../sdk-release/sdk';
import type {ResolveRelative} from '../imports';
import {conditionsUnit} from '../kinds/json';
import {contractErrors} from '../kinds/solidity';
import type {Sample} from '../sample';
import type {Unit} from '../units';
import {checkUnits, type Checked} from './check-units';
import {embeddedUnits} from './embedded';

/** A sample, with its unit if it is a script. */
export interface Compilable {
  sample: Sample;
  unit?: Unit;
}

/** Compiles scripts with the Lit Actions in them, conditions in JSON, and contracts. */
export async function compileSamples(
  sdk: Sdk,
  works: readonly Compilable[],
  all: readonly Unit[],
  resolve: ResolveRelative,
): Promise<Map<Sample, Checked>> {
  const results = new Map<Sample, Checked>(
    works.map(({sample}) => [sample, {errors: [], hovers: []}]),
  );
  const units = works.flatMap(({sample, unit}) =>
    unit ? [unit, ...embeddedUnits(sdk, sample)] : (conditionsUnit(sdk, sample) ?? []),
  );
  const checked = await checkUnits(sdk, units, [...all, ...units], resolve);
  for (const [{sample}, {errors, hovers}] of checked) {
    const result = results.get(sample)!;
    result.errors.push(...errors);
    result.hovers.push(...hovers);
  }
  for (const {sample} of works.filter((each) => each.sample.fence.language === 'solidity')) {
    results.get(sample)!.errors.push(...(await contractErrors(sdk, sample.fence)));
  }
  return results;
}
