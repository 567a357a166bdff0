import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_VERSIONS} from '../../site/versions';
import {readSdkFacts} from '../../packages/sdk-facts/facts';
import {visitBuiltPages} from '../../lib/node/built-pages';
import {listedPages} from '../../lib/node/site-pages';
import {errorsOf} from './errors';
import {DATA_FILE, type ExplainedError, type SiteData} from '../../packages/docs-mcp/data';

/** Writes what the server in this folder answers from, besides pages and search index, into the built site. */
export default function mcpPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  let listed: ReadonlyMap<string, unknown> = new Map();
  return {
    name: 'mcp',
    async allContentLoaded({allContent}) {
      listed = listedPages(allContent);
    },
    async postBuild(site) {
      const errors: ExplainedError[] = [];
      const pages: {path: string; title: string}[] = [];
      await visitBuiltPages(site, (page) => {
        if (listed.has(page.route)) {
          const ownPath = page.route.slice(baseUrl.length - 1);
          pages.push({path: ownPath, title: page.document('h1').first().text()});
          errors.push(...errorsOf(page, ownPath));
        }
      });
      const facts = Object.fromEntries(
        DOCS_VERSIONS.map((version) => [version, readSdkFacts(version)]),
      ) as SiteData['facts'];
      const home = new URL(baseUrl, siteConfig.url).href;
      const data: SiteData = {home, pages, errors, facts};
      await writeFile(path.join(site.outDir, DATA_FILE), JSON.stringify(data));
    },
  };
}
