import {useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {asksForSearch} from '@site/src/theme/SearchBar/shortcuts';
import {prepareSearch} from './searchClient';
import styles from './SearchDialog.lazy.module.css';
import {SearchPanel} from './SearchPanel';
import {useCurrentArea} from './useCurrentArea';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The search box over the page: a modal `<dialog>`, so that the browser keeps the focus inside and
 * gives it back. Closed, it only gets ready for the area that the reader is in.
 */
export default function SearchDialog({isOpen, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPrepared = useRef(false);
  const area = useCurrentArea();
  const close = () => dialog.current?.close();

  useEffect(() => {
    // Later pages of other areas are another intent.
    if (isOpen || !isPrepared.current) {
      isPrepared.current = true;
      prepareSearch([area]);
    }
  }, [isOpen, area]);

  // What it holds is measured in effects, so it must be on show before them.
  useLayoutEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
    }
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    // Ahead of the search buttons, which would open what is open.
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForSearch(event)) {
        event.preventDefault();
        if (event.key === '/') {
          dialog.current?.querySelector('input')?.focus();
        } else {
          close();
        }
      } else if (event.key === 'Escape' && !event.isComposing) {
        // Browsers would empty the input first.
        event.preventDefault();
        close();
      }
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen]);

  const onClick = ({target, currentTarget}: MouseEvent) => {
    // The dialog has no edge of its own, so this is beside it.
    if (target === currentTarget) {
      close();
    }
  };

  return createPortal(
    // Readers with a keyboard have Escape and the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      onClick={onClick}
      onClose={onClose}
    >
      {isOpen && <SearchPanel onClose={close} />}
    </dialog>,
    document.body,
  );
}
