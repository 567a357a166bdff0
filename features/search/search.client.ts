import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import {createEmbeddedClient} from './embedded.client';
import {savesData} from '../../lib/browser/saves-data';
import type {HostedIndex} from './hosted/hosted.client';
import {areasOf, type Scope} from './scope.shared';
import type {SearchClient} from '../../packages/search-engine/types';
import type {DocsVersion} from '../../site/versions';

/** Set by the plugin: the folder of the embedded index, or the hosted index. */
export type SearchSettings = {readonly folder: string} | {readonly hosted: HostedIndex};

let client: Promise<SearchClient> | undefined;

async function createClient(): Promise<SearchClient> {
  const settings = globalData.search!.default as SearchSettings;
  if ('hosted' in settings) {
    const {createHostedClient} = await import('./hosted/hosted.client');
    const {baseUrl} = siteConfig;
    return createHostedClient({...settings.hosted, language: i18n.currentLocale, baseUrl});
  }
  return createEmbeddedClient(new URL(settings.folder, window.location.origin).href);
}

/**
 * The search of this site; the same one on each call. For browsers; import it lazily.
 *
 * @throws Error if the back end's code cannot be loaded; the next call tries again
 */
export function getSearchClient(): Promise<SearchClient> {
  client ??= createClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Preloads what a search of this scope needs, unless the reader's connection is slow or costly. */
export function prepareSearch(scope: Scope, version: DocsVersion): void {
  if (!savesData()) {
    // The search itself tries again, and reports the failure.
    getSearchClient()
      .then((ready) => ready.prepare(areasOf(scope, version)))
      .catch(() => undefined);
  }
}
