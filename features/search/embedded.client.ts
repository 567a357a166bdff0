import {
  SearchError,
  type SearchClient,
  type SearchRequest,
  type SearchResponse,
} from '../../packages/search-engine/types';
import type {Answer, Question} from './search.worker';

/** After so long a search counts as stalled; twice as long after each one that did, as the network may be slow. */
const PATIENCE_MS = 10_000;

/**
 * A client of the index that was built with the site. It works in a worker.
 *
 * @param folder absolute address of the index files
 */
export function createEmbeddedClient(folder: string): SearchClient {
  const listeners = new Set<() => void>();
  let patience = PATIENCE_MS;
  let worker: Worker | undefined;
  /** Whether the worker's code has come; if not, an error says that it is not there. */
  let hasAnswered = false;

  const start = (): Worker => {
    if (!worker) {
      worker = new Worker(new URL('./search.worker.ts', import.meta.url));
      worker.addEventListener('message', () => listeners.forEach((listener) => listener()));
    }
    return worker;
  };

  const ask = (request: SearchRequest, mostMs?: number): Promise<SearchResponse> =>
    new Promise((resolve, reject) => {
      const asked = start();
      const {port1, port2} = new MessageChannel();
      asked.postMessage({folder, request} satisfies Question, [port2]);

      const giveUp = (error: SearchError): void => {
        asked.terminate();
        worker = worker === asked ? undefined : worker;
        reject(error);
      };
      const fail = () =>
        giveUp(
          new SearchError('The search worker broke down', hasAnswered ? 'unavailable' : 'gone'),
        );
      asked.addEventListener('error', fail, {once: true});
      const stall = () => {
        patience *= 2;
        giveUp(new SearchError('The search does not answer'));
      };
      const timer = mostMs && setTimeout(stall, mostMs);
      port1.onmessage = ({data}: MessageEvent<Answer>) => {
        hasAnswered = true;
        clearTimeout(timer);
        asked.removeEventListener('error', fail);
        port1.close();
        if ('response' in data) {
          resolve(data.response);
        } else {
          reject(new SearchError(data.failure.message, data.failure.reason));
        }
      };
    });

  return {
    prepare(areas) {
      // A search that needs it tries again, and says what is wrong.
      ask({query: '', areas, limit: 0}).catch(() => undefined);
    },
    search: (request) => ask(request, patience),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
