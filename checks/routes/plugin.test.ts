import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {manifest} from '../../lib/node/routes';
import routeManifestPlugin from './plugin';

const published = manifest.map(({path}) => path);
const CASE = '/v2/whatIsLit';
const others = published.filter((path) => path !== CASE);

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

function postBuild(baseUrl: string, routes: readonly string[]): void {
  const plugin: Plugin = routeManifestPlugin();
  const routesPaths = routes.map((path) => baseUrl + path.slice(1));
  void plugin.postBuild!({baseUrl, routesPaths} as BuildProps);
}

afterEach(() => vi.restoreAllMocks());

it.each(['/', '/docs/'])(
  'counts the routes of a site below %s, and 404.html as none',
  (baseUrl) => {
    const info = vi.spyOn(logger, 'info').mockReturnValue(undefined);
    postBuild(baseUrl, [...published, '/404.html']);
    expect(info).toHaveBeenCalledWith(expect.anything(), published.length);
  },
);

it.each([
  [
    'a stray route',
    [...published, '/stray'],
    ['/stray is built but not listed: add it, or remove the page'],
  ],
  ['a missing route', others, [`${CASE} is listed but not built: write the page`]],
  [
    'a route in another letter case',
    [...others, '/v2/WhatisLit'],
    [
      `/v2/WhatisLit is built, but the manifest writes it ${CASE}: fix the slug`,
      `${CASE} is listed but not built: write the page`,
    ],
  ],
])('ends a build with %s', (_what, built, problems) => {
  const lines = problems.map((problem) => `site/routes.json: ${problem}`);
  expect(() => postBuild('/', built)).toThrow(`routes: \n${lines.join('\n')}`);
});
