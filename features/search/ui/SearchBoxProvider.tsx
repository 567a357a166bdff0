import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {PATIENCE_MS} from '../../../lib/browser/stale-release';
import {useVersion} from '@site/features/navigation/useVersion';
import {searchText} from '../search-text.client';
import {NO_ANSWER, recover} from '../failure.shared';
import {useStartScope} from '../useStartScope';
import type {SearchDialog} from './SearchDialog';

/** The search box as its buttons see it. */
interface SearchBox {
  /** The dialog is requested and has not loaded yet. */
  readonly isLoading: boolean;
  readonly open: () => void;
  /** Preloads the dialog and the index when a reader turns to a button. */
  readonly prepare: () => void;
}

const NO_BOX: SearchBox = {isLoading: false, open: () => undefined, prepare: () => undefined};
const SearchBoxContext = createContext(NO_BOX);

/** The search box of the page; one that does not open without a `SearchBoxProvider` above. */
export const useSearchBox = (): SearchBox => useContext(SearchBoxContext);

const subscribe = (listener: () => void): (() => void) => searchText().subscribe(listener);
const readText = (): string | undefined => searchText().value;
const setText = (text: string | undefined): void => searchText().set(text);
// Keeps the text: pipeline/deferred-app replays a press on the button.
const open = (): void => setText(readText() ?? '');
const close = (): void => setText(undefined);

/**
 * Provides the one search box of a page to all its buttons. The dialog and the index load once a reader turns to them.
 */
export function SearchBoxProvider({children}: {children: ReactNode}): ReactNode {
  const version = useVersion();
  const scope = useStartScope();
  const text = useSyncExternalStore(subscribe, readText, () => undefined);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [failure, setFailure] = useState<string>();
  const isOpen = text !== undefined;
  const isLoading = isOpen && !Dialog;

  const load = () =>
    import('./SearchDialog').then((loaded) => {
      loaded.prepareSearch(scope, version);
      setDialog(() => loaded.SearchDialog);
      setFailure(undefined);
    });
  const prepare = () => void load().catch(() => undefined);
  const loadOpened = useEffectEvent(load);

  useEffect(() => {
    if (isLoading) {
      let isAwaited = true;
      const fail = (reason: string | undefined) => {
        if (isAwaited && reason) {
          setFailure(reason);
          close();
        }
      };
      const timer = setTimeout(fail, PATIENCE_MS, NO_ANSWER);
      void loadOpened()
        .catch(() => recover('outdated').then(fail))
        .finally(() => clearTimeout(timer));
      return () => {
        isAwaited = false;
        clearTimeout(timer);
      };
    }
  }, [isLoading]);

  // The reader's next step removes the message of a failure.
  useEffect(() => {
    const dismiss = () => setFailure(undefined);
    const dismissByKey = ({key}: KeyboardEvent) => key === 'Escape' && dismiss();
    window.addEventListener('pointerdown', dismiss);
    window.addEventListener('keydown', dismissByKey);
    return () => {
      window.removeEventListener('pointerdown', dismiss);
      window.removeEventListener('keydown', dismissByKey);
    };
  }, []);

  return (
    <SearchBoxContext value={{isLoading, open, prepare}}>
      {children}
      {failure && !isOpen && (
        <p role="alert" className="load-failure">
          Unable to fetch results. {failure}
        </p>
      )}
      {Dialog && <Dialog isOpen={isOpen} text={text ?? ''} onText={setText} onClose={close} />}
    </SearchBoxContext>
  );
}
