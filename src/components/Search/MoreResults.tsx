import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import {Failure} from './Failure';
import {firstResultIn} from './moveThroughResults';
import styles from './messages.lazy.module.css';
import {ResultList} from './ResultList';

interface MoreResultsProps {
  /** The hits that are there, best first. */
  hits: readonly SearchHit[];
  /** How many hits come at a time. */
  batch: number;
  hasMore: boolean;
  isLoading: boolean;
  /** The newest hits that were asked for did not come. */
  hasFailed: boolean;
  onMore: () => void;
  onRetry: () => void;
  /** A result is followed, be it to a new tab or window. */
  onFollow: () => void;
}

/**
 * Hits, some at a time, with a button for more of them; the focus goes from the button to the first
 * one that is new.
 */
export function MoreResults({
  hits,
  batch,
  hasMore,
  isLoading,
  hasFailed,
  onMore,
  onRetry,
  onFollow,
}: MoreResultsProps): ReactNode {
  const lists = useRef<HTMLDivElement>(null);
  const countBefore = useRef(Infinity);
  const count = hits.length;

  useEffect(() => {
    if (count > countBefore.current) {
      firstResultIn(lists.current!.children[countBefore.current / batch]!)?.focus();
      countBefore.current = Infinity;
    }
  }, [count, batch]);

  const loadMore = () => {
    countBefore.current = count;
    onMore();
  };
  // Lists of their own: further hits of a page would push down what a reader looks at.
  const batches = useMemo(
    () =>
      Array.from({length: Math.ceil(hits.length / batch)}, (_, index) =>
        hits.slice(index * batch, (index + 1) * batch),
      ),
    [hits, batch],
  );
  return (
    <>
      <div ref={lists}>
        {batches.map((ofBatch, index) => (
          <ResultList key={index} hits={ofBatch} isContinued={index > 0} onFollow={onFollow} />
        ))}
      </div>
      {hasFailed && <Failure onRetry={onRetry} />}
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
