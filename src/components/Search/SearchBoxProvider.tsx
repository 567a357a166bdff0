import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {hasStyles} from '../../browser/hasStyles';
import {PATIENCE_MS} from '../../browser/network';
import {ADVICE, keepTyped, recover, typedBeforeReload, type Failure} from './failure';
import type {SearchDialog} from './index';
import {afterKey, asksForSearch} from './keys';
import styles from './SearchBoxProvider.module.css';
import {useCurrentArea, useStartScope} from './useCurrentArea';

declare global {
  interface Window {
    /** What was typed since a shortcut was pressed; undefined if none was. See plugins/deferred-app. */
    takeSearchKeys?: () => string | undefined;
  }
}

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
 * index are loaded once a reader turns to them; what is typed meanwhile is kept for it.
 */
export function SearchBoxProvider({children}: {children: ReactNode}): ReactNode {
  const area = useCurrentArea();
  const scope = useStartScope();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [state, setState] = useState<'closed' | 'open' | Failure>('closed');
  const [text, setText] = useState('');
  /** The same, for keys that come before the next rendering. */
  const textNow = useRef('');
  const isOpen = state === 'open';
  const isLoading = isOpen && !Dialog;

  const load = useCallback(async () => {
    const search = await import('./index');
    if (!hasStyles('--search-styles')) {
      throw new Error('The styles of the search box are missing.');
    }
    search.prepareSearch(search.areasOf(scope, area));
    setDialog(() => search.SearchDialog);
  }, [area, scope]);
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  const close = useCallback(() => setState('closed'), []);
  const type = useCallback((changed: string) => {
    textNow.current = changed;
    setText(changed);
  }, []);
  const open = useCallback(
    (early = '') => {
      const fail = (failure: Failure) => setState((now) => (now === 'open' ? failure : now));
      const timer = setTimeout(() => fail('unavailable'), PATIENCE_MS);
      type(early);
      setState('open');
      void load()
        .catch(() => recover('gone'))
        .then((failure) => {
          clearTimeout(timer);
          if (failure) {
            fail(failure);
          }
        });
    },
    [load, type],
  );

  useEffect(() => {
    // The open box takes its keys before they come here.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) {
        return;
      }
      const changed = isLoading ? afterKey(textNow.current, event) : undefined;
      if (changed !== undefined) {
        event.preventDefault();
        type(changed);
      } else if (asksForSearch(event)) {
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
  }, [isOpen, isLoading, open, close, type]);

  useEffect(() => {
    const early = window.takeSearchKeys?.() ?? typedBeforeReload();
    if (early !== undefined) {
      // The keys that wait for this task to end are for the box, too.
      queueMicrotask(() => flushSync(() => open(early)));
    }
  }, [open]);

  useEffect(() => {
    if (isOpen) {
      const leave = () => keepTyped(textNow.current);
      window.addEventListener('pagehide', leave);
      return () => window.removeEventListener('pagehide', leave);
    }
  }, [isOpen]);

  const hasFailed = state === 'unreachable' || state === 'unavailable';
  // The message goes with the reader's next step.
  useEffect(() => {
    if (hasFailed) {
      window.addEventListener('pointerdown', close);
      return () => window.removeEventListener('pointerdown', close);
    }
  }, [hasFailed, close]);

  const box = useMemo(() => ({isLoading, open: () => open(), prepare}), [isLoading, open, prepare]);
  return (
    <SearchBoxContext value={box}>
      {children}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Unable to fetch results. {ADVICE[state]}
        </p>
      )}
      {Dialog && <Dialog isOpen={isOpen} text={text} onText={type} onClose={close} />}
    </SearchBoxContext>
  );
}
