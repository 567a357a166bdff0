import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import type {Failure} from './failure';
import styles from './messages.lazy.module.css';
import {firstResultIn} from './ResultAnchor';
import {ResultList} from './ResultList';
import {FailureMessage} from './SearchStatus';

interface MoreResultsProps {
  /** The hits that are there, best first. */
  hits: readonly SearchHit[];
  /** How many hits come at a time. */
  batch: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the newest hits that were asked for did not come. */
  failure?: Failure;
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
  failure,
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
      {failure && <FailureMessage failure={failure} onRetry={onRetry} />}
      {hasMore && !failure && (
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
