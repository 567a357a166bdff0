import type {Area, SearchClient} from '../../../plugins/search/types';

/** The search of this site. It brings the engine, so it comes apart from what shows results. */
export async function loadSearchClient(): Promise<SearchClient> {
  const {getSearchClient} = await import('../../../plugins/search/client');
  return getSearchClient();
}

/** What browsers that know it tell about the connection (https://wicg.github.io/netinfo/). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isConnectionPrecious(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

/** Loads what a search of these areas needs, unless the reader's connection is slow or costly. */
export function prepareSearch(areas: readonly Area[]): void {
  if (!isConnectionPrecious()) {
    // A search that needs it tries again, and says what is wrong.
    loadSearchClient().then(
      (client) => client.prepare(areas),
      () => undefined,
    );
  }
}
