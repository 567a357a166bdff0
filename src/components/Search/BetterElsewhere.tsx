import type {ReactNode} from 'react';
import type {Area} from '../../../plugins/search/types';
import {SCOPE_LABELS} from './areas';
import styles from './messages.lazy.module.css';
import {useElsewhere} from './useElsewhere';
import type {SearchAnswer} from './useSearch';

interface BetterElsewhereProps {
  answer: SearchAnswer | undefined;
  onScope: (scope: Area) => void;
}

/** Says where a narrowed search hides better hits, and leads there. */
export function BetterElsewhere({answer, onScope}: BetterElsewhereProps): ReactNode {
  const elsewhere = useElsewhere(answer);
  if (!elsewhere) {
    return null;
  }
  const {area, count} = elsewhere;
  return (
    <p className={styles.elsewhere} role="status">
      <button type="button" className={styles.choice} onClick={() => onScope(area)}>
        {answer?.total === 0 ? '' : 'Better matches: '}
        {count === 1 ? '1 result' : `${count} results`} in {SCOPE_LABELS[area]}
      </button>
    </p>
  );
}
