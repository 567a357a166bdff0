import {AREAS, SECTIONS, VERSIONS, type Area, type DocsVersion} from '../../site/versions';

/** The scope of a search: one area, or all of them. */
export type Scope = Area | 'all';

/** Scopes in the order readers see them. */
export const SCOPES: readonly Scope[] = ['all', ...AREAS];

const ENTRIES = {...VERSIONS, ...SECTIONS, all: {label: 'All'}};

/** The name of a scope for readers. */
export const labelOf = (scope: Scope): string => ENTRIES[scope].label;

/** True for the name of an area; for values from outside. */
export const isArea = (value: unknown): value is Area => AREAS.includes(value as Area);

/** The areas to search for a scope. @param version ranks first in a search of all areas */
export const areasOf = (scope: Scope, version: DocsVersion): readonly Area[] =>
  scope === 'all' ? [version, ...AREAS.filter((area) => area !== version)] : [scope];
