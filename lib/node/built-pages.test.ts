import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readBuiltPages, type BuiltPage} from './built-pages';

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
    write(route, `<h1>${route}</h1>`);
  }
  const siteDir = outDir;
  return {
    siteDir,
    outDir,
    baseUrl,
    routesPaths: [...routes, '404.html'].map((route) => baseUrl + route),
  };
}

const write = (route: string, html: string): void =>
  writeFileSync(path.join(outDir, route, 'index.html'), html);

const page = (hash: string, title: string): string =>
  `<script src=/assets/js/main.${hash}.js></script><h1>${title}</h1>`;

const none = () => null;

const titleOf = ({document: $}: BuiltPage): string => $('h1').text();

it('reads each page, parsed, in the order of the routes', async () => {
  const site = build('/docs/', '', 'v3/a b', 'v3/');
  expect([...(await readBuiltPages(site, none, titleOf))]).toEqual([
    ['/docs/', ''],
    ['/docs/v3/a b', 'v3/a b'],
    ['/docs/v3/', 'v3/'],
  ]);
});

it('parses what readers without scripts see', async () => {
  const site = build('/', 'a');
  write('a', '<main><noscript><p>Text.</p></noscript></main>');
  const texts = await readBuiltPages(site, none, ({document: $}) => $('main p').text());
  expect(texts.get('/a')).toBe('Text.');
});

it('parses a page once for all readers that come together', async () => {
  const site = build('/', 'a');
  const documents: BuiltPage['document'][] = [];
  const read = ({document}: BuiltPage): number => documents.push(document);
  const results = await Promise.all([
    readBuiltPages(site, none, read),
    readBuiltPages(site, none, read),
  ]);
  expect(results.map((each) => each.get('/a'))).toEqual([1, 2]);
  expect(documents[0]).toBe(documents[1]);
});

it.each([
  ['nothing', page('11111111', 'A'), 1, []],
  ['the hash in the name of a script', page('22222222', 'A'), 1, []],
  ['the page', page('11111111', 'B'), 1, ['/a']],
  ['what else a result depends on', page('11111111', 'A'), 2, ['/a', '/b']],
])('after a change of %s, reads only what changed', async (_what, html, input, expected) => {
  const site = build('/', 'a', 'b');
  write('a', page('11111111', 'A'));
  await readBuiltPages(site, () => 1, titleOf);
  write('a', html);
  const read: string[] = [];
  const titles = await readBuiltPages(
    site,
    () => input,
    (built) => {
      read.push(built.route);
      return titleOf(built);
    },
  );
  expect(read).toEqual(expected);
  expect(html).toContain(titles.get('/a'));
});

it('fails with its readers', async () => {
  const site = build('/', 'a');
  const fail = () => {
    throw new Error('cannot read it');
  };
  await expect(readBuiltPages(site, none, fail)).rejects.toThrow('cannot read it');
});
