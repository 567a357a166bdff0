import {SearchError, type Area, type SearchResponse} from '../types';
import {abortError} from '../until-aborted';
import type {Engine} from './engine';
import type {FromWorker, ToWorker} from './messages';

interface Pending {
  resolve: (response: SearchResponse) => void;
  reject: (error: unknown) => void;
}

export interface WorkerOptions {
  /** Absolute address of the manifest. */
  manifest: string;
  /** What to load as soon as it runs. */
  areas: readonly Area[];
  /** Is called when texts have arrived, so that snippets can be shown. */
  onTexts: () => void;
  /** Is called when the worker has broken down and answers no more. */
  onLost: () => void;
}

/**
 * Starts an engine in a worker.
 *
 * @returns the engine, once the worker runs
 * @throws Error if it cannot be started
 */
export function startWorkerEngine({
  manifest,
  areas,
  onTexts,
  onLost,
}: WorkerOptions): Promise<Engine> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const tell = (message: ToWorker): void => worker.postMessage(message);
    const pending = new Map<number, Pending>();
    let lastId = 0;
    let isReady = false;
    let isLost = false;
    const lostError = (): SearchError => new SearchError('The search worker broke down');

    const engine: Engine = {
      prepare: (areas) => tell({type: 'prepare', areas}),
      async search(request, signal) {
        if (signal?.aborted) {
          throw abortError();
        }
        if (isLost) {
          throw lostError();
        }
        lastId += 1;
        const id = lastId;
        tell({type: 'search', id, request});
        signal?.addEventListener('abort', () => tell({type: 'cancel', id}), {once: true});
        return new Promise((answer, fail) => pending.set(id, {resolve: answer, reject: fail}));
      },
    };

    const lose = (): void => {
      // Another worker may have its place by now.
      if (isLost) {
        return;
      }
      isLost = true;
      worker.terminate();
      if (!isReady) {
        reject(new Error('the worker does not start'));
        return;
      }
      pending.forEach((request) => request.reject(lostError()));
      onLost();
    };
    worker.addEventListener('error', lose);
    worker.addEventListener('messageerror', lose);
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      switch (data.type) {
        case 'ready':
          isReady = true;
          resolve(engine);
          break;
        case 'texts':
          onTexts();
          break;
        case 'answer':
          pending.get(data.id)?.resolve(data.response);
          pending.delete(data.id);
          break;
        case 'failure':
          pending.get(data.id)?.reject(new SearchError(data.message));
          pending.delete(data.id);
          break;
      }
    });
    tell({type: 'start', manifest, areas});
  });
}
