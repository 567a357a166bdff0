import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '../../lib/node/site-error';
import {CHOICES} from '../../site/home';
import {VERSIONS, type DocsVersions} from '../../site/versions';

interface Need {
  what: string;
  file: (version: string) => string;
  /** For a file that versions share: finds this version in it. */
  has?: (data: never, version: string) => boolean;
}

/** Files that a docs version needs besides its pages and its entry in site/versions.ts. Missing facts of its SDK are reported where they are read. */
const NEEDS: readonly Need[] = [
  {what: 'items of the sidebar', file: (version) => `site/sidebars/${version}.json`},
  {what: 'packages', file: (version) => `sdk/${version}/package.json`},
  {
    what: 'judged queries',
    file: (version) => `features/search/quality/queries/unseen/${version}.json`,
  },
  {what: 'globals of Lit Actions', file: (version) => `static/types/lit-actions-${version}.d.ts`},
  {
    what: 'samples that must fail',
    file: (version) => `packages/sample-checker/probes/${version}.md`,
  },
  {
    what: 'routes',
    file: () => 'site/routes.json',
    has: (routes: {area: string}[], version) => routes.some(({area}) => area === version),
  },
  {
    what: 'features ("until")',
    file: () => 'packages/sdk-facts/data/networks.json',
    has: ({features}: {features: {features: {until: number}[]}}, version) =>
      features.features.some(({until}) => `v${until}` === version),
  },
];

/**
 * Ends the build if a docs version of the table lacks a file that it needs.
 *
 * @throws SiteError with a line for each thing that is missing
 */
export function checkVersions(versions: DocsVersions = VERSIONS): void {
  const stages = Object.values(versions).map(({stage}) => stage);
  const problems = Object.keys(versions).flatMap((version) => [
    ...NEEDS.filter(({file, has}) => {
      const place = path.resolve(__dirname, '../..', file(version));
      return (
        !existsSync(place) ||
        has?.(JSON.parse(readFileSync(place, 'utf8')) as never, version) === false
      );
    }).map(({what, file}) => `${file(version)}: the ${what} of ${version} are missing`),
    ...(version in CHOICES ? [] : [`site/home.ts: whom ${version} is for is missing`]),
  ]);
  if (stages.filter((stage) => stage === 'latest').length !== 1) {
    problems.push(`site/versions.ts: the stages are ${stages.join(', ')}; exactly one is "latest"`);
  }
  if (problems.length > 0) {
    throw new SiteError('docs versions', `\n${problems.join('\n')}`);
  }
}
