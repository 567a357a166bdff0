import {liteClient} from 'algoliasearch/lite';
import {preconnect} from 'react-dom';
import {
  SearchError,
  type SearchClient,
  type SearchResponse,
} from '../../../packages/search-engine/types';
import {isAskable, queryFor, readResponse} from './protocol.shared';

/** Address and key of the hosted index. All of it is public: it is in every page. */
export interface HostedIndex {
  readonly appId: string;
  /** A key that can only search. */
  readonly apiKey: string;
  readonly index: string;
}

interface HostedClientOptions extends HostedIndex {
  /** Language of the site, such as `en`. */
  readonly language: string;
  /** The site's base URL, with a slash at both ends. */
  readonly baseUrl: string;
  /** Replaces the library's transport in tests. */
  readonly transport?: Parameters<typeof liteClient>[2];
}

/**
 * A client of the hosted search service; its hosts follow from the application id. Import it lazily: it brings the
 * service's library.
 */
export function createHostedClient(options: HostedClientOptions): SearchClient {
  const {appId, apiKey, index, language, baseUrl, transport} = options;
  // A rate limit is reported at once.
  const service = liteClient(appId, apiKey, {maxRateLimitRetries: 0, ...transport});
  return {
    prepare: () => preconnect(`https://${appId}-dsn.algolia.net`, {crossOrigin: 'anonymous'}),
    async search(request): Promise<SearchResponse> {
      if (!isAskable(request.query)) {
        return {hits: [], total: 0, counts: {}};
      }
      const requests = [queryFor(request, index, language)];
      try {
        // The plain `search` caches any answer, invalid ones too, without a bound.
        const {data} = await service.searchWithHTTPInfo({requests});
        return readResponse(data, request, baseUrl);
      } catch (error) {
        throw new SearchError(`The search service does not answer: ${String(error)}`);
      }
    },
  };
}
