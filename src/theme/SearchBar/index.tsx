// The button alone: the dialog behind it and the index are loaded once a reader turns to it.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SearchDialog} from '@site/src/components/Search';
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useCurrentArea} from '@site/src/components/Search/useCurrentArea';
import {asksForSearch} from './shortcuts';
import styles from './styles.module.css';

export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const area = useCurrentArea();
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    const search = await import('@site/src/components/Search');
    search.prepareSearch([area]);
    setDialog(() => search.SearchDialog);
  }, [area]);
  const loadEarly = () => void load().catch(() => undefined);
  const close = useCallback(() => setOpen(false), []);
  const open = useCallback(() => {
    setFailed(false);
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      setFailed(true);
      button.current?.focus();
    });
  }, [load]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Where two boxes are on a page, the first one answers.
      if (!event.defaultPrevented && asksForSearch(event)) {
        event.preventDefault();
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={loadEarly}
        onTouchStart={loadEarly}
        onFocus={loadEarly}
        onBlur={() => setFailed(false)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </svg>
        <span>Search docs</span>
        {isBrowser && <kbd>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>}
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Unable to fetch results. You might want to check your network connection.
        </p>
      )}
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}
