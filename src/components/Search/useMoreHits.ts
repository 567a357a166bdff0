import {useState} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import {getSearchClient} from '../../../plugins/search/client';
import type {SearchAnswer} from './useSearch';

/** The hits of an answer, and those that were loaded after them. */
interface MoreHits {
  /** What came with each request; the first are those of the answer. */
  readonly batches: readonly (readonly SearchHit[])[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** The newest hits that were asked for did not come. */
  readonly hasFailed: boolean;
  readonly loadMore: () => void;
}

interface Loaded {
  /** What the answer was to. */
  readonly key: string;
  /** What came after the answer's own hits. */
  readonly further: MoreHits['batches'];
  readonly status: 'ready' | 'loading' | 'failed';
}

/**
 * Loads further hits of an answer on demand.
 *
 * @param limit number of hits to load at a time
 */
export function useMoreHits(answer: SearchAnswer, limit: number): MoreHits {
  const [state, setState] = useState<Loaded>();
  const {query, areas, hits, total} = answer;
  const key = `${areas.join()} ${query}`;
  const loaded: Loaded = state?.key === key ? state : {key, further: [], status: 'ready'};
  const batches = [hits, ...loaded.further];
  const count = batches.reduce((sum, {length}) => sum + length, 0);

  const loadMore = () => {
    setState({...loaded, status: 'loading'});
    void getSearchClient()
      .then((client) => client.search({query, areas, offset: count, limit}))
      .then(
        (next): Loaded => ({key, further: [...loaded.further, next.hits], status: 'ready'}),
        (): Loaded => ({...loaded, status: 'failed'}),
      )
      // Another answer has the place meanwhile.
      .then((next) => setState((now) => (now?.key === key ? next : now)));
  };

  return {
    batches,
    hasMore: count < total && batches.at(-1)!.length > 0,
    isLoading: loaded.status === 'loading',
    hasFailed: loaded.status === 'failed',
    loadMore,
  };
}
