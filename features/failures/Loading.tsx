// Replaces the stock part: its red box has too little contrast, and both states use style
// attributes, which a strict Content-Security-Policy forbids.
import type OriginalLoading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './Loading.deferred.module.css';

export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof OriginalLoading>): ReactNode {
  if (error) {
    return (
      <div className={styles.failure}>
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div className={styles.spinner} role="status" aria-label="Loading" /> : null;
}
