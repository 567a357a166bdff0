import {describe, expect, it} from 'vitest';
import redirects from '../site/redirects.json';
import routes from '../site/routes.json';
import {findRoute} from '../lib/any/find-route';
import {movesFor, rulesFor} from './moves';

const moves = movesFor(routes, redirects).map(({pattern, to}) => ({
  pattern: new RegExp(`^${pattern}`, 'i'),
  to,
}));
const target = (address: string) => moves.find(({pattern}) => pattern.test(address))?.to;

const known = [
  ...routes.map(({path}) => path),
  ...redirects.map(({from}) => from.replace('*', 'any/thing')),
];

describe('movesFor', () => {
  it.each([
    ['as they are', (path: string) => path],
    ['in capitals', (path: string) => path.toUpperCase()],
    ['with a slash', (path: string) => `${path}/`],
    ['with a name of a file', (path: string) => `${path}/index.html`],
    ['with an extension', (path: string) => `${path.replace(/\/$/, '/index')}.html`],
    ['with doubled slashes', (path: string) => path.replaceAll('/', '//')],
    ['with hyphens', (path: string) => path.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()],
    ['without hyphens', (path: string) => path.replaceAll('-', '')],
    ['below /docs', (path: string) => `/docs${path}`],
    ['without /v2', (path: string) => path.replace(/^\/v2/, '') || '/'],
  ])('finds what findRoute finds: addresses %s', (_what, written) => {
    const addresses = known.map(written);
    expect(addresses.map((address) => [address, target(address)])).toEqual(
      addresses.map((address) => [address, findRoute(address, routes, redirects)]),
    );
  });

  it('finds nothing for unknown addresses', () => {
    const unknown = ['/nothing', '/v3', '/v3/sdk', '/blogs', '/assets/js/main.js', '/docset'];
    expect(unknown.map(target)).toEqual([
      undefined,
      '/v3/',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('rulesFor', () => {
  const rules = rulesFor(routes, redirects);
  const paths = new Set(routes.map(({path}) => path));

  it('leads to pages, and hides none in any letter case', () => {
    expect(rules.filter(({to}) => !paths.has(to))).toEqual([]);
    const lower = new Set([...paths].map((path) => path.toLowerCase()));
    expect(rules.filter(({from}) => lower.has(from.toLowerCase()))).toEqual([]);
  });

  it('needs no second hop, and names no address twice', () => {
    const froms = rules.map(({from}) => from);
    expect(rules.filter(({to}) => froms.includes(to))).toEqual([]);
    expect(new Set(froms).size).toBe(froms.length);
  });

  it('hides no page below a folder, and stays within what hosts take', () => {
    const folders = rules.filter(({from}) => from.endsWith('/*'));
    const hidden = folders.filter(({from}) =>
      [...paths].some((path) => path.toLowerCase().startsWith(from.slice(0, -1).toLowerCase())),
    );
    expect(hidden).toEqual([]);
    // Cloudflare Pages: 2000 and 100.
    expect(folders.length).toBeLessThanOrEqual(100);
    expect(rules.length - folders.length).toBeLessThanOrEqual(2000);
    expect(rules.findIndex(({from}) => from.endsWith('/*'))).toBe(rules.length - folders.length);
  });
});
