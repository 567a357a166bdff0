import {AREA_TAGS, areaOfTag} from '../../shared/area-tags';
import type {Area, SearchHit, SearchResponse} from '../types';
import {readMarks} from './marks';
import {sitePath} from './site-path';

/** The page's title, then its headings. Level 0 names the part of the site. */
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Levels<Value> = Readonly<Partial<Record<(typeof LEVELS)[number], Value | null>>>;

/** What the service answers; see request.ts for what it is asked. */
interface ServiceAnswer {
  readonly results: readonly {
    readonly hits: readonly ServiceHit[];
    readonly nbHits: number;
    readonly facets: {readonly docusaurus_tag?: Readonly<Record<string, number>>};
  }[];
}

interface ServiceHit {
  readonly objectID: string;
  readonly url: string;
  readonly docusaurus_tag: string;
  readonly hierarchy: Levels<string>;
  readonly _highlightResult?: {readonly hierarchy?: Levels<{readonly value: string}>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
}

function readHit(hit: ServiceHit, baseUrl: string): SearchHit {
  const marked = hit._highlightResult?.hierarchy;
  return {
    id: hit.objectID,
    url: sitePath(hit.url, baseUrl),
    // It asked for known ones only.
    area: areaOfTag(hit.docusaurus_tag)!,
    hierarchy: LEVELS.map((level) => marked?.[level]?.value ?? hit.hierarchy[level])
      .filter((text) => typeof text === 'string')
      .map(readMarks),
    snippet: readMarks(hit._snippetResult?.content?.value ?? ''),
  };
}

/**
 * Reads an answer of the service.
 *
 * @param answer parsed JSON
 * @param options.areas the areas that were asked for
 * @param options.limit number of hits to give at most
 * @param options.baseUrl the site's base URL
 * @throws TypeError if it is not an answer
 */
export function readResponse(
  answer: unknown,
  {areas, limit, baseUrl}: {areas: readonly Area[]; limit: number; baseUrl: string},
): SearchResponse {
  const {hits, nbHits: total, facets} = (answer as ServiceAnswer).results[0]!;
  // Areas without hits are left out there.
  const countOf = (area: Area): number => facets.docusaurus_tag?.[AREA_TAGS[area]] ?? 0;
  return {
    hits: hits.slice(0, limit).map((hit) => readHit(hit, baseUrl)),
    total,
    counts: Object.fromEntries(areas.map((area) => [area, countOf(area)])),
  };
}
