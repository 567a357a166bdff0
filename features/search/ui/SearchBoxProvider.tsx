import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
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
import {hasStyles} from '../../../lib/browser/load-extra';
import {PATIENCE_MS} from '../../../lib/browser/reload-once';
import {useVersion} from '@site/features/navigation/useVersion';
import {SECTIONS, type Area, type SectionEntry} from '@site/site/versions';
import {keepText, keepTyped, NO_ANSWER, recover, typedBeforeReload} from './failure.shared';
import {afterKey, asksForSearch, isComposing} from './keys.shared';
import type {Scope} from './query.shared';
import styles from './SearchBoxProvider.deferred.module.css';
import type {SearchDialog} from './SearchDialog';

declare global {
  interface Window {
    /** What was typed since a shortcut was pressed; undefined if none was. See pipeline/deferred-app/plugin.ts. */
    takeSearchKeys?: () => string | undefined;
  }
}

/** Where a search begins: in the reader's section or docs version, or everywhere on pages that belong to none. */
export function useStartScope(): Scope {
  const version = useVersion();
  const {activeVersion} = useActiveDocContext(undefined);
  const plugin = useActivePlugin()?.pluginId;
  const sections: [string, SectionEntry][] = Object.entries(SECTIONS);
  const section = sections.find(([, {instance}]) => instance && instance === plugin);
  return (section?.[0] as Area | undefined) ?? (activeVersion ? version : 'all');
}

/** What a search button needs of the search box. */
interface SearchBox {
  /** It was asked for and is still being loaded. */
  readonly isLoading: boolean;
  readonly open: () => void;
  /** Loads the box and the index early, when a reader turns to a button. */
  readonly prepare: () => void;
}

const CLOSED = {isOpen: false};

const NO_BOX: SearchBox = {isLoading: false, open: () => undefined, prepare: () => undefined};
const SearchBoxContext = createContext(NO_BOX);

/** The search box of the page; without a `SearchBoxProvider` around it, one that does not open. */
export const useSearchBox = (): SearchBox => useContext(SearchBoxContext);

/**
 * Holds the one search box of a page, for all its buttons and for the shortcuts. The box and the
 * index are loaded once a reader turns to them; what is typed meanwhile is kept for it.
 */
export function SearchBoxProvider({children}: {children: ReactNode}): ReactNode {
  const version = useVersion();
  const scope = useStartScope();
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [{isOpen, failure}, setState] = useState<{isOpen: boolean; failure?: string}>(CLOSED);
  const [text, setText] = useState('');
  const isLoading = isOpen && !Dialog;

  const load = async () => {
    const dialog = await import('./SearchDialog');
    if (!hasStyles('--search-styles')) {
      throw new Error('The styles of the search box are missing.');
    }
    dialog.prepareSearch(scope, version);
    setDialog(() => dialog.SearchDialog);
  };
  const prepare = () => void load().catch(() => undefined);
  const close = () => setState(CLOSED);
  const open = (early = '') => {
    const fail = (reason: string) =>
      setState((now) => (now.isOpen ? {isOpen: false, failure: reason} : now));
    const timer = setTimeout(() => fail(NO_ANSWER), PATIENCE_MS);
    setText(early);
    setState({isOpen: true});
    void load()
      .catch(() => recover('outdated'))
      .then((reason) => {
        clearTimeout(timer);
        if (reason) {
          fail(reason);
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
    } else if ((isOpen || failure) && event.key === 'Escape' && !isComposing(event)) {
      // Browsers would empty the input first.
      event.preventDefault();
      close();
    }
  });
  // The message of a failure goes with the reader's next step.
  const onPointerDown = useEffectEvent(() => setState((now) => (now.isOpen ? now : CLOSED)));
  const onPageHide = useEffectEvent(() => isOpen && keepTyped(text));
  // Opened again while the page of another area was awaited: that one's provider goes on.
  const onUnmount = useEffectEvent(() => isOpen && keepText(text));
  const openEarly = useEffectEvent(open);

  // With the page, not after it: a shortcut would be lost in between, because each area has a provider of its own.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    window.addEventListener('keydown', onKeyDown, {signal});
    window.addEventListener('pointerdown', onPointerDown, {signal});
    window.addEventListener('pagehide', onPageHide, {signal});
    return () => {
      controller.abort();
      onUnmount();
    };
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
      {failure && (
        <p role="alert" className={styles.failure}>
          Unable to fetch results. {failure}
        </p>
      )}
      {Dialog && <Dialog isOpen={isOpen} text={text} onText={setText} onClose={close} />}
    </SearchBoxContext>
  );
}
