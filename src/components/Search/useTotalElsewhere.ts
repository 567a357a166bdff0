import {useEffect, useState} from 'react';
import {AREAS, type Area} from '../../../plugins/search/types';
import {getSearchClient} from '../../../plugins/search/client';

/** Number of hits in all areas but these; 0 until it is known. */
export function useTotalElsewhere(query: string, areas: readonly Area[]): number {
  const [total, setTotal] = useState(0);
  const list = AREAS.filter((area) => !areas.includes(area)).join();

  useEffect(() => {
    const controller = new AbortController();
    if (list) {
      getSearchClient()
        .then((client) =>
          client.search({query, areas: list.split(',') as Area[], limit: 1}, controller.signal),
        )
        .then(
          (response) => setTotal(response.total),
          // A reader can do without.
          () => setTotal(0),
        );
    }
    return () => controller.abort();
  }, [query, list]);

  return total;
}
