import {useDeferredValue, useEffect, useEffectEvent, useState} from 'react';
import {getSearchClient} from '../search.client';
import {
  SearchError,
  type SearchClient,
  type SearchFailure,
  type SearchResponse,
} from '../../../packages/search-engine/types';
import type {Area} from '../../../site/versions';
import {noteAnswer, recover, type Failure} from './failure.shared';

/** An answer, and what was asked. */
export interface SearchAnswer extends SearchResponse {
  readonly query: string;
  readonly areas: readonly Area[];
}

/** What an answer is to; a component with this key starts anew for another query or other areas. */
export const keyOfAnswer = ({areas, query}: SearchAnswer): string => `${areas.join()} ${query}`;

/** How a search stands. */
export interface SearchState {
  /**
   * The newest answer. It stays while the next one is awaited, and where only further hits failed to
   * come.
   */
  readonly answer?: SearchAnswer;
  /** Why the newest request got no answer. */
  readonly failure?: Failure;
  /** An answer to the query as it is now is still to come. */
  readonly isPending: boolean;
  /** Hits by area for this query, as far as any answer said. */
  readonly counts: SearchResponse['counts'];
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** What a request came to; its key says what was asked, and is empty if nothing was. */
type Outcome = Pick<SearchState, 'answer' | 'failure' | 'counts'> & {readonly key: string};

const NOTHING: Outcome = {key: '', counts: {}};

function reasonOf(error: unknown): SearchFailure {
  const isCode = (error as Error).name === 'ChunkLoadError';
  return error instanceof SearchError ? error.reason : isCode ? 'gone' : 'unavailable';
}

/**
 * Searches as query, areas or limit change; a newer request takes the place of an older one. Asks again by itself
 * when the same request would get a better answer.
 *
 * @param query normalised; nothing is asked for an empty one
 * @param areas the areas to search, in order of preference
 * @param limit number of hits to ask for
 * @param beforeReload is called when the page has to be loaded anew; see recover
 */
export function useSearch(
  query: string,
  areas: readonly Area[],
  limit: number,
  beforeReload?: () => void,
): SearchState {
  const [outcome, setOutcome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const list = areas.join();
  const key = query && `${attempt} ${limit} ${list} ${query}`;

  const prepareReload = useEffectEvent(() => beforeReload?.());

  useEffect(() => {
    if (!query) {
      return;
    }
    const controller = new AbortController();
    const {signal} = controller;
    const asked = {query, areas: list.split(',') as Area[]};

    const settle = (answer?: SearchAnswer, failure?: Failure) => {
      if (!signal.aborted) {
        setOutcome(({answer: previous, counts}) => {
          const isOfQuery = previous?.query === query;
          const kept = isOfQuery && previous.areas.join() === list ? previous : undefined;
          return {
            key,
            answer: answer ?? kept,
            failure,
            counts: {...(isOfQuery ? counts : {}), ...answer?.counts},
          };
        });
      }
    };
    const ask = async (client: SearchClient) => {
      settle({...asked, ...(await client.search({...asked, limit}))});
      noteAnswer();
    };
    const fail = async (error: unknown) => {
      if (!signal.aborted) {
        const failure = await recover(reasonOf(error), prepareReload);
        if (failure) {
          settle(undefined, failure);
        }
      }
    };

    void getSearchClient()
      .then((client) => {
        if (!signal.aborted) {
          // A better answer that does not come takes nothing away.
          const unsubscribe = client.subscribe?.(() => void ask(client).catch(() => undefined));
          signal.addEventListener('abort', () => unsubscribe?.());
          return ask(client);
        }
      })
      .catch(fail);
    return () => controller.abort();
  }, [key, query, list, limit]);

  // A slow device shows an answer when it has taken the letters that were typed meanwhile.
  const shown = useDeferredValue(outcome);
  const {answer, failure, counts, key: settledKey} = query ? shown : NOTHING;
  return {
    answer,
    failure,
    isPending: settledKey !== key,
    counts,
    retry: () => setAttempt(attempt + 1),
  };
}
