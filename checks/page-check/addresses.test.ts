import {describe, expect, it} from 'vitest';
import {doubledRoutes, redirectProblems, slugProblems} from './addresses';

const PAGE = 'docs/intro/usecases.mdx';
const ROUTES = [
  {path: '/v3/usecases', area: 'v3', title: 'Use Cases', doc: 'intro/usecases'},
  {path: '/v2/', area: 'v2', title: 'Overview', doc: 'intro/overview'},
] as const;

describe('a slug', () => {
  it.each(['/usecases', '../usecases'])('%s is that of the manifest', (slug) => {
    expect(slugProblems(PAGE, slug, ROUTES)).toEqual([]);
  });

  it.each([
    ['/what-is-lit', '/v3/what-is-lit'],
    ['usecases', '/v3/intro/usecases'],
    [undefined, '/v3/intro/usecases'],
  ])('%s is not', (slug, address) => {
    expect(slugProblems(PAGE, slug, ROUTES)).toEqual([
      `${PAGE}:5: its address is ${address}, but site/routes.json says /v3/usecases; write "slug: /usecases"`,
    ]);
  });
});

it('a route that is listed twice is named, also in another notation', () => {
  expect(doubledRoutes([...ROUTES, {path: '/v2/whatIsLit'}])).toEqual([]);
  expect(doubledRoutes([{path: '/V3/useCases'}, {path: '/v2/'}, {path: '/v3/usecases'}])).toEqual([
    expect.stringMatching(
      /^site\/routes\.json:\d\d+: \/v3\/usecases is there before as \/V3\/useCases; remove one$/,
    ),
  ]);
});

it('old addresses that lead in a circle, to nothing or away from a page are named', () => {
  const rows = [
    {from: '/oauth', to: '/jwtVerifier'},
    {from: '/jwtVerifier', to: '/oauth'},
    {from: '/folder/*', to: '/nothing/*'},
    {from: '/V3/Usecases', to: '/v2/'},
    {from: '/fine/*', to: '/v3/*'},
    {from: '/well', to: '/v2/'},
  ];
  expect(redirectProblems(rows, ROUTES).map((line) => line.replace(/:\d+:/, ':n:'))).toEqual([
    'site/redirects.json:n: /jwtVerifier is no page; write the address of one',
    'site/redirects.json:n: /oauth is no page; write the address of one',
    'site/redirects.json:n: /nothing/* is no page; write the address of one',
    'site/redirects.json:n: /V3/Usecases is a page; remove this row, or the page',
  ]);
});
