import path from 'node:path';
import {
  checkSamples,
  isScript,
  keyOf,
  loadLanguageServices,
  openCache,
  relativeImports,
  typesKey,
  unitOf,
  type Cache,
  type Outcome,
  type Sample,
  type Unit,
} from '../samples';
import {DOCS_VERSIONS, readSdk, type DocsVersion, type Sdk} from '../sdk';
import type {Hover} from './hovers';
import type {SampleCounts} from './counts';
import {pageData, type PageData} from './page-data';

/** What the check of the samples found out for pages. */
export interface Collected {
  pages: Map<string, PageData>;
  counts: SampleCounts | undefined;
  /** How many problems the check found; `npm run samples` lists them. */
  problems: number;
}

/** Asks the compiler, or the cache, about the samples of one docs version. */
async function hoversOfVersion(
  sdk: Sdk,
  outcomes: readonly Outcome[],
  cache: Cache,
): Promise<Map<Sample, Hover[]>> {
  const all: Unit[] = [];
  const wanted: Unit[] = [];
  for (const {sample, status} of outcomes) {
    if (sample.version === sdk.version && isScript(sample.fence.language)) {
      const unit = unitOf(sdk, sample);
      all.push(unit);
      if (status === 'checked' || status === 'run') {
        wanted.push(unit);
      }
    }
  }
  const keyOfUnit = (unit: Unit): string =>
    // Which lines are visible decides what is shown, and not what is checked.
    keyOf('hovers', typesKey(sdk, unit), unit.sample.fence.code);

  const hovers = new Map<Sample, Hover[]>();
  const pending = wanted.filter((unit) => {
    const known = cache.get<Hover[]>(keyOfUnit(unit));
    if (known) {
      hovers.set(unit.sample, known);
    }
    return !known;
  });
  if (pending.length > 0) {
    const [languageServices, {hoversOf}] = await Promise.all([
      loadLanguageServices(),
      import('./hovers'),
    ]);
    for (const service of languageServices(sdk, pending, all, relativeImports(all))) {
      for (const [unit, found] of hoversOf(sdk, service)) {
        cache.set(keyOfUnit(unit), found);
        hovers.set(unit.sample, found);
      }
    }
  }
  return hovers;
}

/**
 * Checks the samples as they are now, and finds the types in those that passed.
 * What has not changed since the last time comes from caches in `node_modules/.cache`.
 *
 * @param root the project's folder
 * @throws SiteError if an SDK release is not installed as pinned
 */
export async function collect(root: string): Promise<Collected> {
  const {outcomes, problems, versions} = await checkSamples(root);
  const cache = openCache(
    path.join(root, 'node_modules', '.cache', 'sample-types', 'hovers.json'),
    ['sample-types/*.ts'],
  );
  const hovers = new Map<Sample, Hover[]>();
  const releases = Object.fromEntries(
    versions.map(({version, release}) => [version, release]),
  ) as Record<DocsVersion, string>;
  for (const version of DOCS_VERSIONS) {
    const sdk = readSdk(root, version);
    for (const [sample, found] of await hoversOfVersion(sdk, outcomes, cache)) {
      hovers.set(sample, found);
    }
  }
  cache.save();
  return {
    pages: pageData(outcomes, releases, (sample) => hovers.get(sample) ?? []),
    counts: {
      checked: versions.reduce((sum, {checked}) => sum + checked, 0),
      run: versions.reduce((sum, {run}) => sum + run, 0),
      releases,
    },
    problems: problems.length,
  };
}
