import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {load, type CheerioAPI, type contains} from 'cheerio';
import {identity} from '../../site/identity';
import {SiteError} from './site-error';

/** A node of a built page. */
export type PageNode = Parameters<typeof contains>[1];
export type PageElement = Extract<PageNode, {attribs: Record<string, string>}>;

export interface BuiltPage {
  /** Route with the base URL, as Docusaurus names it: `/v3/usecases`. */
  readonly route: string;
  /** Absolute path of the HTML file. */
  readonly file: string;
  /** The parsed page, shared by all visitors: read it, do not change it. */
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

type Visitor = (page: BuiltPage) => void | Promise<void>;

/** The properties of postBuild that are needed here. */
export type BuiltSite = Pick<Props, 'outDir' | 'baseUrl' | 'routesPaths'>;

/** Passes that have not started yet, by the array of routes, which all plugins of a build are given. */
const waiting = new WeakMap<readonly string[], {visitors: Visitor[]; done: Promise<void>}>();

const fileOf = ({outDir, baseUrl}: BuiltSite, route: string): string =>
  path.join(outDir, ...decodeURI(route.slice(baseUrl.length)).split('/'), 'index.html');

async function pass(site: BuiltSite, visitors: readonly Visitor[]): Promise<void> {
  const notFound = `${site.baseUrl}404.html`;
  for (const route of site.routesPaths.filter((candidate) => candidate !== notFound)) {
    const file = fileOf(site, route);
    // Content of <noscript> is parsed as elements, not as text.
    const document = load(await readFile(file, 'utf8'), {scriptingEnabled: false});
    const page: BuiltPage = {route, file, document};
    for (const visit of visitors) {
      await visit(page);
    }
  }
}

/**
 * Calls a visitor with every built page, in the order of the routes. Each page is read and parsed once for all visitors
 * that plugins add at the start of their postBuild.
 *
 * @param site the properties of postBuild
 * @param visit reads a page; an error it throws ends the pass for all
 */
export function visitBuiltPages(site: BuiltSite, visit: Visitor): Promise<void> {
  const joined = waiting.get(site.routesPaths);
  if (joined) {
    joined.visitors.push(visit);
    return joined.done;
  }
  const visitors = [visit];
  // Docusaurus starts the postBuild of all plugins before it waits for any.
  const done = new Promise((resolve) => setImmediate(resolve)).then(() => {
    waiting.delete(site.routesPaths);
    return pass(site, visitors);
  });
  waiting.set(site.routesPaths, {visitors, done});
  return done;
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
