import {AREA_TAGS, areaOfTag} from '../../../lib/any/area-tags';
import type {Area} from '../../../site/versions';
import type {
  SearchHit,
  SearchRequest,
  SearchResponse,
  TextPart,
} from '../../../packages/search-engine/types';
import {MARK_END, MARK_START} from './request.shared';

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

/** Cuts a text of the service into marked and other parts. */
export function readMarks(text: string): TextPart[] {
  return text
    .split(MARK_START)
    .flatMap((piece, index) => {
      const [head = '', ...tail] = piece.split(MARK_END);
      return [
        {text: head, marked: index > 0},
        {text: tail.join(''), marked: false},
      ];
    })
    .filter((part) => part.text !== '');
}

/**
 * The place in this site that an address in the hosted index leads to, so that it opens in place, whatever origin it was
 * pushed with. The base URL it was pushed with must be the site's own, or `/`: any other one stays part of the path.
 *
 * @param url absolute, as it was pushed
 * @param baseUrl the site's base URL, with a slash at both ends
 * @returns path with base URL, query and anchor
 * @throws TypeError if it is no address of a web page
 */
export function sitePath(url: string, baseUrl: string): string {
  const {protocol, pathname, search, hash} = new URL(url);
  if (!/^https?:$/.test(protocol)) {
    throw new TypeError(`${url} is no web page`);
  }
  // Two slashes at the start would lead to another host.
  const path = pathname.replace(/^\/+/, '/');
  const isBelowBase = `${path}/`.startsWith(baseUrl);
  return (isBelowBase ? path : baseUrl + path.slice(1)) + search + hash;
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
 * @param request what was asked for; no more hits are given than it wants
 * @param baseUrl the site's base URL
 * @throws TypeError if it is not an answer
 */
export function readResponse(
  answer: unknown,
  {areas, limit}: SearchRequest,
  baseUrl: string,
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
