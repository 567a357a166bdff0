import {expect, test} from 'vitest';
import {contentFolders, VERSIONS, versionNamed, type DocsVersions} from '../../site/versions';
import {glossariesOf} from '../../features/glossary/glossary';
import {clientConfigTable} from '../../packages/sdk-facts/facts/client-config';
import {networkOf} from '../../packages/sdk-facts/facts/contracts';
import {readSdkErrors} from '../../packages/sdk-facts/facts/errors';
import type {Release} from '../../packages/sdk-facts/release';
import {checkVersions} from './check-versions';
import {versionedDocs} from './docs-options';

// A new docs version sets only these fields; the newest version is the unversioned folder.
const WITH_V4: DocsVersions = {
  v4: {...VERSIONS.v3, label: 'v4.x.x', glossary: 'terms.mdx'},
  v3: {...VERSIONS.v3, name: '3.0', folder: 'versioned_docs/version-3.0', stage: 'latest'},
  v2: {...VERSIONS.v2, stage: 'older'},
};

test('a third docs version gets an address, a menu entry and the latest mark', () => {
  expect(versionedDocs(WITH_V4)).toMatchObject({
    path: 'docs',
    lastVersion: '3.0',
    versions: {
      current: {label: 'v4.x.x', path: 'v4'},
      '3.0': {label: 'v3.x.x', path: 'v3'},
      '2.0': {label: 'v2.x.x', path: 'v2'},
    },
  });
});

test('the sidebar of a third docs version is asked for by its name, never taken from another', () => {
  const generate = versionedDocs(WITH_V4).sidebarItemsGenerator!;
  const args = {version: {versionName: 'current'}, docs: []} as never;
  expect(() => generate(args)).toThrow('site/sidebars/v4.json: is missing');
});

test('samples and terms of a third docs version are those of its own folder, and of sections', () => {
  expect(contentFolders(WITH_V4).slice(0, 3)).toEqual([
    {folder: 'docs', version: 'v4', area: 'v4'},
    {folder: 'versioned_docs/version-3.0', version: 'v3', area: 'v3'},
    {folder: 'versioned_docs/version-2.0', version: 'v2', area: 'v2'},
  ]);
  const sections = contentFolders(WITH_V4).slice(3);
  expect(new Set(sections.map(({version}) => version))).toEqual(new Set(['v4']));
  expect(glossariesOf(WITH_V4)[0]).toEqual({
    folder: 'docs/',
    page: 'docs/terms.mdx',
    route: '/v4/terms',
  });
});

test('a name of Docusaurus stands for one docs version, or for none', () => {
  expect(versionNamed('current', WITH_V4)).toBe('v4');
  expect(versionNamed('3.0', WITH_V4)).toBe('v3');
  expect(() => versionNamed('1.0', WITH_V4)).toThrow('no docs version is named "1.0"');
});

test('what a third docs version lacks is named in a line each, and nothing of the others', () => {
  expect(() => checkVersions()).not.toThrow();
  expect(() => checkVersions(WITH_V4)).toThrow(
    `docs versions: ${[
      '',
      'site/sidebars/v4.json: the items of the sidebar of v4 are missing',
      'sdk/v4/package.json: the packages of v4 are missing',
      'features/search/quality/queries/unseen/v4.json: the judged queries of v4 are missing',
      'static/types/lit-actions-v4.d.ts: the globals of Lit Actions of v4 are missing',
      'packages/sample-checker/probes/v4.md: the samples that must fail of v4 are missing',
      'site/routes.json: the routes of v4 are missing',
      'packages/sdk-facts/data/networks.json: the features ("until") of v4 are missing',
      'site/home.ts: whom v4 is for is missing',
    ].join('\n')}`,
  );
});

test.each<[string, (release: Release) => unknown]>([
  ['contracts.json networks', networkOf],
  ['client-options.json', clientConfigTable],
  ['errors.json unused', readSdkErrors],
])('facts that a third docs version lacks are asked for: %s', (file, read) => {
  expect(() => read({version: 'v4'} as never)).toThrow(
    `packages/sdk-facts/data/${file}: does not explain "v4"`,
  );
});

test('one docs version is the latest', () => {
  const none: DocsVersions = {v3: VERSIONS.v3, v2: {...VERSIONS.v2, stage: 'older'}};
  expect(() => checkVersions(none)).toThrow(
    'site/versions.ts: the stages are beta, older; exactly one is "latest"',
  );
});
