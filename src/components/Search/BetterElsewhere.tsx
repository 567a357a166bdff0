import {useEffect, useState, type ReactNode} from 'react';
import {getSearchClient} from '../../../plugins/search/client';
import {AREAS, type Area} from '../../../plugins/search/types';
import {SCOPE_LABELS} from './areas';
import styles from './messages.lazy.module.css';
import {keyOfAnswer, type SearchAnswer} from './useSearch';

/** Hits that a narrowed search hides. */
interface Elsewhere {
  readonly area: Area;
  readonly count: number;
}

/** So much better has a hit of another area to match: where both say the same, the reader has chosen. */
const BETTER = 1.15;

/** Who still types gets along without. */
const PAUSE_IN_TYPING_MS = 400;

/**
 * Finds the area whose hits are better than those of a narrowed search. Asks only where nothing that was found matches
 * well, because the other areas have indexes of their own to load.
 */
export function useElsewhere(answer: SearchAnswer | undefined): Elsewhere | undefined {
  const [found, setFound] = useState<Elsewhere & {readonly key: string}>();
  const isNarrow = answer?.areas.length === 1;
  const key = isNarrow ? keyOfAnswer(answer) : '';
  const [query, area] = isNarrow ? [answer.query, answer.areas[0]!] : [''];
  const own = answer?.total === 0 ? 0 : area && answer?.best?.[area];

  useEffect(() => {
    if (!query || own === undefined || own * BETTER >= 1) {
      return;
    }
    const controller = new AbortController();
    const find = async () => {
      const client = await getSearchClient();
      const areas = AREAS.filter((other) => other !== area);
      const {best, counts} = await client.search({query, areas, limit: 1}, controller.signal);
      // A back end that cannot compare areas counts.
      const valueOf = (other: Area) => best?.[other] ?? counts[other] ?? 0;
      const first = areas.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
      const count = counts[first] ?? 0;
      if (count > 0 && valueOf(first) > own * BETTER) {
        setFound({key, area: first, count});
      }
    };
    // A reader can do without.
    const timer = setTimeout(() => void find().catch(() => undefined), PAUSE_IN_TYPING_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, query, area, own]);
  return found?.key === key ? found : undefined;
}

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
