import {useDeferredValue, useEffect, useEffectEvent, useState} from 'react';
import {getSearchClient} from '../search.client';
import {
  SearchError,
  type SearchFailure,
  type SearchResponse,
} from '../../../packages/search-engine/types';
import {useVersion} from '../../navigation/useVersion';
import {noteAnswer, recover} from './failure.shared';
import {areasOf, type Scope} from './query.shared';

/** An answer, and what was asked. */
export interface SearchAnswer extends SearchResponse {
  readonly query: string;
  readonly scope: Scope;
}

/** How a search stands. */
export interface SearchState {
  /** The newest answer. It stays while the next one is awaited, and where only further hits failed to come. */
  readonly answer?: SearchAnswer;
  /** What the reader is told if the newest request got no answer. */
  readonly failure?: string;
  /** An answer to the query as it is now is still to come. */
  readonly isPending: boolean;
  /** Hits by area for this query, as far as any answer said. */
  readonly counts: SearchResponse['counts'];
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** The result of a request; its key says what was asked, and is empty if nothing was. */
type Settled = Pick<SearchState, 'answer' | 'failure' | 'counts'> & {readonly key: string};

const NOTHING: Settled = {key: '', counts: {}};

function reasonOf(error: unknown): SearchFailure {
  const isCode = (error as Error).name === 'ChunkLoadError';
  return error instanceof SearchError ? error.reason : isCode ? 'outdated' : 'other';
}

/**
 * Searches as query, scope or limit change; a newer request takes the place of an older one.
 *
 * @param query normalised; nothing is asked for an empty one
 * @param limit number of hits to ask for
 * @param beforeReload is called before the page reloads; see recover
 */
export function useSearch(
  query: string,
  scope: Scope,
  limit: number,
  beforeReload?: () => void,
): SearchState {
  const [settled, setSettled] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const version = useVersion();
  const key = query && `${attempt} ${limit} ${version} ${scope} ${query}`;
  const prepareReload = useEffectEvent(() => beforeReload?.());

  useEffect(() => {
    if (!query) {
      return;
    }
    let isCurrent = true;
    const settle = (answer?: SearchAnswer, failure?: string) => {
      if (isCurrent) {
        setSettled(({answer: previous, counts}) => {
          const isOfQuery = previous?.query === query;
          const kept = isOfQuery && previous.scope === scope ? previous : undefined;
          return {
            key,
            answer: answer ?? kept,
            failure,
            counts: {...(isOfQuery ? counts : {}), ...answer?.counts},
          };
        });
      }
    };
    const ask = async () => {
      const client = await getSearchClient();
      if (isCurrent) {
        const response = await client.search({query, areas: areasOf(scope, version), limit});
        noteAnswer();
        settle({query, scope, ...response});
      }
    };
    const fail = async (error: unknown) => {
      const failure = isCurrent && (await recover(reasonOf(error), prepareReload));
      if (failure) {
        settle(undefined, failure);
      }
    };
    ask().catch(fail);
    return () => void (isCurrent = false);
  }, [key, query, scope, version, limit]);

  // A slow device shows an answer when it has taken the letters that were typed meanwhile.
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
