import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '../../lib/node/site-error';
import {BETAS} from '../../site/home';
import {contentFolders, VERSIONS, type DocsVersions} from '../../site/versions';

const FACTS = 'packages/sdk-facts/data';

/** What each docs version has of its own, besides its pages and its entry in site/versions.ts: files … */
const FILES: Readonly<Record<string, (version: string) => string>> = {
  'its sidebar': (version) => `site/sidebars/${version}.json`,
  'the SDK release that its samples are checked against': (version) =>
    `sdk/${version}/package.json`,
  'what its readers search for': (version) =>
    `features/search/quality/queries/unseen/${version}.json`,
  'the globals of its Lit Actions': (version) => `static/types/lit-actions-${version}.d.ts`,
  'samples that must fail': (version) => `packages/sample-checker/probes/${version}.md`,
};

interface Networks {
  features: {features: readonly {until: number}[]};
}

/** … and entries in files of several. */
const ENTRIES: readonly {
  file: string;
  what: string;
  isIn: (data: never, version: string) => boolean;
}[] = [
  {
    file: 'site/routes.json',
    what: 'page',
    isIn: (routes: readonly {area: string}[], version) => routes.some(({area}) => area === version),
  },
  {
    file: `${FACTS}/client-options.json`,
    what: 'option',
    isIn: (options: object, version) => version in options,
  },
  {
    file: `${FACTS}/contracts.json`,
    what: 'network of contracts',
    isIn: ({networks}: {networks: object}, version) => version in networks,
  },
  {
    file: `${FACTS}/errors.json`,
    what: 'list of unused errors',
    isIn: ({unused}: {unused: object}, version) => version in unused,
  },
  {
    file: `${FACTS}/networks.json`,
    what: 'feature ("until")',
    isIn: ({features: {features}}: Networks, version) =>
      features.some(({until}) => `v${until}` === version),
  },
];

/**
 * Ends the build where a docs version is in the table and lacks something that nothing else can stand for.
 *
 * @param root the project's folder
 * @throws SiteError with a line for each thing that is missing
 */
export function checkVersions(
  versions: DocsVersions = VERSIONS,
  root = path.resolve(__dirname, '../..'),
): void {
  const names = Object.keys(versions);
  const stages = Object.values(versions).map(({stage}) => stage);
  const contents = ENTRIES.map(({file, what, isIn}) => {
    const data = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as never;
    return {file, what, has: (version: string) => isIn(data, version)};
  });
  const problems = [
    stages.filter((stage) => stage === 'latest').length !== 1 &&
      `site/versions.ts: the stages are ${stages.join(', ')}; exactly one docs version is "latest"`,
    ...names.flatMap((version) => [
      versions[version]!.stage === 'beta' &&
        !(version in BETAS) &&
        `site/home.ts: says nothing of the beta ${version}; add an entry`,
      ...Object.entries(FILES)
        .map(([what, fileOf]) => ({what, file: fileOf(version)}))
        .filter(({file}) => !existsSync(path.join(root, file)))
        .map(({what, file}) => `${file}: is missing; it holds ${what}`),
      ...contents
        .filter(({has}) => !has(version))
        .map(({file, what}) => `${file}: has no ${what} of ${version}; add one`),
    ]),
    ...contentFolders(versions)
      .filter(({folder, area}) => area in versions && !existsSync(path.join(root, folder)))
      .map(({folder, version}) => `${folder}: is missing; it holds the pages of ${version}`),
  ].filter((problem) => problem !== false);
  if (problems.length > 0) {
    throw new SiteError('docs versions', `\n${problems.join('\n')}`);
  }
}
