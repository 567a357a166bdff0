import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {manifest} from '../../lib/node/routes';
import routeManifestPlugin from './plugin';

const published = manifest.map(({path}) => path);

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

function postBuild(baseUrl: string, routes: readonly string[]): void {
  const plugin: Plugin = routeManifestPlugin();
  const routesPaths = routes.map((path) => baseUrl + path.slice(1));
  void plugin.postBuild!({baseUrl, routesPaths} as BuildProps);
}

afterEach(() => vi.restoreAllMocks());

it.each(['/', '/docs/'])('counts the routes of a site below %s', (baseUrl) => {
  const info = vi.spyOn(logger, 'info').mockReturnValue(undefined);
  postBuild(baseUrl, [...published, '/404.html']);
  expect(info).toHaveBeenCalledWith(expect.anything(), published.length);
});

it('ends the build when a route is missing and another is not explained', () => {
  const [first, ...rest] = published;
  expect(() => postBuild('/', [...rest, '/stray'])).toThrow(
    `routes: \nsite/routes.json: /stray is built but not listed: add it, or remove the page\nsite/routes.json: ${first} is listed but not built`,
  );
});
