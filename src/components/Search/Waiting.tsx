import type {ReactNode} from 'react';
import styles from './Waiting.lazy.module.css';

/** A line that moves while an answer takes long; a quick one shows nothing. */
export function Waiting({isWaiting}: {isWaiting: boolean}): ReactNode {
  return <div className={styles.line} data-waiting={isWaiting} aria-hidden="true" />;
}
