import {useEffect, useRef, type ReactNode} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import styles from './messages.lazy.module.css';
import {resultsIn} from './ResultAnchor';
import {ResultList} from './ResultList';

/** How many hits are shown, and how many more each time that more are asked for. */
export const HITS_AT_A_TIME = 20;

interface ResultsProps {
  /** The hits that are there, best first. */
  hits: readonly SearchHit[];
  /** Others will take their place, or come in addition. */
  isPending: boolean;
  /** How many hits of one page to show; all if left out. */
  mostPerPage?: number;
  /** A result is followed, be it to a new tab or window. */
  onFollow: (hit: SearchHit) => void;
  /** Asks for further hits; undefined where there are none to be had. */
  onMore?: () => void;
}

/** Hits, some at a time, with a button for more of them; the focus goes from it to the first one that is new. */
export function Results({hits, isPending, mostPerPage, onFollow, onMore}: ResultsProps): ReactNode {
  const lists = useRef<HTMLDivElement>(null);
  const countBefore = useRef(Infinity);
  const count = hits.length;

  useEffect(() => {
    if (count > countBefore.current) {
      resultsIn(lists.current!)[countBefore.current]?.focus();
      countBefore.current = Infinity;
    }
  }, [count]);

  const loadMore = () => {
    countBefore.current = count;
    onMore?.();
  };
  return (
    <>
      <div ref={lists}>
        {/* Lists of their own: further hits of a page would push down what a reader looks at. */}
        {Array.from({length: Math.ceil(count / HITS_AT_A_TIME)}, (_, index) => (
          <ResultList
            key={index}
            hits={hits.slice(index * HITS_AT_A_TIME, (index + 1) * HITS_AT_A_TIME)}
            isPending={isPending}
            mostPerPage={mostPerPage}
            isContinued={index > 0}
            onFollow={onFollow}
          />
        ))}
      </div>
      {onMore && (
        <p>
          <button
            type="button"
            className={styles.choice}
            aria-disabled={isPending}
            onClick={() => !isPending && loadMore()}
          >
            Show more results
          </button>
        </p>
      )}
    </>
  );
}
