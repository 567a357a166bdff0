import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {SERVICES} from '../features/analytics/services.shared';
import {readEnvironment} from '../lib/node/environment';
import {inlineScripts, wellKnownFiles} from './plugin';
import {developmentPolicy, headersFor} from './policy';
import {staticHostFiles} from './servers';

describe('Content-Security-Policy', () => {
  const policyFor = (variables: Record<string, string>): string =>
    headersFor(readEnvironment(variables, SERVICES), new Set(['sha256-b', 'sha256-a']))[
      'Content-Security-Policy'
    ]!;

  it('allows the site itself and its inline scripts', () => {
    expect(policyFor({})).toMatchInlineSnapshot(
      `"default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"`,
    );
  });

  const search = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};
  it.each([
    [{}, []],
    [{ANALYTICS_PLAUSIBLE_DOMAIN: 'docs.example.org'}, ['plausible.io']],
    [
      {ANALYTICS_GOOGLE_ID: 'G-TEST123'},
      ['*.analytics.google.com', '*.google-analytics.com', '*.googletagmanager.com'],
    ],
    [{FEEDBACK_URL: 'https://docs.example.org/feedback'}, ['docs.example.org']],
    [
      search,
      [
        'app1-1.algolianet.com',
        'app1-2.algolianet.com',
        'app1-3.algolianet.com',
        'app1-dsn.algolia.net',
      ],
    ],
  ])('with %j allows its hosts only', (variables, hosts) => {
    const allowed = policyFor(variables).match(/(?<=https:\/\/)[^ ;]+/g);
    expect([...new Set(allowed)].sort()).toEqual(hosts);
  });

  it('allows the same hosts in development', () => {
    const environment = {ANALYTICS_PLAUSIBLE_DOMAIN: 'docs.example.org'};
    expect(developmentPolicy(environment)).toBe(
      "script-src 'self' https://plausible.io 'unsafe-inline' 'unsafe-eval'; img-src 'self' data:; connect-src 'self' https://plausible.io ws: wss:",
    );
  });

  it('refuses scripts that differ from page to page', () => {
    const scripts = new Set(Array.from({length: 9}, (_, page) => `sha256-${page}`));
    expect(() => headersFor({}, scripts)).toThrow(
      'Content-Security-Policy: pages have 9 different inline scripts, 8 are allowed',
    );
  });

  it('knows the scripts that browsers run from data', () => {
    const html =
      '<script>one()</script><script type=application/json>{}</script><script src=/a.js></script><script type=module>two()</script>';
    expect(inlineScripts(load(html))).toEqual([
      'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=',
      'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw=',
    ]);
  });
});

it('static hosts get every header in one rule, below the base URL', () => {
  const site = {
    baseUrl: '/docs/',
    headers: {'X-Test': 'a'},
    exceptions: {'/frame/': {'X-Test': 'b'}},
    caching: {'/assets/': 'immutable'},
    revalidate: 'no-cache',
    types: {'/feed.xml': 'text/xml'},
    moves: [],
    rules: [{from: '/old/*', to: '/new'}],
  };
  expect(staticHostFiles(site)).toEqual([
    [
      '_headers',
      '/docs/*\n  X-Test: a\n\n/docs/frame/*\n  ! X-Test\n  X-Test: b\n\n/docs/assets/*\n  Cache-Control: immutable\n\n/docs/feed.xml\n  Content-Type: text/xml\n',
    ],
    ['_redirects', '/docs/old/* /docs/new 301\n'],
  ]);
});

it.each(['2023-01-01', '2023-11-28', '2023-12-31', '2024-02-29'])(
  'security.txt of %s is good for ten months and for less than a year',
  (day) => {
    const now = new Date(day);
    const [, [, text] = []] = wellKnownFiles(new URL('https://docs.example.org/'), now);
    const expires = Date.parse(/Expires: (.*)/.exec(text!)![1]!);
    const days = (expires - now.getTime()) / (24 * 3600 * 1000);
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

it.each(['nginx', 'caddy'])('what the container of %s copies is sent to Docker', (server) => {
  const sent = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+/gm)!;
  const dockerfile = readFileSync(`hosting/deploy/${server}/Dockerfile`, 'utf8');
  const copied = dockerfile.match(/(?<=^COPY )\S+/gm)!;
  expect(copied.filter((file) => !sent.some((name) => `${file}/`.startsWith(`${name}/`)))).toEqual(
    [],
  );
});
