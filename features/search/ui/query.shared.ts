import {AREAS, SECTIONS, VERSIONS, type Area, type DocsVersion} from '@site/site/versions';

/** What a search is narrowed to: one area, or none. */
export type Scope = Area | 'all';

/** Scopes in the order readers see them. */
export const SCOPES: readonly Scope[] = ['all', ...AREAS];

const ENTRIES = {...VERSIONS, ...SECTIONS, all: {label: 'All'}};

/** What readers call a scope. */
export const labelOf = (scope: Scope): string => ENTRIES[scope].label;

/** Whether a text from outside names an area. */
export const isArea = (value: unknown): value is Area => AREAS.includes(value as Area);

/** The areas to search for a scope. @param version whose hits come first where everything is searched */
export const areasOf = (scope: Scope, version: DocsVersion): readonly Area[] =>
  scope === 'all' ? [version, ...AREAS.filter((area) => area !== version)] : [scope];

/** Longest query, in UTF-16 units; more is cut off. The hosted service reads no more either. */
export const LONGEST_QUERY = 512;

const LONGEST_SHOWN = 80;

/** A query as it is searched for: without the space around it, and of bearable length. */
export const normaliseQuery = (text: string): string => text.trim().slice(0, LONGEST_QUERY);

/** A query as it is shown in a sentence. */
export function shortenQuery(query: string): string {
  const letters = Array.from(query);
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : query;
}

/** What the search page shows, as its address says it. */
interface SearchAddress {
  query: string;
  scope: Scope;
}

/**
 * Reads the search part of an address; whatever is missing or unknown there stands for an empty query or for all areas.
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
  const search = new URLSearchParams({
    ...(query && {q: query}),
    ...(scope !== 'all' && {area: scope}),
  }).toString();
  return search && `?${search}`;
}
