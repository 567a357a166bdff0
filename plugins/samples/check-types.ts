import type {Sdk} from '../sdk';
import {checkUnits, type Checked} from './compiler/check-units';
import {keyOf, type Cache} from './cache';
import type {Work} from './prepare';
import type {ResolveRelative} from './relative-imports';
import type {Unit} from './units';

/** Whatever the errors and types in a unit depend on: it may import others of its page. */
const typesKey = (sdk: Sdk, {environment, files, sample}: Unit): string =>
  keyOf('types', sdk.fingerprint, environment, files, sample.fence.index, sample.page.fences);

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
