import {
  SearchError,
  type SearchRequest,
  type SearchResponse,
} from '../../packages/search-engine/types';
import {createEngine} from '../../packages/search-engine/engine';

// Searches off the page's own thread, so that typing and scrolling never wait for it.

/** A message of the page. The answer goes to the port that comes with it. */
export interface WorkerRequest {
  /** Absolute address of the index files; always the same one. */
  readonly folder: string;
  readonly request: SearchRequest;
}

export type WorkerAnswer =
  {readonly response: SearchResponse} | {readonly failure: Pick<SearchError, 'message' | 'reason'>};

let search: ReturnType<typeof createEngine> | undefined;

async function answer({folder, request}: WorkerRequest): Promise<WorkerAnswer> {
  search ??= createEngine(folder, (url, options) => fetch(url, options));
  try {
    return {response: await search(request)};
  } catch (error) {
    // Messages carry no classes.
    const {message, reason} = error instanceof SearchError ? error : new SearchError(String(error));
    return {failure: {message, reason}};
  }
}

self.addEventListener('message', ({data, ports}: MessageEvent<WorkerRequest>) => {
  void answer(data).then((result) => ports[0]!.postMessage(result));
});
