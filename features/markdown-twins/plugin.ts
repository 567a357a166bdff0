import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {DOCS_VERSIONS} from '../../site/versions';
import {releaseOf} from '../../packages/sdk-facts/release';
import {builtFile, isUnlisted, readBuiltPages, type BuiltPage} from '../../lib/node/built-pages';
import {withAssetHashes} from '../../lib/node/page-changes';
import {listedPages, type SitePage} from '../../lib/node/site-pages';
import {llmsFiles} from './llms';
import {twinOf, type TwinOptions, type TwinSource} from './twin';

/** Elements that the Markdown has in another form, or leaves out because they are for eyes and hands. */
const NOT_IN_MARKDOWN = [
  ...['[aria-hidden=true]:not(svg)', '[role=group]', '.doc-version', '.errors b', '.meaning span'],
  ...['.facts-actions', 'figure.code > figcaption', 'tr.more summary'],
]
  .map((selector) => `main ${selector}`)
  .join();

const sourceOf = (page: SitePage | undefined): TwinSource | null =>
  page ? {group: page.group, lastUpdatedAt: page.lastUpdatedAt} : null;

/** Read by features/search/plugin.ts while the site is built; 90 bytes a page. */
const FOR_THE_BUILD = 'meta[name=keywords], meta[name=docusaurus_tag]';

/** A start tag; that of a script with its content, which stays as it is. */
const START_TAG = /(<[a-z][^<>]*>)((?<=<script\b[^<>]*>)[^]*?<\/script>)?/gi;

/**
 * A page with the closing tags that the minifier leaves out, which simple parsers need, and with marks by which tools that
 * compare it with its Markdown know what to skip. `afdocs` (tests/pages) fails without either.
 */
function htmlForPrograms({document: $}: BuiltPage): string {
  const page = $.root().clone();
  page.find(NOT_IN_MARKDOWN).attr('data-markdown-ignore', '');
  page.find(FOR_THE_BUILD).remove();
  // Empty values, which the minifier leaves out as well.
  return $.html(page).replace(
    START_TAG,
    (_all, tag: string, script: string | undefined) =>
      tag.replace(/=""(?=[\s>])/g, '') + (script ?? ''),
  );
}

/**
 * Writes every page as Markdown beside it, and indexes of them for programs (`llms.txt`). The pages themselves are
 * written so that programs can read them, too.
 */
export default function markdownTwinsPlugin({baseUrl, outDir, siteConfig}: LoadContext): Plugin {
  let pages: ReadonlyMap<string, SitePage> = new Map();
  const home = new URL(baseUrl, siteConfig.url).href;

  const write = async (address: string, text: string): Promise<void> => {
    const file = path.join(outDir, decodeURI(address.slice(home.length)));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  };

  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      pages = listedPages(allContent);
    },
    async postBuild(site) {
      const releases = Object.fromEntries(
        DOCS_VERSIONS.map((version) => [version, releaseOf(version).name]),
      );
      const common: TwinOptions = {origin: siteConfig.url, index: `${home}llms.txt`, releases};
      const made = await readBuiltPages(
        site,
        (route) => ({source: sourceOf(pages.get(route)), options: common}),
        (page, {source, options}) => ({
          html: htmlForPrograms(page),
          twin: isUnlisted(page) ? null : twinOf(page, source, options),
        }),
      );
      for (const [route, {html}] of made) {
        const file = builtFile(site, route);
        await writeFile(file, withAssetHashes(html, await readFile(file, 'utf8')));
      }
      // Docs in the order of their sidebars, lists of posts last.
      const routes = new Set([...pages.keys(), ...made.keys()]);
      const twins = [...routes].flatMap((route) => made.get(route)?.twin ?? []);
      const files = [
        ...twins.map(({address, text}) => [address, text] as const),
        ...Object.entries(llmsFiles(twins, home)).map(
          ([name, text]) => [home + name, text] as const,
        ),
      ];
      await Promise.all(files.map(([address, text]) => write(address, text)));
      logger.info`Markdown: number=${twins.length} pages.`;
    },
  };
}
