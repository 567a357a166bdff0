import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {DOCS_VERSIONS} from '../../site/versions';
import {readSdk} from '../../packages/sdk-release/sdk';
import {visitBuiltPages} from '../../lib/node/built-pages';
import {listedPages, type SitePage} from '../../lib/node/site-pages';
import {SiteError} from '../../lib/node/site-error';
import {forPrograms} from './for-programs';
import {FULL_LIMIT, INDEX_LIMIT, latestText, siteIndex, versionIndex, versionText} from './llms';
import {twinOf, type Twin, type TwinOptions} from './twin';

/**
 * Writes every page as Markdown beside it, and indexes of them for programs (`llms.txt`). The pages themselves are
 * written so that programs can read them, too.
 */
export default function markdownTwinsPlugin({
  baseUrl,
  outDir,
  siteConfig,
  siteDir,
}: LoadContext): Plugin {
  let pages: ReadonlyMap<string, SitePage> = new Map();
  const home = new URL(baseUrl, siteConfig.url).href;

  const write = async (address: string, text: string): Promise<void> => {
    const file = path.join(outDir, decodeURI(address.slice(home.length)));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, text);
  };

  const writeIndex = async (name: string, text: string, limit: number): Promise<void> => {
    if (Buffer.byteLength(text) > limit) {
      throw new SiteError(name, `has ${Buffer.byteLength(text)} bytes, ${limit} are allowed`);
    }
    await write(`${home}${name}`, text);
  };

  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      pages = listedPages(allContent);
    },
    async postBuild(site) {
      const releases = Object.fromEntries(
        DOCS_VERSIONS.map((version) => [version, readSdk(siteDir, version).release]),
      );
      const common: TwinOptions = {origin: siteConfig.url, index: `${home}llms.txt`, releases};
      const made = new Map<string, Twin>();
      await visitBuiltPages(site, async (built) => {
        await writeFile(built.file, forPrograms(built.document));
        if (built.document('meta[name="robots"][content*="noindex"]').length === 0) {
          made.set(built.route, twinOf(built, pages.get(built.route), common));
        }
      });
      // Docs in the order of their sidebars, lists of posts last.
      const routes = new Set([...pages.keys(), ...made.keys()]);
      const twins = [...routes].flatMap((route) => made.get(route) ?? []);
      await Promise.all([
        ...twins.map(({address, text}) => write(address, text)),
        writeIndex('llms.txt', siteIndex(twins, home), INDEX_LIMIT),
        writeIndex('llms-full.txt', latestText(twins, home), FULL_LIMIT),
        ...DOCS_VERSIONS.flatMap((version) => [
          writeIndex(`${version}/llms.txt`, versionIndex(twins, version), INDEX_LIMIT),
          writeIndex(`${version}/llms-full.txt`, versionText(twins, version), FULL_LIMIT),
        ]),
      ]);
      logger.info`Markdown: number=${twins.length} pages.`;
    },
  };
}
