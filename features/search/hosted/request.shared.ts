import type {SearchQuery} from 'algoliasearch/lite';
import {AREA_TAGS} from '../../../lib/any/area-tags';
import type {SearchRequest} from '../../../packages/search-engine/types';

/** What the service puts before and after a match. They are split at, never read as HTML, and occur in no page. */
export const MARK_START = '__ais-highlight__';
export const MARK_END = '__/ais-highlight__';

/** The service takes no longer queries; in bytes of UTF-8. */
const LONGEST_QUERY = 512;

/** Number of words in a snippet. */
const SNIPPET_WORDS = 30;

/** How results are marked and cut, both as settings of the index and with each request. */
export const PRESENTATION = {
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  highlightPreTag: MARK_START,
  highlightPostTag: MARK_END,
  snippetEllipsisText: '…',
};

/** The service takes a query without words for one that everything matches. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Whether there is something to ask for. */
export function isAskable(query: string): boolean {
  return HAS_WORDS.test(cutQuery(query));
}

/** Cuts a query to what the service takes, between two characters; characters that are none are replaced. */
export function cutQuery(query: string): string {
  const bytes = new Uint8Array(LONGEST_QUERY);
  const {written} = new TextEncoder().encodeInto(query, bytes);
  return new TextDecoder().decode(bytes.subarray(0, written));
}

/**
 * What the service is asked. Language and areas are facets, as Docusaurus' own theme filters by them in contextual
 * search; hits of earlier areas are preferred.
 *
 * @param index name of the hosted index
 * @param language of the site, such as `en`
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
