import {describe, expect, it} from 'vitest';
import {compareRoutes} from './plugin';

describe('compareRoutes', () => {
  const manifest = ['/', '/v2/whatIsLit'];

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
      ['site/routes.json: /v2/whatIsLit is listed but not built: write the page'],
    ],
    [
      'a route in another letter case',
      ['/', '/v2/WhatisLit'],
      [
        'site/routes.json: /v2/WhatisLit is built, but the manifest writes it /v2/whatIsLit: fix the slug',
        'site/routes.json: /v2/whatIsLit is listed but not built: write the page',
      ],
    ],
  ])('reports %s', (_what, built, problems) => {
    expect(compareRoutes(manifest, built)).toEqual(problems);
  });
});
