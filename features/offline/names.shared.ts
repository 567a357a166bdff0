// What the build, the service worker and the page call things.

/** The service worker; its place decides which pages it may serve. */
export const WORKER_FILE = 'sw.js';

/** What there is to save. Not there while offline reading is switched off. */
export const OFFER_FILE = 'offline.json';

/** What {@link OFFER_FILE} says. */
export interface Offer {
  pages: number;
  /** Bytes to download, as hosts compress them on the fly. */
  download: number;
  /** Bytes on the reader's device. */
  stored: number;
}

/** Files of a built site by the path that each is saved under. Packs of them are what readers download. */
export type Pack = Readonly<Record<string, string>>;
export const PACK_FOLDER = 'assets/offline';

export async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The file of a pack, below the base URL. */
export const packFile = async (content: BufferSource): Promise<string> =>
  `${PACK_FOLDER}/${await hashOf(content)}.json`;

export type SaveFailure = 'network' | 'space';

/** What the worker posts to the pages that are open. */
export type WorkerMessage = {percent: number} | {failure: SaveFailure} | {done: true};

/** The cache of a build; without a version, how those of one site begin: an origin may have several sites. */
export const cacheName = (baseUrl: string, version = ''): string => `offline ${baseUrl} ${version}`;

/** Names of the site's caches. */
export const ownCaches = async (baseUrl: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cacheName(baseUrl)));

/** Deletes what was saved. @param kept a cache that stays */
export async function deleteCaches(baseUrl: string, kept?: string): Promise<void> {
  const names = (await ownCaches(baseUrl)).filter((name) => name !== kept);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The entry of a cache that says when it was complete, in ISO 8601; no page has this address. */
export const savedAtKey = (baseUrl: string): string => `${baseUrl}offline-saved-at`;

/** The path under which a file is saved: pages have one, however their address is written. */
export const savedPath = (pathname: string): string =>
  pathname.replace(/\/(?:index\.html)?$/, '') || '/';
