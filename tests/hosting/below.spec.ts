import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {hosting} from '../../hosting/policy';
import {HostedService, SERVICE_HOST} from '../support/hosted-search';
import {collectViolations, read} from '../support/policy';
import {ask} from './ask';
import {BASE_URL, SITE_BELOW} from './places';

const ORIGINS = {
  nginx: `https://localhost:${SITE_BELOW.nginx.https}`,
  Caddy: `http://localhost:${SITE_BELOW.caddy}`,
};
const PAGE = '/docs/v3/usecases';

test('plain HTTP leads to HTTPS', async ({baseURL}) => {
  const {http} = SITE_BELOW.nginx;
  const {status, headers} = await ask(`http://localhost:${http}`, PAGE);
  expect([status, headers.location]).toEqual([301, baseURL! + PAGE]);
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

const HIT = {
  objectID: '1',
  url: `https://docs.example.org${BASE_URL}v3/sdk/access-control/encryption`,
  docusaurus_tag: 'docs-default-current',
  hierarchy: {lvl0: 'Docs v3', lvl1: 'Encryption', lvl2: null},
};

for (const [server, origin] of Object.entries(ORIGINS)) {
  test(`${server} serves a site below a path, and nothing beside it`, async () => {
    const assets = path.join(SITE_BELOW.folder, 'current/site/docs/assets/js');
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

test('analytics and hosted search work under the headers of the server', async ({
  page,
  baseURL,
}) => {
  const violations = await collectViolations(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  const service = await HostedService.replace(page, baseURL!, (route) =>
    route.fulfill({json: {results: [{hits: [HIT], nbHits: 1, facets: {}}]}}),
  );
  for (const route of ['', 'blog', 'support', 'search?q=encrypt', 'v3/nothing', 'v3/usecases']) {
    await read(page, BASE_URL + route);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('encrypt');
  await page.getByRole('dialog').locator('ol a').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Encryption');
  expect(service.queries).toContain('encrypt');
  // What the scripts of these services send to, which are replaced here.
  const send = (address: string) =>
    page.evaluate((to) => fetch(to, {mode: 'no-cors'}).then(String, String), address);
  await send('https://region1.google-analytics.com/g/collect');
  await send('https://plausible.io/api/event');
  expect([...new Set(asked)].sort()).toEqual([
    new URL(baseURL!).host,
    'plausible.io',
    'region1.google-analytics.com',
    SERVICE_HOST,
    'www.googletagmanager.com',
  ]);
  expect(violations).toEqual([]);

  await send('https://other.example.org/');
  await expect.poll(() => violations).toEqual(['connect-src: https://other.example.org/ ']);
});
