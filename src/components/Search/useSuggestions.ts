import {useEffect, useState} from 'react';
import type {Area, SearchClient} from '../../../plugins/search/types';
import {getSearchClient} from '../../../plugins/search/client';
import {suggestionCandidates} from './suggestionCandidates';

const MOST = 3;

async function findWorking(
  client: SearchClient,
  query: string,
  areas: readonly Area[],
  signal: AbortSignal,
): Promise<string[]> {
  const working: string[] = [];
  for (const candidate of suggestionCandidates(query)) {
    const {total} = await client.search({query: candidate, areas, limit: 1}, signal);
    if (total > 0 && working.push(candidate) === MOST) {
      break;
    }
  }
  return working;
}

/** Other queries, at most three, that do find something where `query` finds nothing. */
export function useSuggestions(query: string, areas: readonly Area[]): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const list = areas.join();

  useEffect(() => {
    const controller = new AbortController();
    void getSearchClient()
      .then((client) => findWorking(client, query, list.split(',') as Area[], controller.signal))
      // A reader can do without.
      .catch(() => [])
      .then((working) => {
        if (!controller.signal.aborted) {
          setFound(working);
        }
      });
    return () => controller.abort();
  }, [query, list]);

  return found;
}
