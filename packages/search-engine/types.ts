import type {Area} from '../../site/versions';

/** What a search box asks for. */
export interface SearchRequest {
  /** As typed; it may be empty, huge, or hold anything. */
  readonly query: string;
  /** The areas to search; hits of earlier ones come first where they match equally well. */
  readonly areas: readonly Area[];
  /** How many hits to give at most. */
  readonly limit: number;
}

/** A piece of text; `marked` where it is what the reader searched for. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A section of a page that matches. */
export interface SearchHit {
  /** Unique among all hits of all areas. */
  readonly id: string;
  /** Address within the site, base URL included, with the section's anchor: `/v3/usecases#defi`. */
  readonly url: string;
  readonly area: Area;
  /** The page's title, then the headings that lead to the section; at least the title. */
  readonly hierarchy: readonly (readonly TextPart[])[];
  /** The sentence that matches best, or the section's first one. */
  readonly snippet: readonly TextPart[];
}

/** The answer to one request. */
export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** Number of all hits in the requested areas. */
  readonly total: number;
  /** Number of hits by area, for those areas that the back end could count without another request. */
  readonly counts: Readonly<Partial<Record<Area, number>>>;
}

/**
 * What the search box and the search page talk to. Neither knows whether the embedded index or the
 * hosted service answers.
 */
export interface SearchClient {
  /** Starts loading what a search of these areas needs; call it when a reader shows intent. */
  prepare(areas: readonly Area[]): void;
  /**
   * Answers a request. Who asks lets go an answer that nobody waits for any more.
   *
   * @throws SearchError when no answer can be had; the next call tries again
   */
  search(request: SearchRequest): Promise<SearchResponse>;
}

/**
 * Why no answer can be had, as far as it makes a difference to the reader: the network is not there; a file of the site
 * is gone or changed, as a new release leaves it for pages that are open; or anything else, such as a server that fails.
 */
export type SearchFailure = 'network' | 'outdated' | 'other';

/** No answer can be had: the index is missing or broken, the service or the network does not answer. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    message: string,
    readonly reason: SearchFailure = 'other',
  ) {
    super(message);
  }
}
