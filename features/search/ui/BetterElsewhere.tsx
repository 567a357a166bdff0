import {useEffect, useState, type ReactNode} from 'react';
import {getSearchClient} from '../search.client';
import {AREAS, VERSIONS, type Area} from '@site/site/versions';
import {labelOf} from './areas.shared';
import styles from './messages.lazy.module.css';
import type {SearchAnswer} from './useSearch';

/** So much better has a hit of another area to match: where both say the same, the reader has chosen. */
const BETTER = 1.15;

/** How much hits outside of the docs count: who searches the docs wants docs. */
const OUTSIDE_DOCS = 0.8;

/** Who still types gets along without. */
const PAUSE_IN_TYPING_MS = 400;

/**
 * Finds the area whose hits are better than those of a narrowed search. Asks only where nothing that was found matches
 * well, because the other areas have indexes of their own to load.
 */
export function useElsewhere(answer: SearchAnswer) {
  const [found, setFound] = useState<{area: Area; count: number}>();
  const {query, areas, total, best: ownBest} = answer;
  const area = areas.length === 1 ? areas[0] : undefined;
  const own = total === 0 ? 0 : area && ownBest?.[area];

  useEffect(() => {
    if (!area || own === undefined || own * BETTER >= 1) {
      return;
    }
    const find = async () => {
      const client = await getSearchClient();
      const others = AREAS.filter((other) => other !== area);
      const {best, counts} = await client.search({query, areas: others, limit: 1});
      // A back end that cannot compare areas counts.
      const valueOf = (other: Area) =>
        (best?.[other] ?? counts[other] ?? 0) * (other in VERSIONS ? 1 : OUTSIDE_DOCS);
      const first = others.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
      const count = counts[first] ?? 0;
      if (count > 0 && valueOf(first) > own * BETTER) {
        setFound({area: first, count});
      }
    };
    // A reader can do without.
    const timer = setTimeout(() => void find().catch(() => undefined), PAUSE_IN_TYPING_MS);
    return () => clearTimeout(timer);
  }, [query, area, own]);
  return found;
}

interface BetterElsewhereProps {
  /** The component starts anew for another answer; see keyOfAnswer. */
  answer: SearchAnswer;
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
        {answer.total === 0 ? '' : 'Better matches: '}
        {count === 1 ? '1 result' : `${count} results`} in {labelOf(area)}
      </button>
    </p>
  );
}
