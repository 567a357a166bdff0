import type {Sdk} from '../sdk';
import {actionTypesFingerprint} from './action-types';
import {keyOf, type Cache} from './cache';
import type {ResolveRelative} from './relative-imports';
import type {Unit} from './units';
import type {PageError, Work} from './work';

const importsOthers = (unit: Unit): boolean =>
  unit.files.some(({text}) => /['"]\.\.?\//.test(text));

/** Whatever the types in a unit depend on. */
export function typesKey(sdk: Sdk, unit: Unit): string {
  return keyOf(
    'types',
    sdk.fingerprint,
    unit.environment,
    unit.environment === 'action' ? actionTypesFingerprint(sdk.version) : null,
    unit.files,
    [...unit.expected],
    importsOthers(unit) ? unit.sample.page.fences : null,
  );
}

/** Type-checks and lints the script samples of one docs version, and the conditions in JSON. */
export async function checkTypes(
  sdk: Sdk,
  works: readonly Work[],
  resolve: ResolveRelative,
  cache: Cache,
): Promise<void> {
  const units = works.filter(({sample}) => !sample.unchecked).flatMap((work) => work.units);
  const pending = units.filter((unit) => !cache.get(typesKey(sdk, unit)));
  if (pending.length > 0) {
    // Loading the compiler takes half a second, which a run without changes can save.
    const {checkUnits} = await import('./compiler/check-units');
    const all = works.flatMap((work) => work.units);
    for (const [unit, errors] of await checkUnits(sdk, pending, all, resolve)) {
      cache.set(typesKey(sdk, unit), errors);
    }
  }
  for (const {sample, errors, units: own} of works) {
    if (!sample.unchecked) {
      errors.push(...own.flatMap((unit) => cache.get<PageError[]>(typesKey(sdk, unit)) ?? []));
    }
  }
}
