import {isArea, type Scope} from './scope.shared';

/** Limit of a query in UTF-16 units; the rest is cut off. The hosted service reads no more either. */
export const LONGEST_QUERY = 512;

const LONGEST_SHOWN = 80;

/** Trims a query and cuts it to the limit. */
export const normaliseQuery = (text: string): string => text.trim().slice(0, LONGEST_QUERY);

/** Shortens a query for a sentence. */
export function shortenQuery(query: string): string {
  const letters = Array.from(query);
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : query;
}

/** The state of the search page that its address holds. */
interface SearchAddress {
  query: string;
  scope: Scope;
}

/**
 * Parses the search part of an address; anything missing or unknown is an empty query, or all areas.
 *
 * @param search such as `?q=encrypt&area=v3`
 */
export function readSearchAddress(search: string): SearchAddress {
  const parameters = new URLSearchParams(search);
  const area = parameters.get('area');
  return {query: normaliseQuery(parameters.get('q') ?? ''), scope: isArea(area) ? area : 'all'};
}

/** Formats the search part of an address; empty for an empty query in all areas. */
export function writeSearchAddress({query, scope}: SearchAddress): string {
  const search = new URLSearchParams({
    ...(query && {q: query}),
    ...(scope !== 'all' && {area: scope}),
  }).toString();
  return search && `?${search}`;
}
