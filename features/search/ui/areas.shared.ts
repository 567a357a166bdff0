import {AREAS, SECTIONS, VERSIONS, type Area} from '@site/site/versions';

/** What a search is narrowed to: one area, or none. */
export type Scope = Area | 'all';

/** Scopes in the order readers see them. */
export const SCOPES: readonly Scope[] = ['all', ...AREAS];

const ENTRIES = {...VERSIONS, ...SECTIONS, all: {label: 'All'}};

/** What readers call a scope. */
export const labelOf = (scope: Scope): string => ENTRIES[scope].label;

/** Whether a text from outside names an area. */
export function isArea(value: unknown): value is Area {
  return AREAS.includes(value as Area);
}

/**
 * The areas to search for a scope.
 *
 * @param current the area whose hits come first where everything is searched
 */
export function areasOf(scope: Scope, current: Area): readonly Area[] {
  return scope === 'all' ? [current, ...AREAS.filter((area) => area !== current)] : [scope];
}

/** The scope that stands for these areas; the other way round than `areasOf`. */
export function scopeOf(areas: readonly Area[]): Scope {
  return areas.length === 1 ? areas[0]! : 'all';
}
