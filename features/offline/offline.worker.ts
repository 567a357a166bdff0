/// <reference lib="webworker" />
import {
  cacheName,
  deleteCaches,
  packFile,
  savedAtKey,
  savedPath,
  type Pack,
  type WorkerMessage,
} from './names.shared';
import {findSavedPage} from './saved-page.worker';

/** Paths of the packs with spaces between them; none has the worker delete everything, the kill switch. */
declare const PACKS: string;
/** Bytes of the packs before compression. */
declare const SIZE: string;
/** Tells builds apart. */
declare const VERSION: string;

/** After so long without an answer of the host, the saved page is shown. */
const TIMEOUT_MS = 3000;

/** `self` is that of pages for TypeScript. */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** The path that the site is served below. */
const baseUrl = new URL('.', worker.location.href).pathname;

const CACHE = cacheName(baseUrl, VERSION);

/** Names of files in here are hashes of their content, so one that any build saved is the right one. */
const ASSETS = `${baseUrl}assets/`;

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

/** Pages of the site that are open, whether this worker serves them or not. */
const openPages = (): Promise<readonly WindowClient[]> =>
  worker.clients.matchAll({type: 'window', includeUncontrolled: true});

async function post(message: WorkerMessage): Promise<void> {
  (await openPages()).forEach((page) => page.postMessage(message));
}

/** Headers of a saved file: the host's own, which are the same for all files, and its type. */
function headersFor(path: string, ofHost: Headers): Headers {
  const headers = new Headers(ofHost);
  ['content-encoding', 'content-length', 'etag', 'last-modified'].forEach((name) =>
    headers.delete(name),
  );
  headers.set('content-type', TYPES[path.split('.').at(-1)!] ?? 'text/html; charset=utf-8');
  return headers;
}

let bytes = 0;
let percent = 0;

/** Counts what passes through, and tells open pages how much of all packs has come. */
const progress = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      bytes += chunk.byteLength;
      const now = Math.floor((100 * bytes) / Number(SIZE));
      if (now !== percent) {
        percent = now;
        void post({percent});
      }
    },
  });

/** Downloads the build into its cache. */
async function download(signal: AbortSignal): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const pack of PACKS.split(' ')) {
    const {ok, status, body, headers} = await fetch(pack, {cache: 'no-store', signal});
    if (!ok || !body) {
      throw new Error(`${pack}: ${status}`);
    }
    const content = await new Response(body.pipeThrough(progress())).arrayBuffer();
    if (pack !== baseUrl + (await packFile(content))) {
      throw new Error(`${pack}: is another file`);
    }
    const files = Object.entries(JSON.parse(new TextDecoder().decode(content)) as Pack);
    await Promise.all(
      files.map(([path, file]) =>
        cache.put(path, new Response(file, {headers: headersFor(path, headers)})),
      ),
    );
  }
  signal.throwIfAborted();
  await cache.put(savedAtKey(baseUrl), new Response(new Date().toISOString()));
}

/** Any message cancels: browsers remove a worker only once it has saved all, or failed. */
const cancelled = new AbortController();
worker.addEventListener('message', () => cancelled.abort());

/** Saves the build, all of it or nothing. @throws what went wrong, after open pages were told */
async function save(): Promise<void> {
  const {signal} = cancelled;
  try {
    await download(signal);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    await caches.delete(CACHE);
    await post(signal.aborted ? {done: true} : {failure: isFull ? 'space' : 'network'});
    throw error;
  }
}

/** Redirects a navigation to the saved page that an address without one leads to, as hosts do. */
async function redirect({mode, url}: Request): Promise<Response | undefined> {
  // Opening a cache that was removed would bring it back.
  if (mode !== 'navigate' || !(await caches.has(CACHE))) {
    return undefined;
  }
  const {pathname, search} = new URL(url);
  const saved = (await (await caches.open(CACHE)).keys()).map((key) => new URL(key.url).pathname);
  const page = findSavedPage(pathname, saved, baseUrl);
  return page === undefined ? undefined : Response.redirect(page + search);
}

const cacheFirst = async (request: Request, path: string): Promise<Response> =>
  (await caches.match(path)) ?? fetch(request);

/** What the host has now; what this build has if the host fails, or does not answer in time. */
function networkFirst(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  const fallBack = async (): Promise<Response> =>
    (await caches.match(path, {cacheName: CACHE})) ?? (await redirect(request)) ?? network;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS)));
  return Promise.race([network.catch(fallBack), timeout.then(fallBack)]).finally(() =>
    clearTimeout(timer),
  );
}

/** Deletes earlier builds, unless a page is open that may be one of theirs and load more of it. */
async function deleteEarlier(): Promise<void> {
  if ((await openPages()).length === 0) {
    await deleteCaches(baseUrl, CACHE);
  }
}

async function takeOver(): Promise<void> {
  await worker.clients.claim();
  await deleteEarlier();
  await post({done: true});
}

/** The kill switch: comes as an update to readers who have a copy, and leaves nothing behind. */
async function removeAll(): Promise<void> {
  await deleteCaches(baseUrl);
  await worker.registration.unregister();
  await post({done: true});
}

worker.addEventListener('install', (event) =>
  event.waitUntil((PACKS ? save() : Promise.resolve()).then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) => event.waitUntil(PACKS ? takeOver() : removeAll()));
if (PACKS) {
  worker.addEventListener('fetch', (event) => {
    const {request} = event;
    const {origin, pathname} = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) {
      return;
    }
    if (request.mode === 'navigate') {
      event.waitUntil(deleteEarlier());
    }
    const respond = pathname.startsWith(ASSETS) ? cacheFirst : networkFirst;
    event.respondWith(respond(request, savedPath(pathname)));
  });
}
