import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {hasStyles} from '../../../lib/browser/has-styles';
import {PATIENCE_MS} from '../../../lib/browser/network';
import {ADVICE, keepTyped, recover, typedBeforeReload, type Failure} from './failure.shared';
import type {SearchDialog} from './SearchDialog';
import {afterKey, asksForSearch, isComposing} from './keys.shared';
import styles from './SearchBoxProvider.late.module.css';
import {useCurrentArea, useStartScope} from './useCurrentArea';

declare global {
  interface Window {
    /** What was typed since a shortcut was pressed; undefined if none was. See pipeline/deferred-app/plugin.ts. */
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

const NO_BOX: SearchBox = {isLoading: false, open: () => undefined, prepare: () => undefined};
const SearchBoxContext = createContext(NO_BOX);

/** The search box of the page; without a `SearchBoxProvider` around it, one that does not open. */
export const useSearchBox = (): SearchBox => useContext(SearchBoxContext);

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
  const isOpen = state === 'open';
  const isLoading = isOpen && !Dialog;

  const load = async () => {
    const search = await import('./search-box.client');
    if (!hasStyles('--search-styles')) {
      throw new Error('The styles of the search box are missing.');
    }
    search.prepareSearch(search.areasOf(scope, area));
    setDialog(() => search.SearchDialog);
  };
  const prepare = () => void load().catch(() => undefined);
  const close = () => setState('closed');
  const open = (early = '') => {
    const fail = (failure: Failure) => setState((now) => (now === 'open' ? failure : now));
    const timer = setTimeout(() => fail('unavailable'), PATIENCE_MS);
    setText(early);
    setState('open');
    void load()
      .catch(() => recover('gone'))
      .then((failure) => {
        clearTimeout(timer);
        if (failure) {
          fail(failure);
        }
      });
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) {
      return;
    }
    const isText = afterKey('', event) !== undefined;
    if (isLoading && isText) {
      event.preventDefault();
      setText((typed) => afterKey(typed, event)!);
    } else if (asksForSearch(event)) {
      event.preventDefault();
      if (isOpen && isText) {
        document.querySelector<HTMLElement>('dialog [type=search]')?.focus();
      } else if (!event.repeat) {
        (isOpen ? close : open)();
      }
    } else if (state !== 'closed' && event.key === 'Escape' && !isComposing(event)) {
      // Browsers would empty the input first.
      event.preventDefault();
      close();
    }
  });
  // The message of a failure goes with the reader's next step.
  const onPointerDown = useEffectEvent(() => setState((now) => (now === 'open' ? now : 'closed')));
  const onPageHide = useEffectEvent(() => isOpen && keepTyped(text));
  const openEarly = useEffectEvent(open);

  // With the page, not after it: a shortcut would be lost in between, because each area has a provider of its own.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    window.addEventListener('keydown', onKeyDown, {signal});
    window.addEventListener('pointerdown', onPointerDown, {signal});
    window.addEventListener('pagehide', onPageHide, {signal});
    return () => controller.abort();
  }, []);

  useEffect(() => {
    const early = window.takeSearchKeys?.() ?? typedBeforeReload();
    if (early !== undefined) {
      // The keys that wait for this task to end are for the box, too.
      queueMicrotask(() => flushSync(() => openEarly(early)));
    }
  }, []);

  return (
    <SearchBoxContext value={{isLoading, open: () => open(), prepare}}>
      {children}
      {(state === 'unreachable' || state === 'unavailable') && (
        <p role="alert" className={styles.failure}>
          Unable to fetch results. {ADVICE[state]}
        </p>
      )}
      {Dialog && <Dialog isOpen={isOpen} text={text} onText={setText} onClose={close} />}
    </SearchBoxContext>
  );
}
