import {cacheName, packFile, savedAtKey, type Pack} from '../names.shared';
import {baseUrl, tell, worker} from './scope';

/** Paths of the packs with spaces between them, their bytes before compression, and what tells builds apart. */
declare const PACKS: string;
declare const SIZE: string;
declare const VERSION: string;

/** The cache of the build that this worker came with. */
export const CACHE = cacheName(baseUrl, VERSION);

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

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
let told = 0;

/** Counts what passes through, and tells open pages how much of all packs has come. */
const counter = () =>
  new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      bytes += chunk.byteLength;
      const percent = Math.floor((100 * bytes) / Number(SIZE));
      if (percent !== told) {
        told = percent;
        void tell({percent});
      }
    },
  });

/** Any message cancels: browsers remove a worker only once it has saved all, or failed. */
const cancelled = new AbortController();
worker.addEventListener('message', () => cancelled.abort());

/** Downloads the build and writes it to its cache. */
async function fill(cache: Cache): Promise<void> {
  const {signal} = cancelled;
  for (const pack of PACKS.split(' ')) {
    const {ok, status, body, headers} = await fetch(pack, {cache: 'no-store', signal});
    if (!ok || !body) {
      throw new Error(`${pack}: ${status}`);
    }
    const content = await new Response(body.pipeThrough(counter())).arrayBuffer();
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

/** Saves the build, all of it or nothing. @throws what went wrong, after open pages were told */
export async function save(): Promise<void> {
  try {
    await fill(await caches.open(CACHE));
  } catch (error) {
    const isSpace = error instanceof DOMException && error.name === 'QuotaExceededError';
    await caches.delete(CACHE);
    await tell(cancelled.signal.aborted ? {done: true} : {failure: isSpace ? 'space' : 'network'});
    throw error;
  }
}
