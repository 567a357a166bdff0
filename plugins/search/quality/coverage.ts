import {AREAS, type Area} from '../types';
import {readQueries} from './queries';

/** How many unseen queries each page brings. */
export const QUERIES_OF_PAGE = 3;

/** Where the queries of an area's readers stand, relative to the project's folder. */
export const queriesFile = (area: Area): string =>
  `plugins/search/quality/queries/unseen/${area}.json`;

/** The number of unseen queries that a page answers, by its route. */
export function countQueries(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {expect} of AREAS.flatMap((area) => readQueries('unseen', area))) {
    for (const route of new Set(expect.map((address) => address.split('#')[0]!))) {
      counts.set(route, (counts.get(route) ?? 0) + 1);
    }
  }
  return counts;
}
