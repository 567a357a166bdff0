import {expect, it} from 'vitest';
import {redirectProblems} from './redirects';

const ROUTES = [
  {path: '/v3/usecases', area: 'v3', title: 'Use Cases', doc: 'intro/usecases'},
  {path: '/v2/', area: 'v2', title: 'Overview', doc: 'intro/overview'},
] as const;

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
    'site/redirects.json:n: /jwtVerifier is not a page; write the address of one',
    'site/redirects.json:n: /oauth is not a page; write the address of one',
    'site/redirects.json:n: /nothing/* is not a page; write the address of one',
    'site/redirects.json:n: /V3/Usecases is a page; remove this row, or the page',
  ]);
});
