import {isArea, type Scope} from './areas';
import {normaliseQuery} from './query';

/** What the search page shows, as its address says it. */
export interface SearchAddress {
  query: string;
  scope: Scope;
}

/**
 * Reads the search part of an address; whatever is missing or unknown there stands for an empty
 * query or for all areas.
 *
 * @param search such as `?q=encrypt&area=v3`
 */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const area = parameters.get('area');
  return {query: normaliseQuery(parameters.get('q') ?? ''), scope: isArea(area) ? area : 'all'};
}

/** Writes the search part of an address; empty for an empty query in all areas. */
export function writeSearchAddress({query, scope}: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query) {
    parameters.set('q', query);
  }
  if (scope !== 'all') {
    parameters.set('area', scope);
  }
  const search = parameters.toString();
  return search && `?${search}`;
}
