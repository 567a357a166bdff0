import {describe, expect, it} from 'vitest';
import {allSamples, namedPages, type PageFile, type ParsedFile} from './pages';

const page = (path: string, version: PageFile['version']): PageFile => ({path, text: '', version});

const FILES = [
  page('docs/a.mdx', 'v3'),
  page('docs/_shared.mdx', 'v3'),
  page('docs/_parts/_inner.mdx', 'v3'),
  page('docs/_unused.mdx', 'v3'),
  page('versioned_docs/version-2.0/sdk/b.mdx', 'v2'),
];

const IMPORTS: Record<string, string[]> = {
  'docs/a.mdx': ['./_shared.mdx', './missing.mdx'],
  'docs/_shared.mdx': ['./_parts/_inner.mdx'],
  'docs/_parts/_inner.mdx': ['../_shared.mdx'],
  'versioned_docs/version-2.0/sdk/b.mdx': ['@site/docs/_shared.mdx'],
};

it('checks a partial against the versions of all pages that include it', () => {
  const parsed = FILES.map((file): [string, ParsedFile] => [
    file.path,
    {...file, fences: [], imports: IMPORTS[file.path] ?? []},
  ]);
  expect(allSamples(new Map(parsed)).map(({page}) => `${page.version} ${page.path}`)).toEqual([
    'v3 docs/a.mdx',
    'v3 docs/_shared.mdx',
    'v2 docs/_shared.mdx',
    'v3 docs/_parts/_inner.mdx',
    'v2 docs/_parts/_inner.mdx',
    'v3 docs/_unused.mdx',
    'v2 versioned_docs/version-2.0/sdk/b.mdx',
  ]);
});

describe('namedPages', () => {
  it('takes paths as a command line gives them', () => {
    const names = ['docs/a.mdx', './docs/_shared.mdx', '/site/docs/a.mdx'];
    expect([...namedPages(FILES, '/site', names)]).toEqual(['docs/a.mdx', 'docs/_shared.mdx']);
  });

  it.each(['docs/missing.mdx', 'docs', '../docs/a.mdx'])('refuses %s', (name) => {
    expect(() => namedPages(FILES, '/site', [name])).toThrow(`${name}: is no page; name .mdx`);
  });
});
