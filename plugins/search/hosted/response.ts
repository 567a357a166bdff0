import {AREA_TAGS, areaOfTag} from '../../shared/area-tags';
import type {Area, SearchHit, SearchResponse, TextPart} from '../types';
import {readMarks} from './marks';
import {sitePath} from './site-path';

/** The page's title, then its headings. Level 0 names the part of the site. */
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Levels<Value> = Readonly<Partial<Record<(typeof LEVELS)[number], Value | null>>>;

interface Marked {
  readonly value: string;
}

/** A hit as it should be. */
interface ServiceHit {
  readonly objectID: string;
  readonly url: string;
  readonly docusaurus_tag: string;
  readonly hierarchy?: Levels<string>;
  readonly _highlightResult?: {readonly hierarchy?: Levels<Marked>};
  readonly _snippetResult?: {readonly content?: Marked};
}

/** The part of an answer that a search needs. */
interface ServiceAnswer {
  readonly results: readonly {
    readonly hits: readonly ServiceHit[];
    readonly nbHits: number;
    readonly facets?: {readonly docusaurus_tag?: Readonly<Record<string, number>> | null};
  }[];
}

function hierarchyOf({hierarchy, _highlightResult}: ServiceHit): TextPart[][] {
  const texts = LEVELS.map(
    (level) => _highlightResult?.hierarchy?.[level]?.value ?? hierarchy?.[level],
  );
  return texts
    .filter((text) => typeof text === 'string' && text !== '')
    .map((text) => readMarks(text!));
}

function readHit(hit: ServiceHit, baseUrl: string): SearchHit {
  const area = areaOfTag(hit.docusaurus_tag);
  const hierarchy = hierarchyOf(hit);
  if (!area || !hit.objectID || hierarchy.length === 0) {
    throw new TypeError('a hit without id, area or title');
  }
  return {
    id: hit.objectID,
    url: sitePath(hit.url, baseUrl),
    area,
    hierarchy,
    snippet: readMarks(hit._snippetResult?.content?.value ?? ''),
  };
}

/**
 * Reads an answer of the service.
 *
 * @param answer parsed JSON, whatever it is
 * @param options.areas the areas that were asked for
 * @param options.limit number of hits to give at most
 * @param options.baseUrl the site's base URL
 * @throws TypeError if it is not an answer, or lacks something
 */
export function readResponse(
  answer: unknown,
  {areas, limit, baseUrl}: {areas: readonly Area[]; limit: number; baseUrl: string},
): SearchResponse {
  const [result] = (answer as ServiceAnswer).results;
  const {hits, nbHits: total, facets} = result!;
  if (typeof total !== 'number') {
    throw new TypeError('no number of hits');
  }
  const byTag = facets?.docusaurus_tag;
  // Areas without hits are left out there; where nothing is counted of what was found, all numbers are unknown.
  const isCounted = total === 0 || (typeof byTag === 'object' && byTag !== null);
  return {
    hits: hits.slice(0, limit).map((hit) => readHit(hit, baseUrl)),
    total,
    counts: isCounted
      ? Object.fromEntries(areas.map((area) => [area, byTag?.[AREA_TAGS[area]] ?? 0]))
      : {},
  };
}
