// The button alone: the dialog behind it and the index are loaded once a reader turns to it.
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useSearchBox} from '@site/features/search/ui/SearchBoxProvider';
import type {ReactNode} from 'react';
import styles from './SearchBar.module.css';

/** A button that opens the search box of the page. */
export default function SearchBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const {isLoading, open, prepare} = useSearchBox();
  return (
    <button
      type="button"
      className={`${styles.field} ${styles.button}`}
      aria-busy={isLoading}
      data-awaited={isLoading || undefined}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={open}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <span>Search docs</span>
      {isBrowser && <kbd>{/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>}
    </button>
  );
}
