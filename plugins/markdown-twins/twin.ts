import type {Area} from '../../site/versions';
import {identity} from '../../site/identity';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {areaOfTag} from '../shared/area-tags';
import type {BuiltPage, PageElement} from '../shared/built-pages';
import type {SitePage} from '../shared/site-pages';
import {contentRoot} from '../shared/content-root';
import {SiteError} from '../shared/site-error';
import {twinAddress} from './client';
import {contentOf} from './content';
import {print, toTree} from './to-markdown';

/** What the twins of a build have in common. */
export interface Site {
  /** Where the site is served from, without a path. */
  readonly origin: string;
  /** The address of the index of all pages. */
  readonly index: string;
  /** The SDK release of each docs version. */
  readonly releases: Readonly<Partial<Record<Area, string>>>;
}

/** A page as Markdown. */
export interface Twin {
  readonly title: string;
  readonly description: string;
  readonly area: Area;
  readonly group?: string;
  /** The SDK release that the page is about; none outside of the docs versions. */
  readonly release?: string;
  /** Where the twin is, with the origin. */
  readonly address: string;
  /** The page's content, its heading first. */
  readonly markdown: string;
  /** What the twin's file holds: front matter, the way to the index, the content. */
  readonly text: string;
}

/** YAML takes JSON's strings. */
const field = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`];

const dayOf = (time: number | null | undefined): string | undefined =>
  time ? new Date(time).toISOString().slice(0, 10) : undefined;

/**
 * Makes the Markdown of a built page.
 *
 * @param source what the page was made of; undefined for a list of other pages
 * @throws SiteError if nothing is left of the page, or a code block is lost
 */
export function twinOf(page: BuiltPage, source: SitePage | undefined, site: Site): Twin {
  const {route, document: $} = page;
  const area = areaOfTag($('meta[name="docusaurus_tag"]').attr('content')) ?? 'site';
  const root = $(source ? contentRoot(page) : 'main').first();
  const address = new URL(route, site.origin).href;
  // Several pages of a version share a heading ("Overview"); what browsers show tells them apart.
  const title = $('title').text().split(` ${identity.titleDelimiter} `)[0]!;
  const content = contentOf($, root.get(0) as PageElement, address);
  // The title of a post stands above its content.
  const heading = root.find('h1').length > 0 ? [] : [h('h1', $('h1').first().text())];
  const tree = toTree([...heading, ...content]);
  const markdown = print(tree);
  let samples = 0;
  visit(tree, 'code', () => void (samples += 1));
  const shown = root.find('pre').length;
  // A title alone is no page.
  if (tree.children.length < 2 || samples < shown) {
    throw new SiteError(
      route,
      `its Markdown has ${samples} of ${shown} samples in ${tree.children.length} blocks; see plugins/markdown-twins/content.ts`,
    );
  }
  const description = $('meta[name="description"]').attr('content') ?? '';
  const release = site.releases[area];
  const canonical = $('link[rel="canonical"]').attr('href') ?? address;
  const head = [
    '---',
    ...field('title', title),
    ...field('description', description),
    ...field('version', release && area),
    ...field('sdk', release),
    ...field('published', source && $('article header time').attr('datetime')?.slice(0, 10)),
    ...field('changed', dayOf(source?.lastUpdatedAt)),
    ...field('canonical', canonical),
    '---',
    '',
    `> For AI agents: all pages as Markdown are listed in ${site.index}`,
  ].join('\n');
  return {
    ...{title, description, area, group: source?.group, release, markdown},
    address: new URL(twinAddress(route), site.origin).href,
    text: `${head}\n\n${markdown}`,
  };
}
