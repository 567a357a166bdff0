import type {Area} from '../../site/versions';

/** A request of the search box or the search page. */
export interface SearchRequest {
  /** As typed: empty, huge, or anything. */
  readonly query: string;
  /** The areas to search; hits of earlier ones come first where they match equally well. */
  readonly areas: readonly Area[];
  /** Greatest number of hits. */
  readonly limit: number;
}

/** A piece of text, `marked` if it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A matching section of a page. */
export interface SearchHit {
  /** Unique among all hits of all areas. */
  readonly id: string;
  /** Address within the site, base URL included, with the section's anchor: `/v3/usecases#defi`. */
  readonly url: string;
  readonly area: Area;
  /** The page's title, then the headings that lead to the section; at least the title. */
  readonly hierarchy: readonly (readonly TextPart[])[];
  /** The best matching sentence, or the section's first one. */
  readonly snippet: readonly TextPart[];
}

/** The answer to one request. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** Number of all hits in the requested areas. */
  readonly total: number;
  /** Number of hits by area, as far as the back end counts them without another request. */
  readonly counts: Readonly<Partial<Record<Area, number>>>;
}

/** The interface of both back ends, the embedded index and the hosted service, to the search box and the search page. */
export interface SearchClient {
  /** Preloads what a search of these areas needs; call it when a reader shows intent. */
  prepare(areas: readonly Area[]): void;
  /**
   * Answers a request. Callers discard stale answers.
   *
   * @throws SearchError if the search fails; the next call tries again
   */
  search(request: SearchRequest): Promise<SearchResponse>;
}

/**
 * Reason of a failure. `network`: offline. `outdated`: a file of the site is gone or changed since a new release.
 * `other`: anything else, such as a server that fails.
 */
export type SearchFailure = 'network' | 'outdated' | 'other';

/** A search without an answer: the index, the service or the network failed. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    message: string,
    readonly reason: SearchFailure = 'other',
  ) {
    super(message);
  }
}
