import siteConfig from '@generated/docusaurus.config';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {
  deleteCaches,
  OFFER_FILE,
  ownCaches,
  savedAtKey,
  WORKER_FILE,
  type Offer,
  type SaveFailure,
  type WorkerMessage,
} from './names.shared';
import styles from './styles.lazy.module.css';

const {baseUrl} = siteConfig;

/** What the reader's browser has of the site or, if that is nothing, what there is to save. */
type CopyState =
  | {kind: 'impossible' | 'saving' | 'notOffered' | 'unreachable'}
  | {kind: 'saved'; since: Date}
  | {kind: 'offered'; offer: Offer};

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const {href} = new URL(baseUrl, window.location.href);
  const registration = await navigator.serviceWorker.getRegistration(href);
  return registration?.scope === href ? registration : undefined;
}

/** When the newest complete copy was saved. */
async function savedAt(): Promise<Date | undefined> {
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
async function readState(): Promise<CopyState> {
  try {
    const registration = await registered();
    const since = registration?.active ? await savedAt() : undefined;
    if (since) {
      return {kind: 'saved', since};
    }
    if (registration && (registration.installing || !registration.active)) {
      return {kind: 'saving'};
    }
    // What a browser left that was closed in the middle, or that has deleted the rest.
    await removeCopy();
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
async function saveCopy(): Promise<void> {
  // While a page is open that it serves, a worker that was removed comes back under its address and saves nothing.
  const address = `${baseUrl}${WORKER_FILE}?${Date.now()}`;
  await navigator.serviceWorker.register(address, {scope: baseUrl, updateViaCache: 'none'});
}

/** Removes the worker, also one that is saving, and all it saved. */
async function removeCopy(): Promise<void> {
  const registration = await registered();
  registration?.installing?.postMessage('cancel');
  await registration?.unregister();
  await deleteCaches(baseUrl);
}

/** Resolves once a worker that is saving has ended, which it tells before browsers know. */
async function savingEnded(): Promise<void> {
  const saving = (await registered())?.installing;
  if (saving) {
    await new Promise((resolve) => saving.addEventListener('statechange', resolve, {once: true}));
  }
}

/** Has the browser look for a newer build now, if it can; it does so by itself from time to time. */
const updateCopy = (): Promise<unknown> =>
  registered()
    .then((registration) => registration?.update())
    .catch(() => undefined);

const FAILURES: Readonly<Record<SaveFailure, string>> = {
  network:
    'The download did not finish, so nothing was saved. Check your connection and try again. ',
  space: 'There is not enough free space on this device, so nothing was saved. ',
};

const inMegabytes = (bytes: number): string => `${Number((bytes / 1e6).toPrecision(2))} MB`;

function sentence(state: CopyState): string {
  switch (state.kind) {
    case 'impossible':
      return 'This browser cannot save the docs here. Saving needs HTTPS and a window that is not private.';
    case 'notOffered':
      return 'Saving for offline reading is switched off at the moment.';
    case 'unreachable':
      return 'The size of the download could not be loaded. Check your connection and try again.';
    case 'offered':
      return `All ${state.offer.pages} pages and the search: about ${inMegabytes(state.offer.download)} to download, ${inMegabytes(state.offer.stored)} on this device.`;
    case 'saving':
      return 'Saving all pages on this device.';
    case 'saved':
      return `Saved on this device, as of ${state.since.toLocaleDateString('en-US', {dateStyle: 'long'})}.`;
  }
}

/** Lets a reader save the site for offline reading and remove it again. Nothing is registered or downloaded before. */
export function OfflineReading(): ReactNode {
  const [state, setState] = useState<CopyState>();
  const [note, setNote] = useState('');
  const [percent, setPercent] = useState<number>();

  const refresh = useCallback(
    () =>
      readState().then((found) => {
        setPercent(undefined);
        setState(found);
      }),
    [],
  );

  useEffect(() => {
    const controller = new AbortController();
    const onMessage = ({data}: MessageEvent<WorkerMessage>): void => {
      if ('percent' in data) {
        setPercent(data.percent);
      } else {
        setNote('failure' in data ? FAILURES[data.failure] : '');
        void savingEnded().then(refresh);
      }
    };
    // Another tab may have changed it.
    const onVisible = (): void => void (document.hidden || refresh());
    void refresh().then(() => updateCopy());
    // Browsers have it with HTTPS only.
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.addEventListener('message', onMessage, controller);
    }
    document.addEventListener('visibilitychange', onVisible, controller);
    return () => controller.abort();
  }, [refresh]);

  const save = async (): Promise<void> => {
    setNote('');
    setState({kind: 'saving'});
    await saveCopy().catch(() => {
      setNote(FAILURES.network);
      return refresh();
    });
  };
  const remove = async (): Promise<void> => {
    await removeCopy();
    setNote('Nothing is saved on this device any more. ');
    await refresh();
  };
  const actions: Partial<Record<CopyState['kind'], [label: string, act: () => Promise<void>]>> = {
    offered: ['Save for offline reading', save],
    unreachable: ['Try again', refresh],
    saving: ['Cancel', remove],
    saved: ['Remove from this device', remove],
  };
  const [label, act] = (state && actions[state.kind]) ?? [];
  const isSaved = state?.kind === 'saved';

  return (
    <div className={`needs-scripts ${styles.offline}`} data-needs-application>
      <p role="status">
        {!isSaved && note}
        {state && sentence(state)}
        {isSaved && percent !== undefined && ' A newer version is being downloaded.'}
      </p>
      {state?.kind === 'saving' && (
        <progress aria-label="Saving for offline reading" max={100} value={percent ?? 0} />
      )}
      {act && (
        <button type="button" className="button" onClick={() => void act()}>
          {label}
        </button>
      )}
    </div>
  );
}
