import {expect, it} from 'vitest';
import {manifest, manifestFile} from '../../lib/node/routes';
import {listingProblems, strayQueries} from './listing';

const PAGE = 'docs/tools/new.mdx';
const ENTRY = {path: '/v3/tools/new', area: 'v3', title: 'New', doc: 'tools/new'} as const;
const ENOUGH = new Map([[ENTRY.path, 3]]);

it('asks for an entry, and for the place in the sidebar with it', () => {
  expect(listingProblems(PAGE, ENOUGH)).toEqual([
    `${PAGE}:1: is not in ${manifestFile}; add an entry with "doc": "tools/new", and the page to site/sidebars/v3.json`,
  ]);
});

it('says in one go what else a listed page lacks', () => {
  expect(listingProblems(PAGE, new Map(), [{...ENTRY, counterpart: '/v2/'}])).toEqual([
    `${PAGE}:1: is not in site/sidebars/v3.json; add it, or "sidebar": false to its entry in ${manifestFile}`,
    `${PAGE}:1: ${manifestFile} has "counterpart": "/v2/", which is not a page of a newer docs version`,
    `${PAGE}:1: has 0 of 3 judged queries; add what its readers type to features/search/quality/queries/unseen/v3.json, with "expect": ["/v3/tools/new"]`,
  ]);
});

it('accepts a page that only links lead to, and pages outside the docs', () => {
  expect(listingProblems(PAGE, ENOUGH, [{...ENTRY, sidebar: false}])).toEqual([]);
  expect(listingProblems('src/pages/support.mdx', new Map(), manifest)).toEqual([]);
});

it('names an address that queries expect and no page has', () => {
  const queries = new Map([
    ['/v3/', 1],
    ['/v3/moved', 2],
  ]);
  expect(strayQueries(queries)).toEqual([
    'features/search/quality/queries/unseen: queries expect /v3/moved, which no page has; write its new address',
  ]);
});
