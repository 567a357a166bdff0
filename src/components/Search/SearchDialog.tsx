import {useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {asksForSearch} from '@site/src/theme/SearchBar/shortcuts';
import styles from './SearchDialog.lazy.module.css';
import {SearchPanel} from './SearchPanel';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The search box over the page: a modal `<dialog>`, so that the browser keeps the focus inside and
 * gives it back.
 */
export function SearchDialog({isOpen, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  // Apart from the panel's rendering: together they would block a slow device for too long.
  useLayoutEffect(() => {
    if (!isOpen) {
      return;
    }
    const element = dialog.current!;
    const {documentElement} = document;
    const timer = setTimeout(() => element.showModal());
    documentElement.toggleAttribute('data-searching', true);
    return () => {
      clearTimeout(timer);
      element.close();
      documentElement.removeAttribute('data-searching');
    };
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
          onClose();
        }
      } else if (event.key === 'Escape' && !event.isComposing) {
        // Browsers would empty the input first.
        event.preventDefault();
        onClose();
      }
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, onClose]);

  const onClick = ({target, currentTarget}: MouseEvent) => {
    // The dialog has no edge of its own, so this is beside it.
    if (target === currentTarget) {
      onClose();
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
      {isOpen && <SearchPanel onClose={onClose} />}
    </dialog>,
    document.body,
  );
}
