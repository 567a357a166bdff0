import {describe, expect, it} from 'vitest';
import {compareRoutes, countRoutes} from './compare';
import type {ManifestEntry} from './manifest';

const entry = (path: string, toCome?: true): ManifestEntry => ({
  path,
  area: 'page',
  title: path,
  toCome,
});

describe('compareRoutes', () => {
  const manifest = [entry('/'), entry('/v2/whatIsLit'), entry('/later', true)];

  it('finds nothing when both agree', () => {
    expect(compareRoutes(manifest, ['/', '/v2/whatIsLit'])).toEqual([]);
  });

  it('takes 404.html for no page', () => {
    expect(compareRoutes(manifest, ['/', '/v2/whatIsLit', '/404.html'])).toEqual([]);
  });

  it.each([
    [
      'a route that is not listed',
      ['/', '/v2/whatIsLit', '/stray'],
      ['site/routes.json: /stray is built but not listed: add it, or remove the page'],
    ],
    [
      'a listed route that was not built',
      ['/'],
      [
        'site/routes.json: /v2/whatIsLit is listed but not built: write the page, or mark it "toCome"',
      ],
    ],
    [
      'a route that was written and is still marked',
      ['/', '/v2/whatIsLit', '/later'],
      ['site/routes.json: /later is built but marked "toCome": remove the mark'],
    ],
    [
      'a route in another letter case',
      ['/', '/v2/WhatisLit'],
      [
        'site/routes.json: /v2/WhatisLit is built, but the manifest writes it /v2/whatIsLit: fix the slug',
        'site/routes.json: /v2/whatIsLit is listed but not built: write the page, or mark it "toCome"',
      ],
    ],
  ])('reports %s', (_what, built, problems) => {
    expect(compareRoutes(manifest, built)).toEqual(problems);
  });
});

it('counts what is written and what is to come', () => {
  expect(countRoutes([entry('/'), entry('/a'), entry('/b', true)])).toEqual({
    written: 2,
    toCome: 1,
  });
});
