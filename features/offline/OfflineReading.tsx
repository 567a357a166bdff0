import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import type {SaveFailure, WorkerMessage} from './names.shared';
import {
  readState,
  removeCopy,
  saveCopy,
  savingEnded,
  updateCopy,
  type CopyState,
} from './saved-copy.client';
import styles from './styles.lazy.module.css';

const FAILURES: Readonly<Record<SaveFailure, string>> = {
  network:
    'The download did not finish, so nothing was saved. Check your connection and try again. ',
  space: 'There is not enough free space on this device, so nothing was saved. ',
};

const inMegabytes = (bytes: number): string => `${Number((bytes / 1e6).toPrecision(2))} MB`;

const inWords = (date: Date): string => date.toLocaleDateString('en-US', {dateStyle: 'long'});

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
      return `Saved on this device, as of ${inWords(state.since)}.`;
  }
}

/** Lets a reader save the site for offline reading and remove it again. Nothing is registered or downloaded before. */
export function OfflineReading(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState<CopyState>();
  const [note, setNote] = useState('');
  const [percent, setPercent] = useState<number>();

  const refresh = useCallback(
    () =>
      readState(baseUrl).then((found) => {
        setPercent(undefined);
        setState(found);
      }),
    [baseUrl],
  );

  useEffect(() => {
    const controller = new AbortController();
    const onMessage = ({data}: MessageEvent<WorkerMessage>): void => {
      if ('percent' in data) {
        setPercent(data.percent);
      } else {
        setNote('failure' in data ? FAILURES[data.failure] : '');
        void savingEnded(baseUrl).then(refresh);
      }
    };
    // Another tab may have changed it.
    const onVisible = (): void => void (document.hidden || refresh());
    void refresh().then(() => updateCopy(baseUrl));
    // Browsers have it with HTTPS only.
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.addEventListener('message', onMessage, controller);
    }
    document.addEventListener('visibilitychange', onVisible, controller);
    return () => controller.abort();
  }, [baseUrl, refresh]);

  const save = async (): Promise<void> => {
    setNote('');
    setState({kind: 'saving'});
    await saveCopy(baseUrl).catch(() => {
      setNote(FAILURES.network);
      return refresh();
    });
  };
  const remove = async (): Promise<void> => {
    await removeCopy(baseUrl);
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
