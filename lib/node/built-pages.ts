import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {load, type CheerioAPI, type contains} from 'cheerio';
import {identity} from '../../site/identity';
import {hashOfFiles, SITE_CODE, withoutAssetHashes} from './page-changes';
import {SiteError} from './site-error';

/** A node of a built page. */
export type PageNode = Parameters<typeof contains>[1];
export type PageElement = Extract<PageNode, {attribs: Record<string, string>}>;

export interface BuiltPage {
  /** Route with the base URL, as Docusaurus names it: `/v3/usecases`. */
  readonly route: string;
  /** The parsed page, without the hashes in names of assets. All readers share it: do not change it. */
  readonly document: CheerioAPI;
}

/** Elements of a page's head. By their place: a selector alone would go through all of the page. */
export const inHead = ({document: $}: Pick<BuiltPage, 'document'>, selector: string) =>
  $.root().children('html').children('head').children(selector);

/** The browser title, which is unique in a docs version; headings may be the same ("Overview"). */
export const pageTitle = (page: Pick<BuiltPage, 'document'>): string =>
  inHead(page, 'title').text().split(` ${identity.titleDelimiter} `)[0]!;

/** The content of a `<meta>` with this name; empty if the page has none. */
export const metaOf = (page: BuiltPage, name: string): string =>
  inHead(page, `meta[name="${name}"]`).attr('content') ?? '';

/** Search engines and readers of Markdown are not shown such a page. */
export const isUnlisted = (page: BuiltPage): boolean => metaOf(page, 'robots').includes('noindex');

/** The properties of postBuild that are needed here. */
export type BuiltSite = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths'>;

/** Reads something off each built page. */
interface PageReader {
  /** Its result is kept as JSON. */
  read: (page: BuiltPage, input: unknown) => unknown;
  inputOf: (route: string) => unknown;
}

/** The results of all readers, in their order, and a hash of everything that decides them. */
interface PageResults {
  key: string;
  results: unknown[];
}

/** Passes that have not started yet, by the array of routes, which all plugins of a build are given. */
const waiting = new WeakMap<
  readonly string[],
  {readers: PageReader[]; done: Promise<Map<string, unknown[]>>}
>();

export const builtFile = ({outDir, baseUrl}: BuiltSite, route: string): string =>
  path.join(outDir, ...decodeURI(route.slice(baseUrl.length)).split('/'), 'index.html');

function readResults(file: string): Readonly<Record<string, PageResults>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageResults>;
  } catch {
    // There is none yet, or a build was stopped while it wrote it.
    return {};
  }
}

/** Reading takes 7 s of a build. A page that is as it was in the last one is not read again. */
async function pass(
  site: BuiltSite,
  readers: readonly PageReader[],
): Promise<Map<string, unknown[]>> {
  const cache = path.join(
    site.siteDir,
    'node_modules/.cache/built-pages',
    `${path.basename(site.outDir)}.json`,
  );
  const before = readResults(cache);
  const code = hashOfFiles(SITE_CODE);
  const now: Record<string, PageResults> = {};
  const notFound = `${site.baseUrl}404.html`;
  for (const route of site.routesPaths.filter((candidate) => candidate !== notFound)) {
    const html = withoutAssetHashes(await readFile(builtFile(site, route), 'utf8'));
    const inputs = readers.map(({inputOf}) => inputOf(route));
    const key = createHash('sha256')
      .update(JSON.stringify([code, html, inputs]))
      .digest('hex');
    const known = before[route];
    if (known?.key === key) {
      now[route] = known;
      continue;
    }
    // Content of <noscript> is parsed as elements, not as text.
    const page: BuiltPage = {route, document: load(html, {scriptingEnabled: false})};
    now[route] = {key, results: readers.map(({read}, place) => read(page, inputs[place]))};
  }
  mkdirSync(path.dirname(cache), {recursive: true});
  writeFileSync(cache, JSON.stringify(now));
  return new Map(Object.entries(now).map(([route, {results}]) => [route, results]));
}

/**
 * Reads every built page, in the order of the routes. Each page is parsed once for all plugins that ask at the start of
 * their postBuild, and not at all if nothing that decides their results has changed since the last build.
 *
 * @param site the properties of postBuild
 * @param inputOf everything else that the results depend on, for a route; null for nothing
 * @param read a function of the page and its input alone; its result must survive JSON. An error it throws ends the pass
 *   for all
 * @returns results by route
 */
export async function readBuiltPages<Result, Input>(
  site: BuiltSite,
  inputOf: (route: string) => Input,
  read: (page: BuiltPage, input: Input) => Result,
): Promise<Map<string, Result>> {
  let joined = waiting.get(site.routesPaths);
  if (!joined) {
    const readers: PageReader[] = [];
    // Docusaurus starts the postBuild of all plugins before it waits for any.
    const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
      waiting.delete(site.routesPaths);
      return pass(site, readers);
    });
    joined = {readers, done};
    waiting.set(site.routesPaths, joined);
  }
  const place = joined.readers.push({read, inputOf} as PageReader) - 1;
  const all = await joined.done;
  return new Map([...all].map(([route, results]) => [route, results[place] as Result]));
}

/** Elements that hold the content: of docs pages and posts, single pages, the home page. */
const ROOTS = ['.theme-doc-markdown', 'article > .markdown', 'article.markdown', 'main'];

/**
 * A CSS selector, whose first match holds the content of a built page.
 *
 * @throws SiteError if the page has no content where pages have it
 */
export function contentRoot({route, document: $}: BuiltPage): string {
  const root = ROOTS.find((selector) => $(selector).length > 0);
  if (root === undefined) {
    throw new SiteError(route, 'has no content; name its element in lib/node/built-pages.ts');
  }
  return root;
}
