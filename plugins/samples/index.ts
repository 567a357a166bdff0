import path from 'node:path';
import {DOCS_VERSIONS, readSdk, type DocsVersion, type Sdk} from '../sdk';
import {openCache} from './cache';
import {checkPages} from './check-pages';
import {contentOf} from './extract';
import {checkInstallBlocks} from './install/blocks';
import {readerPages} from './install/reader-pages';
import {findPages, namedPages} from './pages';
import type {PagesReport} from './report';
import type {Problem} from './sample';
import {summaryOf, type VersionSummary} from './summary';

export type {Hover} from './compiler/hovers';
export {findPages, namedPages} from './pages';
export type {Outcome} from './report';
export type {Problem} from './sample';
export type {VersionSummary} from './summary';

/** At most this share of all samples may be exempt from checking. */
const EXEMPT_LIMIT = 0.05;

export interface CheckReport extends PagesReport {
  versions: VersionSummary[];
}

function tooManyExempt(versions: readonly VersionSummary[]): Problem[] {
  const total = versions.reduce((sum, {samples}) => sum + samples, 0);
  const exempt = versions.flatMap((version) => version.exempt);
  const message = `${exempt.length} of ${total} samples are exempt; at most ${EXEMPT_LIMIT * 100} % may be`;
  return exempt.length > total * EXEMPT_LIMIT ? [{...exempt[0]!, message}] : [];
}

/**
 * Checks every sample of the site.
 *
 * @param root the project's folder
 * @param names pages to check alone, with their partials, and without what holds for all pages together: absolute, or
 *   relative to the project's folder
 * @throws SiteError for a named page that does not exist
 */
export async function checkSamples(
  root: string,
  names: readonly string[] = [],
): Promise<CheckReport> {
  const sdks = Object.fromEntries(
    DOCS_VERSIONS.map((version) => [version, readSdk(root, version)]),
  ) as Record<DocsVersion, Sdk>;
  const cache = openCache(path.join(root, 'node_modules', '.cache', 'samples', 'cache.json'));
  const files = findPages(root);
  const isPart = names.length > 0;
  const wanted = isPart ? namedPages(files, root, names) : undefined;
  const {problems, outcomes} = await checkPages(files, sdks, cache, wanted);
  const installs = readerPages(files, (file) => contentOf(file, cache))
    .filter(({samples}) => !wanted || samples.some(({page}) => wanted.has(page.path)))
    .flatMap(checkInstallBlocks);
  cache.save({keepUnused: isPart});

  const versions = summaryOf(outcomes, sdks);
  return {
    problems: [...problems, ...installs, ...(isPart ? [] : tooManyExempt(versions))],
    outcomes,
    versions,
  };
}
