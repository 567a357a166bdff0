import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import type {Sdk} from '../sdk-release/sdk';
import type {Cache} from './cache';
import type {Result} from './check-samples';
import {allSamples, withPartials, type ParsedFiles} from './pages';
import {readerPages} from './install/blocks';
import {collectShared, missingLinks, sharedBy, type SharedModules} from './shared';
import type {PageSamples, Problem, Sample} from './sample';

/** What became of a sample. */
export interface Outcome extends Result {
  sample: Sample;
}

export interface PagesReport {
  /** In the order of pages and lines. */
  problems: Problem[];
  outcomes: Outcome[];
}

/** The releases to check against. */
export type Sdks = Readonly<Record<DocsVersion, Sdk>>;

/** Whatever the results of a page depend on: its samples may import and continue each other, and import shared ones. */
const keyOf = (sdks: Sdks, {page, samples}: PageSamples, modules: SharedModules): string =>
  JSON.stringify([
    page,
    samples.map(({version}) => sdks[version].fingerprint),
    sharedBy(samples, modules).map(({title, fence}) => [title, fence.meta, fence.code]),
  ]);

/** What became of the samples of pages; what has not changed since the last time is remembered. */
async function outcomesOf(
  pages: readonly PageSamples[],
  modules: SharedModules,
  sdks: Sdks,
  cache: Cache,
): Promise<Outcome[]> {
  const keys = new Map(pages.map((page) => [page, keyOf(sdks, page, modules)]));
  const known = new Map(pages.map((page) => [page, cache.get<Result[]>(keys.get(page)!)]));
  const pending = pages.filter((page) => !known.get(page));
  const found = new Map<Sample, Result>();
  if (pending.length > 0) {
    // Loaded on first use, as compilers take a while to load.
    const {checkAgainst} = await import('./check-samples');
    const samples = pending.flatMap((page) => page.samples);
    const checkVersion = async (version: DocsVersion): Promise<void> => {
      const own = samples.filter((sample) => sample.version === version);
      const shared = sharedBy(own, modules);
      const results = await checkAgainst(sdks[version], own, undefined, shared);
      results.forEach((result, sample) => found.set(sample, result));
    };
    // Side by side: samples wait for networks more than they work.
    await Promise.all(DOCS_VERSIONS.map(checkVersion));
  }
  for (const page of pending) {
    const results = page.samples.map((sample) => found.get(sample)!);
    cache.set(keys.get(page)!, results);
    known.set(page, results);
  }
  return pages.flatMap((page) =>
    page.samples.map((sample, index) => ({sample, ...known.get(page)![index]!})),
  );
}

/** A partial that two versions include may be wrong in both in the same way. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/**
 * Checks the samples of some pages. A broken page or sample does not keep the others from being checked.
 *
 * @param files the pages, with the partials that they include and the pages that include them
 * @param wanted paths of the files to check, with their partials; all of them without it
 */
export async function checkPages(
  files: ParsedFiles,
  sdks: Sdks,
  cache: Cache,
  wanted?: ReadonlySet<string>,
): Promise<PagesReport> {
  const all = [...files.values()];
  const roots = all.filter(({path}) => wanted?.has(path) ?? true);
  const read = new Set(roots.flatMap((file) => [...withPartials(file, files)]));
  const samples = allSamples(files);
  const {modules, problems: doubled} = collectShared(samples);
  const paths = new Set([...read].map(({path}) => path));
  const pages = samples.filter(({page}) => paths.has(page.path));
  const outcomes = await outcomesOf(pages, modules, sdks, cache);
  const unlinked = missingLinks(readerPages(files), modules);
  const problems = [
    ...[...read].flatMap(({path, error}) => (error ? [{page: path, ...error}] : [])),
    ...pages.flatMap((page) => page.problems),
    ...[...doubled, ...unlinked].filter(({page}) => paths.has(page)),
    ...outcomes.flatMap(({sample, errors}) =>
      errors.map((error) => ({page: sample.page.path, ...error})),
    ),
  ];
  return {
    problems: distinct(problems).sort((a, b) => a.page.localeCompare(b.page) || a.line - b.line),
    outcomes,
  };
}
