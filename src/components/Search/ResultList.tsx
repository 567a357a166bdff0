import {memo, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import {AreaBadge} from './AreaBadge';
import {groupHits, type HitGroup} from './groupHits';
import {MarkedText} from './MarkedText';
import {ResultLink} from './ResultLink';
import styles from './ResultList.lazy.module.css';

/** How many pages are shown anew in one frame; all at once would keep a slow device busy too long. */
const GROUPS_PER_FRAME = 2;

interface ResultListProps {
  hits: readonly SearchHit[];
  /** How many hits of one page to show; all if left out. */
  mostPerPage?: number;
  /** The list goes on where another one ends, so that its first result is not the first of all. */
  isContinued?: boolean;
  /** A result is followed, be it to a new tab or window. */
  onFollow?: (hit: SearchHit) => void;
}

interface GroupProps extends Pick<ResultListProps, 'onFollow'> {
  group: HitGroup;
  /** It has the first result of all, which Enter in the input leads to. */
  isFirst: boolean;
}

/** The page, as a link where it is a hit itself, and its sections. */
const Group = memo(function Group({
  group: {page, sections},
  isFirst,
  onFollow,
}: GroupProps): ReactNode {
  const first = page ?? sections[0]!;
  const {area, hierarchy} = first;
  return (
    <li className={styles.group}>
      <div className={styles.page}>
        {page ? (
          <ResultLink hit={page} isFirst={isFirst} onFollow={onFollow} />
        ) : (
          <span className={styles.title}>
            <MarkedText parts={hierarchy[0]!} />
          </span>
        )}
        {/* Each link says it, too. */}
        <span className={styles.area} aria-hidden="true">
          <AreaBadge area={area} />
        </span>
      </div>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.id}>
              <ResultLink hit={hit} isFirst={isFirst && hit === first} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

/**
 * Groups that take the place of earlier ones from the top down, some in each frame, so that a new
 * answer shows at once and nothing is blank meanwhile.
 *
 * @returns what to show now, and whether these are the new groups alone
 */
function useGradually(groups: readonly HitGroup[]): {shown: HitGroup[]; isWhole: boolean} {
  const [state, setState] = useState({groups, count: GROUPS_PER_FRAME, earlier: [] as HitGroup[]});
  const shown = useMemo(
    () => [...state.groups.slice(0, state.count), ...state.earlier.slice(state.count)],
    [state],
  );
  const isWhole = state.count >= Math.max(state.groups.length, state.earlier.length);

  if (state.groups !== groups) {
    setState({groups, count: GROUPS_PER_FRAME, earlier: shown});
  }
  useEffect(() => {
    if (isWhole) {
      return;
    }
    const frame = requestAnimationFrame(() =>
      setState({...state, count: state.count + GROUPS_PER_FRAME}),
    );
    return () => cancelAnimationFrame(frame);
  }, [isWhole, state]);

  return {shown, isWhole};
}

/** Hits as links, those of one page together. */
export function ResultList({
  hits,
  mostPerPage,
  isContinued = false,
  onFollow,
}: ResultListProps): ReactNode {
  const groups = useMemo(() => groupHits(hits, mostPerPage), [hits, mostPerPage]);
  const {shown, isWhole} = useGradually(groups);
  const list = useRef<HTMLOListElement>(null);

  // Snippets, which come later, would push it out of sight.
  useEffect(() => {
    list.current!.querySelector(':focus')?.scrollIntoView({block: 'nearest'});
  }, [shown]);

  return (
    <ol ref={list} className={styles.list} aria-label="Results" aria-busy={!isWhole}>
      {shown.map((group, index) => (
        // By place: a group of an earlier answer may be of the same page as a new one.
        <Group
          key={index}
          group={group}
          isFirst={index === 0 && !isContinued}
          onFollow={onFollow}
        />
      ))}
    </ol>
  );
}
