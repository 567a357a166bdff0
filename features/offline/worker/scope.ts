/// <reference lib="webworker" />
import type {News} from '../names.shared';

/** The service worker itself; `self` is that of pages for TypeScript. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** The path that the site is served below. */
export const baseUrl = new URL('.', worker.location.href).pathname;

/** Pages of the site that are open, whether this worker serves them or not. */
export const openPages = (): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({type: 'window', includeUncontrolled: true});

export async function tell(news: News): Promise<void> {
  (await openPages()).forEach((page) => page.postMessage(news));
}
