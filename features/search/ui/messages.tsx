import {useEffect, useState, type ReactNode} from 'react';
import {identity} from '../../../site/identity';
import {ShareRing} from '../../key-shares/ShareRing';
import {labelOf, type Scope} from '../scope.shared';
import {StartHere} from './BeforeTyping';
import {shortenQuery} from '../query.shared';
import styles from './search.lazy.module.css';
import type {SearchAnswer, SearchState} from '../useSearch';

const describeScope = (scope: Scope): string => (scope === 'all' ? 'all areas' : labelOf(scope));

/** One sentence on the state; empty before the first answer and during a retry. */
function describe({answer, failure, isPending}: SearchState): string {
  if (failure) {
    return isPending ? '' : `Unable to fetch results. ${failure}`;
  }
  if (!answer) {
    return '';
  }
  const {total} = answer;
  const count = total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`;
  return `${count} for "${shortenQuery(answer.query)}" in ${describeScope(answer.scope)}`;
}

/** Answers to each letter would queue up in a screen reader. */
const ANNOUNCE_AFTER_MS = 400;

/**
 * Shows the state: in words for screen readers, and on the search page for all; a line moves while an answer takes long.
 * The site's shared announcer is outside of the dialog, where screen readers read nothing while that is open.
 */
export function SearchStatus({state}: {state: SearchState}): ReactNode {
  const description = describe(state);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(setAnnounced, ANNOUNCE_AFTER_MS, description);
    return () => clearTimeout(timer);
  }, [description]);

  return (
    <>
      <div className={styles.status} aria-hidden="true">
        {state.answer?.total ? description : ''}
      </div>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      {state.isPending && <div className={styles.line} data-waiting="true" />}
    </>
  );
}

export function FailureMessage(props: {failure: string; onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>Unable to fetch results</p>
      <p>{props.failure}</p>
      <p>
        <button type="button" className={`button ${styles.choice}`} onClick={props.onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}

/** Address of a new issue about a query without results. */
export function issueLink(query: string, scope: Scope): string {
  const parameters = new URLSearchParams({
    title: `Docs: no results for "${shortenQuery(query)}"`,
    body: `I searched the documentation (${labelOf(scope)}) for:\n\n    ${query}\n\nI expected to find: `,
  });
  return `${identity.sdkRepository}/issues/new?${parameters}`;
}

interface NoResultsProps {
  answer: SearchAnswer;
  onSearchAll: () => void;
}

/** Reports that nothing was found, and leads on. */
export function NoResults({answer: {query, scope}, onSearchAll}: NoResultsProps): ReactNode {
  return (
    <>
      <div className={styles.message}>
        <ShareRing />
        <p className={styles.messageTitle}>
          No results for &quot;<strong>{shortenQuery(query)}</strong>&quot; in{' '}
          {describeScope(scope)}
        </p>
        {scope !== 'all' && (
          <p>
            <button type="button" className={`button ${styles.choice}`} onClick={onSearchAll}>
              Search all areas
            </button>
          </p>
        )}
        <p>
          Believe this query should return results?{' '}
          <a href={issueLink(query, scope)} target="_blank" rel="noopener noreferrer">
            Let us know.
          </a>
        </p>
      </div>
      <StartHere />
    </>
  );
}
