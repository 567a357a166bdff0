import {useEffect, useState, type ReactNode} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import {AreaBadge} from './AreaBadge';
import {groupHits, type HitGroup} from './groupHits';
import {MarkedText} from './MarkedText';
import {ResultLink} from './ResultLink';
import styles from './ResultList.lazy.module.css';

/** How many pages are added in one frame; all at once would keep a slow device busy for too long. */
const GROUPS_PER_FRAME = 3;

interface ResultListProps {
  hits: readonly SearchHit[];
  /** How many hits of one page to show; all if left out. */
  mostPerPage?: number;
  /** A result is followed; `inPlace` if not to a new tab or window. */
  onOpen?: (hit: SearchHit, inPlace: boolean) => void;
}

interface GroupProps extends Pick<ResultListProps, 'onOpen'> {
  group: HitGroup;
  isFirst: boolean;
}

/** The page, as a link where it is a hit itself, and its sections. */
function Group({group: {page, sections}, isFirst, onOpen}: GroupProps): ReactNode {
  const first = page ?? sections[0]!;
  const {area, hierarchy} = first;
  return (
    <li className={styles.group}>
      <div className={styles.page}>
        {page ? (
          <ResultLink hit={page} isFirst={isFirst} onOpen={onOpen} />
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
              <ResultLink hit={hit} isFirst={isFirst && hit === first} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Hits as links, those of one page together. */
export function ResultList({hits, mostPerPage, onOpen}: ResultListProps): ReactNode {
  const [shown, setShown] = useState(GROUPS_PER_FRAME);
  const groups = groupHits(hits, mostPerPage);
  const isWhole = shown >= groups.length;

  useEffect(() => {
    if (isWhole) {
      return;
    }
    const frame = requestAnimationFrame(() => setShown(shown + GROUPS_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [isWhole, shown]);

  return (
    <ol className={styles.list} aria-busy={!isWhole}>
      {groups.slice(0, shown).map((group, index) => (
        <Group key={group.url} group={group} isFirst={index === 0} onOpen={onOpen} />
      ))}
    </ol>
  );
}
