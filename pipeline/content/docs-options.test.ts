import {expect, test} from 'vitest';
import {contentFolders, VERSIONS, versionNamed, type DocsVersionEntry} from '../../site/versions';
import {glossariesOf} from '../../features/glossary/glossary';
import {versionedDocs} from './docs-options';

// What a new docs version has to say, and nothing else: the newest takes the unversioned folder.
const WITH_V4: Record<string, DocsVersionEntry> = {
  v4: {...VERSIONS.v3, label: 'v4.x.x', glossary: 'terms.mdx', isLatest: true},
  v3: {...VERSIONS.v3, name: '3.0', folder: 'versioned_docs/version-3.0'},
  v2: {
    ...(VERSIONS.v2 as DocsVersionEntry),
    label: 'v2',
    glossary: 'terms.mdx',
    isLatest: undefined,
  },
};

test('a third docs version gets an address, a menu entry and the latest mark', () => {
  expect(versionedDocs(WITH_V4)).toMatchObject({
    path: 'docs',
    lastVersion: 'current',
    versions: {
      current: {label: 'v4.x.x', path: 'v4'},
      '3.0': {label: 'v3.x.x', path: 'v3'},
      '2.0': {label: 'v2', path: 'v2'},
    },
  });
});

test('the sidebar of a third docs version is asked for by its name, never taken from another', () => {
  const generate = versionedDocs(WITH_V4).sidebarItemsGenerator!;
  const args = {version: {versionName: 'current'}, docs: []} as never;
  expect(() => generate(args)).toThrow('no sidebar for "v4"; add its items');
});

test('samples and terms of a third docs version are those of its own folder', () => {
  expect(contentFolders(WITH_V4).slice(0, 3)).toEqual([
    {folder: 'docs', version: 'v4', area: 'v4'},
    {folder: 'versioned_docs/version-3.0', version: 'v3', area: 'v3'},
    {folder: 'versioned_docs/version-2.0', version: 'v2', area: 'v2'},
  ]);
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
