import {
  deleteCaches,
  OFFER_FILE,
  ownCaches,
  savedAtKey,
  WORKER_FILE,
  type Offer,
} from './names.shared';

/** What the reader's browser has of the site or, if that is nothing, what there is to save. */
export type CopyState =
  | {kind: 'impossible' | 'saving' | 'notOffered' | 'unreachable'}
  | {kind: 'saved'; since: Date}
  | {kind: 'offered'; offer: Offer};

async function registered(baseUrl: string): Promise<ServiceWorkerRegistration | undefined> {
  const {href} = new URL(baseUrl, window.location.href);
  const registration = await navigator.serviceWorker.getRegistration(href);
  return registration?.scope === href ? registration : undefined;
}

/** When the newest complete copy was saved. */
async function savedAt(baseUrl: string): Promise<Date | undefined> {
  const times = (await ownCaches(baseUrl)).map(async (cacheName) =>
    (await caches.match(savedAtKey(baseUrl), {cacheName}))?.text(),
  );
  const last = (await Promise.all(times))
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  return last === undefined ? undefined : new Date(last);
}

/** What there is. Browsers without HTTPS, or told to keep nothing, make it impossible. */
export async function readState(baseUrl: string): Promise<CopyState> {
  try {
    const registration = await registered(baseUrl);
    const since = registration?.active ? await savedAt(baseUrl) : undefined;
    if (since) {
      return {kind: 'saved', since};
    }
    if (registration && (registration.installing || !registration.active)) {
      return {kind: 'saving'};
    }
    // What a browser left that was closed in the middle, or that has deleted the rest.
    await removeCopy(baseUrl);
  } catch {
    return {kind: 'impossible'};
  }
  try {
    const answer = await fetch(baseUrl + OFFER_FILE, {cache: 'no-cache'});
    return answer.ok
      ? {kind: 'offered', offer: (await answer.json()) as Offer}
      : {kind: 'notOffered'};
  } catch {
    return {kind: 'unreachable'};
  }
}

/** Has the worker save the site; its messages tell the rest. @throws if it does not come */
export async function saveCopy(baseUrl: string): Promise<void> {
  // While a page is open that it serves, a worker that was removed comes back under its address and saves nothing.
  const address = `${baseUrl}${WORKER_FILE}?${Date.now()}`;
  await navigator.serviceWorker.register(address, {scope: baseUrl, updateViaCache: 'none'});
}

/** Removes the worker, also one that is saving, and all it saved. */
export async function removeCopy(baseUrl: string): Promise<void> {
  const registration = await registered(baseUrl);
  registration?.installing?.postMessage('cancel');
  await registration?.unregister();
  await deleteCaches(baseUrl);
}

/** Resolves once a worker that is saving has ended, which it tells before browsers know. */
export async function savingEnded(baseUrl: string): Promise<void> {
  const saving = (await registered(baseUrl))?.installing;
  if (saving) {
    await new Promise((resolve) => saving.addEventListener('statechange', resolve, {once: true}));
  }
}

/** Has the browser look for a newer build now; it does so by itself from time to time. */
export async function updateCopy(baseUrl: string): Promise<void> {
  try {
    await (await registered(baseUrl))?.update();
  } catch {
    // Offline, or workers are impossible here.
  }
}
