import type {Sdk} from '../sdk';
import {actionTypesFingerprint} from './action-types';
import type {Checked} from './compiler/check-units';
import {keyOf, type Cache} from './cache';
import type {ResolveRelative} from './relative-imports';
import type {Unit} from './units';
import type {Work} from './work';

const importsOthers = (unit: Unit): boolean =>
  unit.files.some(({text}) => /['"]\.\.?\//.test(text));

/** Whatever the errors and types in a unit depend on. */
function typesKey(sdk: Sdk, unit: Unit): string {
  return keyOf(
    'types',
    sdk.fingerprint,
    unit.environment,
    unit.environment === 'action' ? actionTypesFingerprint(sdk.version) : null,
    unit.files,
    // Which lines are hidden.
    unit.sample.fence.code,
    [...unit.expected],
    importsOthers(unit) ? unit.sample.page.fences : null,
  );
}

/** Type-checks and lints the script samples of one docs version, and the conditions in JSON; and finds the types in them. */
export async function checkTypes(
  sdk: Sdk,
  works: readonly Work[],
  resolve: ResolveRelative,
  cache: Cache,
): Promise<void> {
  const checked = works.filter(({sample}) => !sample.unchecked);
  const pending = checked
    .flatMap(({units}) => units)
    .filter((unit) => !cache.get(typesKey(sdk, unit)));
  if (pending.length > 0) {
    // Loading the compiler takes half a second, which a run without changes can save.
    const {checkUnits} = await import('./compiler/check-units');
    const all = works.flatMap(({units}) => units);
    for (const [unit, found] of await checkUnits(sdk, pending, all, resolve)) {
      cache.set(typesKey(sdk, unit), found);
    }
  }
  for (const work of checked) {
    const found = work.units.map((unit) => cache.get<Checked>(typesKey(sdk, unit))!);
    work.errors.push(...found.flatMap(({errors}) => errors));
    work.hovers = found.flatMap(({hovers}) => hovers);
  }
}
