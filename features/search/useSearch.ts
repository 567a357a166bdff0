import {useDeferredValue, useEffect, useState} from 'react';
import {
  SearchError,
  type SearchFailure,
  type SearchResponse,
} from '../../packages/search-engine/types';
import {useVersion} from '../navigation/useVersion';
import {areasOf, type Scope} from './scope.shared';
import {getSearchClient} from './search.client';
import {noteAnswer, recover} from './failure.shared';

/** An answer with its request. */
export interface SearchAnswer extends SearchResponse {
  readonly query: string;
  readonly scope: Scope;
}

/** Search state. */
export interface SearchState {
  /** The newest answer. It stays while the next one is loaded. */
  readonly answer?: SearchAnswer;
  /** The message for readers if the newest request failed. */
  readonly failure?: string;
  /** The answer to the current query has not come yet. */
  readonly isPending: boolean;
  /** Hits by area for this query, from all its answers. */
  readonly counts: SearchResponse['counts'];
  readonly retry: () => void;
}

/** The result of a request. The key identifies the request; empty for none. */
type Settled = Pick<SearchState, 'answer' | 'failure' | 'counts'> & {readonly key: string};

const NOTHING: Settled = {key: '', counts: {}};

function reasonOf(error: unknown): SearchFailure {
  const isCode = (error as Error).name === 'ChunkLoadError';
  return error instanceof SearchError ? error.reason : isCode ? 'outdated' : 'other';
}

/**
 * Searches as query, scope or limit change; a newer request replaces an older one.
 *
 * @param query normalised; an empty one is not sent
 * @param limit number of hits
 */
export function useSearch(query: string, scope: Scope, limit: number): SearchState {
  const [settled, setSettled] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const version = useVersion();
  const key = query && `${attempt} ${limit} ${version} ${scope} ${query}`;

  useEffect(() => {
    if (!query) {
      return;
    }
    let isCurrent = true;
    const request = async (): Promise<Pick<Settled, 'answer' | 'failure'>> => {
      try {
        const client = await getSearchClient();
        if (!isCurrent) {
          return {};
        }
        const response = await client.search({query, areas: areasOf(scope, version), limit});
        noteAnswer();
        return {answer: {query, scope, ...response}};
      } catch (error) {
        return {failure: isCurrent ? await recover(reasonOf(error)) : undefined};
      }
    };
    void request().then(({answer, failure}) => {
      if (isCurrent && (answer ?? failure)) {
        setSettled(({answer: previous, counts}) => {
          const before = previous?.query === query ? counts : {};
          return {key, answer, failure, counts: {...before, ...answer?.counts}};
        });
      }
    });
    return () => void (isCurrent = false);
  }, [key, query, scope, version, limit]);

  // A slow device renders the answer after the letters that were typed meanwhile.
  const shown = useDeferredValue(settled);
  const {answer, failure, counts, key: settledKey} = query ? shown : NOTHING;
  return {
    answer,
    failure,
    isPending: settledKey !== key,
    counts,
    retry: () => setAttempt(attempt + 1),
  };
}
