import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {visitBuiltPages, type BuiltPage} from './built-pages';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'built-'));
});

afterEach(() => rmSync(outDir, {recursive: true}));

/** A built site with a page for each route below the base URL. */
function build(baseUrl: string, ...routes: string[]) {
  for (const route of routes) {
    const folder = path.join(outDir, route);
    mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(folder, 'index.html'), `<h1>${route}</h1>`);
  }
  return {outDir, baseUrl, routesPaths: [...routes, '404.html'].map((route) => baseUrl + route)};
}

it('shows each page, parsed, in the order of the routes', async () => {
  const site = build('/docs/', '', 'v3/a b', 'v3/');
  const seen: string[] = [];
  await visitBuiltPages(site, ({route, document: $}) => {
    seen.push(`${route}: ${$('h1').text()}`);
  });
  expect(seen).toEqual(['/docs/: ', '/docs/v3/a b: v3/a b', '/docs/v3/: v3/']);
});

it('parses what readers without scripts see', async () => {
  const site = build('/', 'a');
  writeFileSync(
    path.join(outDir, 'a/index.html'),
    '<main><noscript><p>Text.</p></noscript></main>',
  );
  const seen: string[] = [];
  await visitBuiltPages(site, ({document: $}) => void seen.push($('main p').text()));
  expect(seen).toEqual(['Text.']);
});

it('parses a page once for all visitors that come together', async () => {
  const site = build('/', 'a');
  const documents: BuiltPage['document'][] = [];
  const visit = vi.fn(({document}: BuiltPage) => void documents.push(document));
  await Promise.all([visitBuiltPages(site, visit), visitBuiltPages(site, visit)]);
  expect(documents).toHaveLength(2);
  expect(documents[0]).toBe(documents[1]);
});

it('makes another pass for who comes later', async () => {
  const site = build('/', 'a', 'b');
  await visitBuiltPages(site, () => undefined);
  const visit = vi.fn();
  await visitBuiltPages(site, visit);
  expect(visit).toHaveBeenCalledTimes(2);
});

it('waits for visitors, and fails with them', async () => {
  const site = build('/', 'a');
  const fail = () => Promise.reject(new Error('cannot read it'));
  await expect(visitBuiltPages(site, fail)).rejects.toThrow('cannot read it');
});
