import {useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {asksForSearch} from '@site/src/theme/SearchBar/shortcuts';
import {makeInertAround} from './makeInert';
import styles from './SearchDialog.lazy.module.css';
import {SearchPanel} from './SearchPanel';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The search box over the page, with everything else inert, so that the focus stays inside.
 * `showModal()` would do that, too, but in one task that blocks a slow device for too long.
 */
export function SearchDialog({isOpen, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) {
      return;
    }
    const element = dialog.current!;
    const {documentElement} = document;
    const focused = document.activeElement;
    let bringBack: (() => void) | undefined;
    // Apart from the rendering of the panel, for the same reason.
    const timer = setTimeout(() => {
      const hasScrollbar = window.innerWidth > documentElement.clientWidth;
      documentElement.dataset.searching = hasScrollbar ? 'over-scrollbar' : '';
      element.show();
      bringBack = makeInertAround(element);
    });
    return () => {
      clearTimeout(timer);
      bringBack?.();
      element.close();
      delete documentElement.dataset.searching;
      if (focused instanceof HTMLElement) {
        focused.focus({preventScroll: true});
      }
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
      aria-modal="true"
      onClick={onClick}
      onClose={onClose}
    >
      <div className={styles.box}>{isOpen && <SearchPanel onClose={onClose} />}</div>
    </dialog>,
    document.body,
  );
}
