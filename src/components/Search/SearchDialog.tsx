import {useHistory} from '@docusaurus/router';
import {createFocusTrap} from 'focus-trap';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {isComposing} from './isComposing';
import styles from './SearchDialog.lazy.module.css';
import {SearchPanel} from './SearchPanel';
import {asksForSearch} from './shortcuts';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const isOnBackdrop = ({target, currentTarget}: PointerEvent | MouseEvent): boolean =>
  target === currentTarget;

/**
 * The search box over the page, which neither focus nor pointer nor screen reader reaches meanwhile.
 * `showModal()` and `inert` would do that, too, but for both the browser computes the style of the
 * whole page again, and keeps a slow phone busy for over 50 ms.
 */
export function SearchDialog({isOpen, onClose}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);
  const hasFollowed = useRef(false);
  const history = useHistory();

  useLayoutEffect(() => {
    if (!isOpen) {
      return;
    }
    const element = dialog.current!;
    const {activeElement, documentElement} = document;
    const trap = createFocusTrap(element, {
      initialFocus: () => element.querySelector('input')!,
      delayInitialFocus: false,
      returnFocusOnDeactivate: false,
      escapeDeactivates: false,
      isolateSubtrees: 'aria-hidden',
    });
    hasFollowed.current = false;
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
      if (!hasFollowed.current && activeElement instanceof HTMLElement) {
        activeElement.focus({preventScroll: true});
      }
    };
  }, [isOpen]);

  // A result is followed, or the browser goes back.
  useEffect(() => {
    if (isOpen) {
      let {search} = history.location;
      return history.listen((location, action) => {
        // The search page notes in its address what was typed into it.
        const isNoted = action === 'REPLACE' && location.search !== search;
        search = location.search;
        if (!isNoted) {
          hasFollowed.current = action !== 'POP';
          onClose();
        }
      });
    }
  }, [isOpen, onClose, history]);

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    // Ahead of the shortcuts of the page, which would open what is open.
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForSearch(event)) {
        event.preventDefault();
        if (event.key === '/') {
          dialog.current?.querySelector('input')?.focus();
        } else if (!event.repeat) {
          onClose();
        }
      } else if (event.key === 'Escape' && !isComposing(event)) {
        // Browsers would empty the input first.
        event.preventDefault();
        onClose();
      }
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, onClose]);

  return createPortal(
    // Readers with a keyboard have Escape and the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      aria-modal="true"
      // Text that is selected beyond the edge of the box ends in a click here, too.
      onPointerDown={(event) => (isPressOnBackdrop.current = isOnBackdrop(event))}
      onClick={(event) => isPressOnBackdrop.current && isOnBackdrop(event) && onClose()}
    >
      <div className={styles.box}>{isOpen && <SearchPanel onClose={onClose} />}</div>
    </dialog>,
    document.body,
  );
}
