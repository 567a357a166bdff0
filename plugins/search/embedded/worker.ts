import {createEngine, type Engine} from './engine';
import type {FromWorker, ToWorker} from './messages';

// Searches off the page's own thread, so that typing and scrolling never wait for it.

const tell = (message: FromWorker): void => self.postMessage(message);

const running = new Map<number, AbortController>();
let engine: Engine | undefined;

self.addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      engine = createEngine({
        manifest: data.manifest,
        fetch: (url, options) => fetch(url, options),
        onTexts: () => tell({type: 'texts'}),
      });
      engine.prepare(data.areas);
      tell({type: 'ready'});
      break;
    case 'prepare':
      engine!.prepare(data.areas);
      break;
    case 'search': {
      const {id, request} = data;
      const controller = new AbortController();
      running.set(id, controller);
      engine!
        .search(request, controller.signal)
        .then(
          (response) => tell({type: 'answer', id, response}),
          (error: unknown) =>
            tell({
              type: 'failure',
              id,
              message: error instanceof Error ? error.message : String(error),
            }),
        )
        .finally(() => running.delete(id));
      break;
    }
    case 'cancel':
      running.get(data.id)?.abort();
      break;
  }
});
