import path from 'node:path';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';
import {readSdk} from '../sdk-release/sdk';
import {openCache} from './cache';
import {checkPages, type PagesReport} from './check-pages';
import {fingerprintOf} from './fingerprints';
import {checkInstallBlocks} from './install-blocks';
import {findPages, namedPages, parsePages, readerPages} from './pages';
import {projectsOf, type PageProject} from './projects';
import {inAll, openRecords, type Differences} from './records';
import {summaryOf, wrongShares, type VersionSummary} from './summary';

export type {Outcome} from './check-pages';
export type {Hover} from './compiler/hovers';
export {findPages, namedPages} from './pages';
export {compareOutput} from './run/output';
export type {PageProject, ProjectFile} from './projects';
export {unwrittenNote} from './records';
export {formatProblem} from './sample';

export interface CheckReport extends PagesReport {
  versions: VersionSummary[];
  projects: PageProject[];
  /** From what is written down; its files only count where all pages were checked. */
  differences: Differences;
}

const byVersion = <Value>(valueOf: (version: DocsVersion) => Value) =>
  Object.fromEntries(DOCS_VERSIONS.map((version) => [version, valueOf(version)])) as Record<
    DocsVersion,
    Value
  >;

export interface SiteCheckOptions {
  /**
   * Pages to check alone, with their partials, and without what holds for all pages together: absolute, or relative to
   * the project's folder.
   */
  names?: readonly string[];
  /** Finds out everything again. */
  isFresh?: boolean;
}

const cacheIn = (root: string) => openCache(path.join(root, 'node_modules', '.cache', 'samples'));

/**
 * The projects that pages of the site are.
 *
 * @param root the project's folder
 */
export async function readProjects(root: string): Promise<PageProject[]> {
  const files = await parsePages(findPages(root), cacheIn(root), fingerprintOf('pages'));
  return projectsOf(
    readerPages(files),
    byVersion((version) => readSdk(root, version)),
  );
}

/**
 * Checks every sample of the site.
 *
 * @param root the project's folder
 * @throws SiteError for a named page that does not exist
 */
export async function checkSamples(
  root: string,
  {names = [], isFresh = false}: SiteCheckOptions = {},
): Promise<CheckReport> {
  const sdks = byVersion((version) => readSdk(root, version));
  const cache = cacheIn(root);
  const [pages, types, runs, network] = [
    fingerprintOf('pages'),
    fingerprintOf('types'),
    fingerprintOf('runs'),
    fingerprintOf('network'),
  ];
  const records = byVersion((version) => {
    const decidedBy = {release: sdks[version].fingerprint, types, runs, network};
    return openRecords(path.join('sdk', version), decidedBy, cache, isFresh);
  });
  const found = findPages(root);
  const wanted = names.length > 0 ? namedPages(found, root, names) : undefined;
  const files = await parsePages(found, cache, pages);
  const readers = readerPages(files);
  const known = byVersion((version) => records[version].known);
  const {problems, outcomes} = await checkPages(files, readers, sdks, known, wanted);
  const installs = readers
    .filter(({samples}) => !wanted || samples.some(({page}) => wanted.has(page.path)))
    .flatMap(checkInstallBlocks);
  const versions = summaryOf(outcomes, sdks);
  if (!wanted) {
    cache.forgetUnused();
    problems.push(...wrongShares(versions));
  }
  const compared = DOCS_VERSIONS.map((version) =>
    records[version].compare(outcomes.filter(({sample}) => sample.version === version)),
  );
  return {
    problems: [...problems, ...installs],
    outcomes,
    versions,
    projects: projectsOf(readers, sdks),
    differences: inAll(compared),
  };
}
