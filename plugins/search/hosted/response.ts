import {AREA_TAGS, areaOfTag} from '../area-tags';
import {SearchError, type Area, type SearchHit, type SearchResponse, type TextPart} from '../types';
import {readMarks} from './marks';
import {sitePath} from './site-path';

/** The page's title, then its headings. Level 0 names the part of the site. */
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** What is at a place in an answer; undefined if the answer is not shaped like that. */
function at(value: unknown, ...place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>(
    (inner, key) => (inner as Record<string | number, unknown> | null | undefined)?.[key],
    value,
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function textAt(hit: unknown, name: string): string {
  const value = at(hit, name);
  if (!isText(value)) {
    throw new SearchError(`The search service gives a hit without ${name}`);
  }
  return value;
}

/** A text with its marks where the service gives them, otherwise without. */
function markedText(marked: unknown, plain: unknown): TextPart[] {
  return readMarks(isText(marked) ? marked : isText(plain) ? plain : '');
}

function hierarchyOf(hit: unknown): TextPart[][] {
  const hierarchy = LEVELS.map((level) =>
    markedText(
      at(hit, '_highlightResult', 'hierarchy', level, 'value'),
      at(hit, 'hierarchy', level),
    ),
  ).filter((parts) => parts.length > 0);
  if (hierarchy.length === 0) {
    throw new SearchError('The search service gives a hit without a title');
  }
  return hierarchy;
}

function pathOf(hit: unknown, baseUrl: string): string {
  try {
    return sitePath(textAt(hit, 'url'), baseUrl);
  } catch (error) {
    throw new SearchError(`The search service gives a hit without an address: ${String(error)}`);
  }
}

function readHit(hit: unknown, baseUrl: string): SearchHit {
  const area = areaOfTag(textAt(hit, 'docusaurus_tag'));
  if (!area) {
    throw new SearchError('The search service gives a hit of an unknown area');
  }
  return {
    id: textAt(hit, 'objectID'),
    url: pathOf(hit, baseUrl),
    area,
    hierarchy: hierarchyOf(hit),
    snippet: markedText(at(hit, '_snippetResult', 'content', 'value'), ''),
  };
}

/** Areas without hits are left out of the service's counts; where it counts nothing of what it found, all are unknown. */
function readCounts(
  facets: unknown,
  areas: readonly Area[],
  total: number,
): SearchResponse['counts'] {
  const byTag = at(facets, 'docusaurus_tag');
  if (total > 0 && (typeof byTag !== 'object' || byTag === null)) {
    return {};
  }
  const count = (area: Area): number => {
    const number = at(byTag, AREA_TAGS[area]);
    return typeof number === 'number' ? number : 0;
  };
  return Object.fromEntries(areas.map((area) => [area, count(area)]));
}

/**
 * Reads an answer of the service, whatever it is.
 *
 * @param answer parsed JSON
 * @param options.areas the areas that were asked for
 * @param options.limit number of hits to give at most
 * @param options.baseUrl the site's base URL
 * @throws SearchError if it is not an answer, or lacks something
 */
export function readResponse(
  answer: unknown,
  {areas, limit, baseUrl}: {areas: readonly Area[]; limit: number; baseUrl: string},
): SearchResponse {
  const result = at(answer, 'results', 0);
  const hits = at(result, 'hits');
  const total = at(result, 'nbHits');
  if (!Array.isArray(hits) || typeof total !== 'number') {
    throw new SearchError('The search service gives no hits and no number of them');
  }
  return {
    hits: hits.slice(0, limit).map((hit) => readHit(hit, baseUrl)),
    total,
    counts: readCounts(at(result, 'facets'), areas, total),
  };
}
