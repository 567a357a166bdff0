import type {ReactNode} from 'react';
import {areasOf, type Scope} from './areas';
import type {Area} from '../../../plugins/search/types';
import {issueLink} from './issueLink';
import styles from './messages.lazy.module.css';
import {shortenQuery} from './query';
import {useSuggestions} from './useSuggestions';
import {useTotalElsewhere} from './useTotalElsewhere';

interface NoResultsProps {
  query: string;
  scope: Scope;
  current: Area;
  onQuery: (query: string) => void;
  onScope: (scope: Scope) => void;
}

/** Says that nothing was found, and what a reader can do about it. */
export function NoResults({query, scope, current, onQuery, onScope}: NoResultsProps): ReactNode {
  const areas = areasOf(scope, current);
  const suggestions = useSuggestions(query, areas);
  const elsewhere = useTotalElsewhere(query, areas);

  return (
    <div className={styles.message}>
      <p className={styles.title}>
        No results for &quot;<strong>{shortenQuery(query)}</strong>&quot;
      </p>
      {elsewhere > 0 && (
        <p>
          <button type="button" className={styles.choice} onClick={() => onScope('all')}>
            {elsewhere === 1 ? 'See 1 result' : `See ${elsewhere} results`} in other areas
          </button>
        </p>
      )}
      {suggestions.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul className={styles.choices}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.choice} onClick={() => onQuery(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={issueLink(query, scope)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
