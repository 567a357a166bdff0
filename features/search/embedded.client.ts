import {
  SearchError,
  type SearchClient,
  type SearchRequest,
  type SearchResponse,
} from '../../packages/search-engine/types';
import type {WorkerAnswer, WorkerRequest} from './search.worker';

/** Time limit of a search; doubled after each one that stalls, as the network may be slow. */
const TIMEOUT_MS = 10_000;

/**
 * A client of the index that was built with the site. It searches in a worker.
 *
 * @param folder absolute address of the index files
 */
export function createEmbeddedClient(folder: string): SearchClient {
  let timeout = TIMEOUT_MS;
  let worker: Worker | undefined;
  /** Until the worker has answered once, an error means that its code did not load. */
  let hasAnswered = false;

  const ask = (request: SearchRequest, timeoutMs?: number): Promise<SearchResponse> =>
    new Promise((resolve, reject) => {
      const asked = (worker ??= new Worker(new URL('./search.worker.ts', import.meta.url)));
      const {port1, port2} = new MessageChannel();
      asked.postMessage({folder, request} satisfies WorkerRequest, [port2]);

      const giveUp = (error: SearchError): void => {
        asked.terminate();
        worker = worker === asked ? undefined : worker;
        reject(error);
      };
      const fail = () =>
        giveUp(new SearchError('The search worker broke down', hasAnswered ? 'other' : 'outdated'));
      asked.addEventListener('error', fail, {once: true});
      const stall = () => {
        timeout *= 2;
        giveUp(new SearchError('The search does not answer'));
      };
      const timer = timeoutMs && setTimeout(stall, timeoutMs);
      port1.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
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
      // The search itself tries again, and reports the failure.
      ask({query: '', areas, limit: 0}).catch(() => undefined);
    },
    search: (request) => ask(request, timeout),
  };
}
