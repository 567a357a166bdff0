import type {Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {Area} from '../../site/versions';
import {areaOfTag} from '../../lib/any/area-tags';
import {twinAddress} from '../../lib/any/twin-address';
import {type BuiltPage, contentRoot, inHead, metaOf, pageTitle} from '../../lib/node/built-pages';
import {SiteError} from '../../lib/node/site-error';
import type {SitePage} from '../../lib/node/site-pages';
import {pageTree} from './page-tree';

/** Options that the twins of a build share. */
export interface TwinOptions {
  /** The site's address, without a path. */
  readonly origin: string;
  /** The address of the index of all pages. */
  readonly index: string;
  /** The SDK release of each docs version. */
  readonly releases: Readonly<Partial<Record<Area, string>>>;
}

/** The fields of a loaded page that its Markdown has. */
export type TwinSource = Pick<SitePage, 'group' | 'lastUpdatedAt'>;

/** A page as Markdown. */
export interface Twin {
  readonly title: string;
  readonly description: string;
  readonly area: Area;
  readonly group?: string;
  /** The SDK release that the page is about; none outside of the docs versions. */
  readonly release?: string;
  /** Address of the twin, with the origin. */
  readonly address: string;
  /** The page's content, its heading first. */
  readonly markdown: string;
  /** The text of the file: front matter, a link to the index, the content. */
  readonly text: string;
}

const print = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });

/**
 * Makes the Markdown of a built page.
 *
 * @param source what is known of the page as it was loaded; null for a list of other pages
 * @throws SiteError if nothing is left of the page, or a code block is lost
 */
export function twinOf(page: BuiltPage, source: TwinSource | null, site: TwinOptions): Twin {
  const {route, document: $} = page;
  const area = areaOfTag(metaOf(page, 'docusaurus_tag')) ?? 'site';
  const selector = source ? contentRoot(page) : 'main';
  const address = new URL(route, site.origin).href;
  const title = pageTitle(page);
  const tree = pageTree(page, selector);
  visit(tree, (node) => {
    if ('url' in node) {
      node.url = new URL(node.url, address).href;
    }
  });
  let samples = 0;
  visit(tree, 'code', () => void (samples += 1));
  const shown = $(selector).first().find('pre').length;
  // A page must have content besides its title.
  if (tree.children.length < 2 || samples < shown) {
    throw new SiteError(
      route,
      `its Markdown has ${samples} of ${shown} samples in ${tree.children.length} blocks; see features/markdown-twins/content.ts`,
    );
  }
  const markdown = print(tree);
  const description = metaOf(page, 'description');
  const release = site.releases[area];
  const changed = source?.lastUpdatedAt;
  const fields = {
    title,
    description,
    version: release && area,
    sdk: release,
    published: source ? $('article header time').attr('datetime')?.slice(0, 10) : undefined,
    changed: changed ? new Date(changed).toISOString().slice(0, 10) : undefined,
    canonical: inHead(page, 'link[rel="canonical"]').attr('href') ?? address,
    files: $('#page-files .line').first().text() || undefined,
  };
  const head = [
    '---',
    // YAML takes JSON's strings.
    ...Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}: ${JSON.stringify(value)}`,
    ),
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
