import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import type {Sdk} from '../sdk-release/sdk';
import {checkAgainst, type SampleResult} from './check-samples';
import {allSamples, withPartials, type ParsedFiles, type ReaderPage} from './pages';
import type {Known} from './records';
import {collectShared, sharedBy} from './shared';
import type {Problem, Sample} from './sample';
import {ambiguousTitles} from './titles';

/** A sample, and what became of it. */
export interface Outcome extends SampleResult {
  sample: Sample;
}

export interface PagesReport {
  /** In the order of pages and lines. */
  problems: Problem[];
  outcomes: Outcome[];
}

/** The releases to check against. */
export type Sdks = Readonly<Record<DocsVersion, Sdk>>;

/** A partial that two versions include may be wrong in both in the same way. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/**
 * Checks the samples of some pages. A broken page or sample does not keep the others from being checked.
 *
 * @param files the pages, with the partials that they include and the pages that include them
 * @param readers the same pages as readers see them
 * @param known results that need not be found out
 * @param wanted paths of the files to check, with their partials; all of them without it
 */
export async function checkPages(
  files: ParsedFiles,
  readers: readonly ReaderPage[],
  sdks: Sdks,
  known: Readonly<Record<DocsVersion, Known>>,
  wanted?: ReadonlySet<string>,
): Promise<PagesReport> {
  const roots = [...files.values()].filter(({path}) => wanted?.has(path) ?? true);
  const read = new Set(roots.flatMap((file) => [...withPartials(file, files)]));
  const all = allSamples(files);
  const {modules, problems: doubled} = collectShared(all);
  const paths = new Set([...read].map(({path}) => path));
  const pages = all.filter(({page}) => paths.has(page.path));
  const samples = pages.flatMap((page) => page.samples);

  const found = new Map<Sample, SampleResult>();
  const checkVersion = async (version: DocsVersion): Promise<void> => {
    const own = samples.filter((sample) => sample.version === version);
    const others = sharedBy(own, modules);
    const results = await checkAgainst(sdks[version], own, others, known[version]);
    results.forEach((result, sample) => found.set(sample, result));
  };
  // Side by side: samples wait for networks more than they work.
  await Promise.all(DOCS_VERSIONS.map(checkVersion));
  const outcomes = samples.map((sample) => ({sample, ...found.get(sample)!}));

  const problems = [
    ...[...read].flatMap(({path, error}) => (error ? [{page: path, ...error}] : [])),
    ...pages.flatMap((page) => page.problems),
    ...[...doubled, ...ambiguousTitles(readers)].filter(({page}) => paths.has(page)),
    ...outcomes.flatMap(({sample, errors}) =>
      errors.map((error) => ({page: sample.page.path, ...error})),
    ),
  ];
  return {
    problems: distinct(problems).sort((a, b) => a.page.localeCompare(b.page) || a.line - b.line),
    outcomes,
  };
}
