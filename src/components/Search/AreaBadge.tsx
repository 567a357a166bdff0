import type {ReactNode} from 'react';
import type {Area} from '../../../plugins/search/types';
import {SCOPE_LABELS} from './areas';
import styles from './AreaBadge.lazy.module.css';

/** The docs version or section that a result belongs to. */
export function AreaBadge({area}: {area: Area}): ReactNode {
  return <span className={styles.badge}>{SCOPE_LABELS[area]}</span>;
}
