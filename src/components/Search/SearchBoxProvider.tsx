import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type {SearchDialog} from './index';
import styles from './SearchBoxProvider.module.css';
import {asksForSearch} from './shortcuts';
import {useCurrentArea} from './useCurrentArea';

/** What a search button needs of the search box. */
interface SearchBox {
  /** It was asked for and is still being loaded. */
  readonly isLoading: boolean;
  readonly open: () => void;
  /** Loads the box and the index early, when a reader turns to a button. */
  readonly prepare: () => void;
}

const SearchBoxContext = createContext<SearchBox | undefined>(undefined);

/**
 * The search box of the page.
 *
 * @throws Error outside of `SearchBoxProvider`
 */
export function useSearchBox(): SearchBox {
  const box = useContext(SearchBoxContext);
  if (!box) {
    throw new Error('useSearchBox: there is no SearchBoxProvider around this component.');
  }
  return box;
}

/**
 * Holds the one search box of a page, for all its buttons and for the shortcuts. The box and the
 * index are loaded once a reader turns to them.
 */
export function SearchBoxProvider({children}: {children: ReactNode}): ReactNode {
  const area = useCurrentArea();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const isOpen = state === 'open';
  const isLoading = isOpen && !Dialog;

  const load = useCallback(async () => {
    const search = await import('./index');
    search.prepareSearch([area]);
    setDialog(() => search.SearchDialog);
  }, [area]);
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  const close = useCallback(() => setState('closed'), []);
  const open = useCallback(() => {
    setState('open');
    load().catch(() => setState((now) => (now === 'open' ? 'failed' : now)));
  }, [load]);

  useEffect(() => {
    // The open box takes its keys before they come here.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) {
        return;
      }
      if (asksForSearch(event)) {
        event.preventDefault();
        if (!event.repeat) {
          (isOpen ? close : open)();
        }
      } else if (event.key === 'Escape') {
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  // The message goes with the reader's next step.
  useEffect(() => {
    if (state === 'failed') {
      window.addEventListener('pointerdown', close);
      return () => window.removeEventListener('pointerdown', close);
    }
  }, [state, close]);

  const box = useMemo(() => ({isLoading, open, prepare}), [isLoading, open, prepare]);
  return (
    <SearchBoxContext value={box}>
      {children}
      {state === 'failed' && (
        <p role="alert" className={styles.failure}>
          Unable to fetch results. You might want to check your network connection.
        </p>
      )}
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </SearchBoxContext>
  );
}
