import type {ReactNode} from 'react';
import styles from './messages.lazy.module.css';

/** Says that no answer could be had, and lets the reader ask again. */
export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.title}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p>
        <button type="button" className={styles.choice} onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}
