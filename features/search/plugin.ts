import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import type {BuildEnvironment} from '../../lib/node/environment';
import {readBuiltPages} from '../../lib/node/built-pages';
import {PAGE_KINDS, type PageKind} from '../../lib/any/page-kinds';
import {listedPages, type SitePage} from '../../lib/node/site-pages';
import {writeIndex} from '../../packages/search-engine/build-index';
import {INDEX_FOLDER} from '../../packages/search-engine/engine';
import {storeRecords} from './push/objects';
import {pageRecords} from './records/page-records';
import type {SearchSettings} from './search.client';

/** Posts have a kind of their own, and pages that are written in React none. */
const kindOf = ({frontMatter}: SitePage): PageKind | undefined =>
  PAGE_KINDS.find((kind) => kind === frontMatter?.kind);

/** Path of the last build under `docusaurus start`, which searches its index. */
const LAST_BUILD = 'last-build/';

/**
 * Writes the search index of the site, and passes its address to the browser. `docusaurus start` renders no pages to
 * index and searches the last build. A hosted index that the environment names is searched instead.
 */
export default function searchPlugin(context: LoadContext, environment: BuildEnvironment): Plugin {
  const {baseUrl, outDir, generatedFilesDir, siteConfig} = context;
  const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX: index} = environment;
  const hosted = appId && apiKey && index ? {appId, apiKey, index} : undefined;
  const isBuild = process.env.NODE_ENV === 'production';
  const publicPath = `${baseUrl}${LAST_BUILD}`;
  const lastBuild = {devServer: {static: [{directory: outDir, publicPath, watch: false}]}};
  let listed: ReturnType<typeof listedPages> = new Map();

  return {
    name: 'search',
    async allContentLoaded({allContent, actions}) {
      listed = listedPages(allContent);
      const folder = `${isBuild ? baseUrl : publicPath}${INDEX_FOLDER}`;
      actions.setGlobalData((hosted ? {hosted} : {folder}) satisfies SearchSettings);
      if (!hosted && !isBuild && !existsSync(path.join(outDir, INDEX_FOLDER))) {
        logger.warn`Search finds nothing yet: it searches the last build. Run code=${'npm run build'} once.`;
      }
    },
    configureWebpack: () => (isBuild || hosted ? {} : lastBuild),
    async postBuild(site) {
      // First, to share the pass over the pages with other plugins.
      const found = await readBuiltPages(
        site,
        (route) => {
          const source = listed.get(route);
          return source ? {kind: kindOf(source)} : null;
        },
        (page, source) => (source ? pageRecords(page, source.kind) : []),
      );
      const records = [...found.values()].flat();
      await Promise.all([
        ...(hosted ? [] : [writeIndex(records, site.outDir)]),
        storeRecords({origin: siteConfig.url, records}, generatedFilesDir),
      ]);
      logger.info`Search: number=${records.length} sections.`;
    },
  };
}
