import {
  SearchError,
  type Area,
  type SearchClient,
  type SearchRequest,
  type SearchResponse,
} from '../types';
import {abortError, untilAborted} from '../until-aborted';
import type {Engine} from './engine';
import type {Fetch} from './load';
import {startWorkerEngine} from './worker-engine';

/**
 * A client of the index that was built with the site. It works in a worker; on the page's own thread only where no
 * worker can be started.
 *
 * @param options.manifest absolute address of the file that names the index files
 * @param options.fetch how files are loaded where no worker does it
 */
export function createEmbeddedClient({
  manifest,
  fetch = (url, init) => globalThis.fetch(url, init),
}: {
  manifest: string;
  fetch?: Fetch;
}): SearchClient {
  const listeners = new Set<() => void>();
  const options = {manifest, onTexts: () => listeners.forEach((listener) => listener())};
  let engine: Promise<Engine> | undefined;

  const startHere = async (): Promise<Engine> => {
    const {createEngine} = await import('./engine');
    return createEngine({...options, fetch});
  };
  const start = (areas: readonly Area[]): Promise<Engine> => {
    if (!engine) {
      const lost = (): void => {
        engine = undefined;
      };
      engine = startWorkerEngine({...options, areas, onLost: lost}).catch(startHere);
      engine.catch(lost);
    }
    return engine;
  };

  const answer = async (request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse> => {
    let started: Engine;
    try {
      started = await start(request.areas);
    } catch (error) {
      throw new SearchError(`The search cannot be started: ${String(error)}`);
    }
    return started.search(request, signal);
  };

  return {
    prepare(areas) {
      start(areas).then(
        (started) => started.prepare(areas),
        () => undefined,
      );
    },
    async search(request, signal) {
      if (signal?.aborted) {
        throw abortError();
      }
      return untilAborted(answer(request, signal), signal);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
