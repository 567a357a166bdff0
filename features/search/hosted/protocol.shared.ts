import type {SearchQuery} from 'algoliasearch/lite';
import {AREA_TAGS, areaOfTag} from '../../../lib/any/area-tags';
import type {
  SearchHit,
  SearchRequest,
  SearchResponse,
  TextPart,
} from '../../../packages/search-engine/types';
import type {Area} from '../../../site/versions';

/** Marks of the service before and after a match: split at, never parsed as HTML, and in no page. */
export const MARK_START = '__ais-highlight__';
export const MARK_END = '__/ais-highlight__';

/** The service takes no longer queries; in bytes of UTF-8. */
const LONGEST_QUERY = 512;

/** Marks and snippets, both as settings of the index and with each request. */
export const PRESENTATION = {
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:30'],
  highlightPreTag: MARK_START,
  highlightPostTag: MARK_END,
  snippetEllipsisText: '…',
};

/** False for a query without words, which the service would match with everything. */
export const isAskable = (query: string): boolean => /[\p{L}\p{N}]/u.test(cutQuery(query));

/** Cuts a query to the service's limit, between two characters; invalid characters are replaced. */
function cutQuery(query: string): string {
  const bytes = new Uint8Array(LONGEST_QUERY);
  const {written} = new TextEncoder().encodeInto(query, bytes);
  return new TextDecoder().decode(bytes.subarray(0, written));
}

/**
 * The request to the service. Language and areas are facets, by which Docusaurus' own theme filters in contextual
 * search, too; hits of earlier areas are preferred.
 */
export function queryFor(
  {query, areas, limit}: SearchRequest,
  index: string,
  language: string,
): SearchQuery {
  const facets = areas.map((area) => `docusaurus_tag:${AREA_TAGS[area]}`);
  // The last area needs no preference.
  const preferred = facets.slice(0, -1);
  return {
    indexName: index,
    query: cutQuery(query),
    hitsPerPage: limit,
    facetFilters: [`language:${language}`, facets],
    optionalFilters: preferred.map((facet, place) => `${facet}<score=${preferred.length - place}>`),
    facets: ['docusaurus_tag'],
    attributesToRetrieve: ['hierarchy', 'url', 'docusaurus_tag'],
    ...PRESENTATION,
    analytics: false,
    clickAnalytics: false,
  };
}

/** The page's title, then its headings. Level 0 names the part of the site. */
export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Levels<Value> = Readonly<Partial<Record<(typeof LEVELS)[number], Value | null>>>;

interface ServiceHit {
  readonly objectID: string;
  readonly url: string;
  readonly docusaurus_tag: string;
  readonly hierarchy: Levels<string>;
  readonly _highlightResult?: {readonly hierarchy?: Levels<{readonly value: string}>};
  readonly _snippetResult?: {readonly content?: {readonly value: string}};
}

/** The answer of the service. */
interface ServiceAnswer {
  readonly results: readonly {
    readonly hits: readonly ServiceHit[];
    readonly nbHits: number;
    readonly facets: {readonly docusaurus_tag?: Readonly<Record<string, number>>};
  }[];
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
 * The path in this site of an address in the hosted index, so that it opens in place, whatever origin it was pushed
 * with. The base URL it was pushed with must be the site's own, or `/`: any other one stays part of the path.
 *
 * @param baseUrl the site's base URL, with a slash at both ends
 * @throws TypeError if it is not an address
 */
export function sitePath(url: string, baseUrl: string): string {
  const {pathname, search, hash} = new URL(url);
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
    // Only known ones are asked for.
    area: areaOfTag(hit.docusaurus_tag)!,
    hierarchy: LEVELS.map((level) => marked?.[level]?.value ?? hit.hierarchy[level])
      .filter((text) => typeof text === 'string')
      .map(readMarks),
    snippet: readMarks(hit._snippetResult?.content?.value ?? ''),
  };
}

/** Reads an answer of the service, and no more hits than were asked for. @throws TypeError if it is not an answer */
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
