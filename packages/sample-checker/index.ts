import path from 'node:path';
import {DOCS_VERSIONS} from '../../site/versions';
import {readSdk} from '../sdk-release/sdk';
import {openCache} from './cache';
import {checkPages, type PagesReport, type Sdks} from './check-pages';
import {checkInstallBlocks} from './install/blocks';
import {readerPages} from './install/reader-pages';
import {findPages, namedPages, parsePages} from './pages';
import type {Problem} from './sample';
import {summaryOf, type VersionSummary} from './summary';

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
  ) as Sdks;
  const cache = openCache(path.join(root, 'node_modules', '.cache', 'samples'));
  const found = findPages(root);
  const wanted = names.length > 0 ? namedPages(found, root, names) : undefined;
  const files = await parsePages(found, cache);
  const {problems, outcomes} = await checkPages(files, sdks, cache, wanted);
  const installs = readerPages(files)
    .filter(({samples}) => !wanted || samples.some(({page}) => wanted.has(page.path)))
    .flatMap(checkInstallBlocks);
  const versions = summaryOf(outcomes, sdks);
  if (!wanted) {
    cache.forgetUnused();
    problems.push(...tooManyExempt(versions));
  }
  return {problems: [...problems, ...installs], outcomes, versions};
}
