import {deleteCaches, savedPath} from '../names.shared';
import {meantPage} from './meant';
import {CACHE, save} from './save';
import {baseUrl, openPages, tell, worker} from './scope';

/** After so long without an answer, the saved page is shown. */
const PATIENCE_MS = 3000;

/** Names of files in here tell their content, so one that any build saved is the right one. */
const ASSETS = `${baseUrl}assets/`;

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

const asset = async (request: Request, path: string): Promise<Response> =>
  (await caches.match(path)) ?? fetch(request);

/** Leads a reader to the saved page that an address without one means, as hosts do. */
async function moved({mode, url}: Request): Promise<Response | undefined> {
  if (mode !== 'navigate') {
    return undefined;
  }
  const {pathname, search} = new URL(url);
  const saved = (await (await caches.open(CACHE)).keys()).map((key) => new URL(key.url).pathname);
  const page = meantPage(pathname, saved, baseUrl);
  return page === undefined ? undefined : Response.redirect(page + search);
}

/** What the host has now; what this build has if the host does not answer. */
function newest(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  const savedOrLate = async (): Promise<Response> =>
    (await caches.match(path, {cacheName: CACHE})) ?? (await moved(request)) ?? network;
  return Promise.race([network.catch(savedOrLate), later().then(savedOrLate)]);
}

/** Deletes earlier builds, unless a page is open that may be one of theirs and load more of it. */
async function tidy(): Promise<void> {
  if ((await openPages()).length === 0) {
    await deleteCaches(baseUrl, CACHE);
  }
}

async function takeOver(): Promise<void> {
  await worker.clients.claim();
  await tidy();
  await tell({done: true});
}

worker.addEventListener('install', (event) =>
  event.waitUntil(save().then(() => worker.skipWaiting())),
);
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) {
    return;
  }
  if (request.mode === 'navigate') {
    event.waitUntil(tidy());
  }
  event.respondWith((pathname.startsWith(ASSETS) ? asset : newest)(request, savedPath(pathname)));
});
