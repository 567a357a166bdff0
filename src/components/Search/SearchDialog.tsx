import {createFocusTrap} from 'focus-trap';
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
 * The search box over the page, which is out of reach meanwhile. `showModal()` and `inert` would do
 * that, too, but for both the browser computes the style of the whole page again, and keeps a slow
 * phone busy for over 50 ms.
 */
export function SearchDialog({isOpen, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) {
      return;
    }
    const element = dialog.current!;
    const {activeElement, documentElement} = document;
    const trap = createFocusTrap(element, {
      initialFocus: () => element.querySelector('input')!,
      delayInitialFocus: false,
      setReturnFocus: activeElement instanceof HTMLElement && activeElement,
      delayReturnFocus: false,
      preventScroll: true,
      escapeDeactivates: false,
      isolateSubtrees: 'aria-hidden',
    });
    // Apart from the rendering of the panel, for the same reason.
    const timer = setTimeout(() => {
      const hasScrollbar = window.innerWidth > documentElement.clientWidth;
      documentElement.dataset.searching = hasScrollbar ? 'over-scrollbar' : '';
      element.show();
      trap.activate();
    });
    return () => {
      clearTimeout(timer);
      trap.deactivate();
      element.close();
      delete documentElement.dataset.searching;
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
