import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../lib/node/environment';
import {contentPolicy, hosting} from './policy';
import {checkHeaders, checkRules, policyValue, type HostedSite} from './site';
import {staticHostFiles} from './static-hosts';

const policyOf = (variables: Record<string, string>): string =>
  policyValue(contentPolicy(readEnvironment(variables)), new Set(['sha256-b', 'sha256-a']));

describe('Content-Security-Policy', () => {
  it('allows the site itself and its inline scripts', () => {
    expect(policyOf({})).toMatchInlineSnapshot(
      `"default-src 'none'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"`,
    );
  });

  it('allows each service only when it is configured', () => {
    const hosts = (variables: Record<string, string>) =>
      [...new Set(policyOf(variables).match(/https:[^ ;]+/g))].sort();
    expect(hosts({})).toEqual([]);
    expect(hosts({ANALYTICS_PLAUSIBLE_DOMAIN: 'docs.example.org'})).toEqual([
      'https://plausible.io',
    ]);
    expect(hosts({ANALYTICS_GOOGLE_ID: 'G-TEST123'})).toEqual([
      'https://*.analytics.google.com',
      'https://*.google-analytics.com',
      'https://*.googletagmanager.com',
    ]);
    expect(hosts({FEEDBACK_URL: 'https://docs.example.org/feedback'})).toEqual([
      'https://docs.example.org',
    ]);
    const search = {ALGOLIA_APP_ID: 'APP1', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'docs'};
    expect(hosts(search)).toEqual([
      'https://app1-1.algolianet.com',
      'https://app1-2.algolianet.com',
      'https://app1-3.algolianet.com',
      'https://app1-dsn.algolia.net',
    ]);
  });

  it('refuses scripts that differ from page to page', () => {
    const hashes = new Set(Array.from({length: 9}, (_, page) => `sha256-${page}`));
    expect(() => policyValue(contentPolicy({}), hashes)).toThrow(
      'Content-Security-Policy: pages have 9 different inline scripts, 8 are allowed',
    );
  });
});

describe('checkHeaders', () => {
  it('takes the headers of the site', () => {
    checkHeaders(hosting.headers);
  });

  it.each(['one\ntwo', 'one\rtwo', 'a "quote"', '${variable}', ''])('refuses %j', (value) => {
    expect(() => checkHeaders({'X-Test': value})).toThrow(/^site\/hosting\.ts: X-Test has/);
  });
});

describe('checkRules', () => {
  const routes = new Set(['/a', '/b']);

  it('refuses a way to nowhere, and one that hides a page', () => {
    expect(() => checkRules([{from: '/old', to: '/gone'}], routes)).toThrow(
      'site/redirects.json: /old leads to /gone, which is no page',
    );
    expect(() => checkRules([{from: '/a', to: '/b'}], routes)).toThrow('/a is a page');
  });
});

it('static hosts get every header in one rule, below the base URL', () => {
  const site: HostedSite = {
    baseUrl: '/docs/',
    headers: {'X-Test': 'a'},
    caching: {'/assets/': 'immutable'},
    revalidate: 'no-cache',
    types: {'/feed.xml': 'text/xml'},
    moves: [],
    rules: [{from: '/old/*', to: '/new'}],
  };
  expect(staticHostFiles(site)).toEqual([
    [
      '_headers',
      '/docs/*\n  X-Test: a\n\n/docs/assets/*\n  Cache-Control: immutable\n\n/docs/feed.xml\n  Content-Type: text/xml\n',
    ],
    ['_redirects', '/docs/old/* /docs/new 301\n'],
  ]);
});
