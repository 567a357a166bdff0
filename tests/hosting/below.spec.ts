import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {hosting} from '../../hosting/policy';
import {ask} from './ask';
import {BASE_URL, SITE_BELOW} from './places';

const ORIGINS = {
  nginx: `https://localhost:${SITE_BELOW.nginx.https}`,
  Caddy: `http://localhost:${SITE_BELOW.caddy}`,
};
const PAGE = '/docs/v3/usecases';

test('plain HTTP leads to HTTPS', async () => {
  const {status, headers} = await ask(`http://localhost:${SITE_BELOW.nginx.http}`, PAGE);
  expect([status, headers.location]).toEqual([301, ORIGINS.nginx + PAGE]);
});

/** Hosts of the services that the site is built with, and of nothing else. */
const HOSTS = [
  'https://*.analytics.google.com',
  'https://*.google-analytics.com',
  'https://*.googletagmanager.com',
  'https://plausible.io',
  'https://testapp123-1.algolianet.com',
  'https://testapp123-2.algolianet.com',
  'https://testapp123-3.algolianet.com',
  'https://testapp123-dsn.algolia.net',
];

for (const [server, origin] of Object.entries(ORIGINS)) {
  test(`${server} serves a site below a path, and nothing beside it`, async () => {
    const assets = path.join(SITE_BELOW.site, 'assets/js');
    const script = `${BASE_URL}assets/js/${readdirSync(assets).find((name) => name.endsWith('.js'))!}`;
    const cached = async (address: string) => (await ask(origin, address)).headers['cache-control'];
    expect(await cached(script)).toBe(hosting.caching['/assets/']);
    expect(await cached(PAGE)).toBe(hosting.revalidate);

    for (const [address, to] of [
      ['/docs', BASE_URL],
      ['/docs/V3/UseCases.html?q=1', `${PAGE}?q=1`],
      ['/docs/accessControlModal', '/docs/v2/ToolsAndExamples/Tools/shareModal'],
    ] as const) {
      const {status, headers} = await ask(origin, address);
      expect.soft([status, headers.location], address).toEqual([301, to]);
    }
    for (const address of [
      '/',
      '/v3/usecases',
      '/docs/nothing',
      '/docs/404.html',
      '/docs/_headers',
    ]) {
      const {status, body} = await ask(origin, address);
      expect.soft(status, address).toBe(404);
      expect.soft(body.toString(), address).toContain('data-not-found');
    }
    const feed = await ask(origin, '/docs/blog/rss.xml');
    expect(feed.headers['content-type']).toBe(hosting.types['/blog/rss.xml']);
    const twin = await ask(origin, PAGE, {headers: {Accept: 'text/markdown'}});
    expect(twin.headers['content-type']).toBe('text/markdown; charset=utf-8');
  });

  test(`${server} allows the hosts of the configured services, and no others`, async () => {
    const {headers} = await ask(origin, PAGE);
    const policy = headers['content-security-policy']!.toString();
    expect([...new Set(policy.match(/https?:[^ ;]+/g))].sort()).toEqual(HOSTS);
  });
}
