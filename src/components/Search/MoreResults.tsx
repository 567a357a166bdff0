import {useEffect, useRef, type ReactNode} from 'react';
import {Failure} from './Failure';
import {firstResultIn} from './moveThroughResults';
import styles from './messages.lazy.module.css';
import {ResultList} from './ResultList';
import {useMoreHits} from './useMoreHits';
import type {SearchAnswer} from './useSearch';

interface MoreResultsProps {
  answer: SearchAnswer;
  /** Number of hits to load at a time. */
  limit: number;
}

/** All hits of an answer, some at a time; the focus goes to the first of those that are new. */
export function MoreResults({answer, limit}: MoreResultsProps): ReactNode {
  const {batches, hasMore, isLoading, hasFailed, loadMore} = useMoreHits(answer, limit);
  const newest = useRef<HTMLDivElement>(null);
  const count = batches.length;

  useEffect(() => {
    if (count > 1) {
      firstResultIn(newest.current)?.focus();
    }
  }, [count]);

  return (
    <>
      {batches.map((hits, index) => (
        <div key={index} ref={index === count - 1 ? newest : undefined}>
          <ResultList hits={hits} />
        </div>
      ))}
      {hasFailed && <Failure onRetry={loadMore} />}
      {hasMore && !hasFailed && (
        <p>
          <button
            type="button"
            className={styles.choice}
            aria-disabled={isLoading}
            onClick={() => !isLoading && loadMore()}
          >
            Show more results
          </button>
        </p>
      )}
    </>
  );
}
