import path from 'node:path';
import {DOCS_VERSIONS, readSdk, type DocsVersion, type Sdk} from '../sdk';
import {openCache} from './cache';
import {checkInstalls} from './check-installs';
import {checkPages} from './check-pages';
import {findPages, namedPages} from './pages';
import type {Outcome} from './report';
import type {Problem} from './sample';
import {summaryOf, type VersionSummary} from './summary';
import {writeOutputs} from './write-outputs';

export type {Hover} from './compiler/hovers';
export {findPages, namedPages} from './pages';
export type {Outcome} from './report';
export type {Problem} from './sample';
export type {VersionSummary} from './summary';

/** At most this share of all samples may be exempt from checking. */
const EXEMPT_LIMIT = 0.05;

export interface CheckOptions {
  /** Rewrite outputs that differ from what their samples print, instead of reporting them. */
  write?: boolean;
  /**
   * Check only these pages, and not what holds for all pages together. Paths are absolute or relative to the project's
   * folder.
   */
  pages?: readonly string[];
}

export interface CheckReport {
  problems: Problem[];
  versions: VersionSummary[];
  /** How many outputs were rewritten. */
  rewritten: number;
  /** What became of each sample of the pages. */
  outcomes: Outcome[];
}

function tooManyExempt(versions: readonly VersionSummary[]): Problem[] {
  const total = versions.reduce((sum, {samples}) => sum + samples, 0);
  const exempt = versions.flatMap((version) => version.exempt);
  const [first] = exempt;
  return first && exempt.length > total * EXEMPT_LIMIT
    ? [
        {
          ...first,
          message: `${exempt.length} of ${total} samples are exempt; at most ${EXEMPT_LIMIT * 100} % may be`,
        },
      ]
    : [];
}

/**
 * Checks every sample of the site.
 *
 * @param root the project's folder
 * @throws SiteError for a named page that does not exist
 */
export async function checkSamples(
  root: string,
  {write = false, pages: names = []}: CheckOptions = {},
): Promise<CheckReport> {
  const sdks = Object.fromEntries(
    DOCS_VERSIONS.map((version) => [version, readSdk(root, version)]),
  ) as Record<DocsVersion, Sdk>;
  const cache = openCache(path.join(root, 'node_modules', '.cache', 'samples', 'cache.json'));
  const files = findPages(root);
  const isPart = names.length > 0;
  const wanted = isPart ? namedPages(files, root, names) : undefined;
  const pages = await checkPages(files, sdks, cache, wanted);
  const installs = await checkInstalls(files, cache, wanted);
  cache.save({keepUnused: isPart});

  const {outdated} = pages;
  const rewritten = write ? writeOutputs(root, outdated) : 0;
  const mended = new Set(write ? outdated.map(({sample}) => sample) : []);
  const outcomes = pages.outcomes.map((outcome) =>
    mended.has(outcome.sample) ? {...outcome, status: 'run' as const} : outcome,
  );
  const versions = summaryOf(outcomes, sdks);
  return {
    problems: [
      ...pages.problems,
      ...installs,
      ...(write ? [] : outdated.map(({problem}) => problem)),
      ...(isPart ? [] : tooManyExempt(versions)),
    ],
    versions,
    rewritten,
    outcomes,
  };
}
