import {useEffect, useId, useRef, type ReactNode} from 'react';
import type {SearchResponse} from '../../../packages/search-engine/types';
import {areasOf, labelOf, SCOPES, type Scope} from './areas.shared';
import {prepareSearch} from '../search.client';
import styles from './ScopeFilter.lazy.module.css';
import {useCurrentArea} from './useCurrentArea';

interface ScopeFilterProps {
  scope: Scope;
  /** Hits by area, where known. */
  counts: SearchResponse['counts'];
  onScope: (scope: Scope) => void;
}

/** One row of radio buttons that says where to search. */
export function ScopeFilter({scope, counts, onScope}: ScopeFilterProps): ReactNode {
  const current = useCurrentArea();
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);

  // The row scrolls sideways where it is narrow. The counts, which come later, make it wider.
  useEffect(() => {
    const filter = row.current!;
    const chosen = filter.querySelector<HTMLElement>(`[data-scope=${scope}]`)!;
    filter.scrollLeft = chosen.offsetLeft - (filter.clientWidth - chosen.offsetWidth) / 2;
  }, [scope, counts]);

  return (
    <fieldset ref={row} className={styles.filter}>
      <legend className="visually-hidden">Search in</legend>
      {SCOPES.map((choice) => (
        <label
          key={choice}
          className={styles.choice}
          data-scope={choice}
          onPointerEnter={() => prepareSearch(areasOf(choice, current))}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === scope}
            onChange={() => onScope(choice)}
          />
          <span>
            {labelOf(choice)}
            {choice !== 'all' && counts[choice] !== undefined && (
              <span className={styles.count}> {counts[choice]}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
