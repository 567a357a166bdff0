import {useEffect, useRef, type ReactNode} from 'react';
import type {SearchHit} from '../../../packages/search-engine/types';
import messages from './messages.lazy.module.css';
import {resultsIn} from './ResultAnchor';
import {groupHits, ResultGroup} from './ResultGroup';
import styles from './ResultList.lazy.module.css';

/** How many hits are shown, and how many more each time that more are asked for. */
export const HITS_AT_A_TIME = 20;

export interface ResultListProps {
  /** The hits that are there, best first. */
  hits: readonly SearchHit[];
  /** Others will take their place, or come in addition. */
  isPending: boolean;
  /** How many hits of one page to show; all if left out. */
  mostPerPage?: number;
  /** Asks for further hits; undefined where there are none to be had. */
  onMore?: () => void;
}

/** Hits as links, some at a time, with a button for more of them; the focus goes from it to the first one that is new. */
export function ResultList({hits, isPending, mostPerPage, onMore}: ResultListProps): ReactNode {
  const lists = useRef<HTMLDivElement>(null);
  const countBefore = useRef(Infinity);

  useEffect(() => {
    // Snippets, which come later, would push it out of sight.
    lists.current!.querySelector(':focus')?.scrollIntoView({block: 'nearest'});
    if (hits.length > countBefore.current) {
      resultsIn(lists.current!)[countBefore.current]?.focus();
      countBefore.current = Infinity;
    }
  }, [hits]);

  const loadMore = () => {
    countBefore.current = hits.length;
    onMore?.();
  };
  return (
    <>
      <div ref={lists}>
        {/* Lists of their own: further hits of a page would push down what a reader looks at. */}
        {Array.from({length: Math.ceil(hits.length / HITS_AT_A_TIME)}, (_, list) => (
          <ol key={list} className={styles.list} aria-label="Results" aria-busy={isPending}>
            {groupHits(
              hits.slice(list * HITS_AT_A_TIME, (list + 1) * HITS_AT_A_TIME),
              mostPerPage,
            ).map((ofPage, place) => (
              // By place: a group of an earlier answer may be of the same page as a new one.
              <ResultGroup key={place} hits={ofPage} isFirst={list + place === 0} />
            ))}
          </ol>
        ))}
      </div>
      {onMore && (
        <p>
          <button
            type="button"
            className={messages.choice}
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
