import {useEffect, useState, type ReactNode} from 'react';
import {labelOf, scopeOf} from './areas.shared';
import {ADVICE, type Failure} from './failure.shared';
import messages from './messages.lazy.module.css';
import {shortenQuery} from './query.shared';
import styles from './SearchStatus.lazy.module.css';
import type {SearchState} from './useSearch';

/** The value once it has stayed the same for a while; until then the one before. */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, value);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/** One sentence on how a search stands; empty before the first answer and when asking again. */
function describe({answer, failure, isPending}: SearchState): string {
  if (failure) {
    return isPending ? '' : `Unable to fetch results. ${ADVICE[failure]}`;
  }
  if (!answer) {
    return '';
  }
  const {total} = answer;
  const scope = scopeOf(answer.areas);
  const count = total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`;
  const place = scope === 'all' ? 'all areas' : labelOf(scope);
  return `${count} for "${shortenQuery(answer.query)}" in ${place}`;
}

/** Answers to each letter would queue up in a screen reader. */
const PAUSE_IN_TYPING_MS = 400;

/**
 * Tells how a search stands: readers of a screen reader in words, all others by a line that moves while an answer takes
 * long, and on the search page in words as well. The site's shared announcer cannot: it is outside of the dialog, where
 * nothing is read aloud while that is open.
 */
export function SearchStatus({state}: {state: SearchState}): ReactNode {
  const description = describe(state);
  const settled = useSettled(description, PAUSE_IN_TYPING_MS);
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        {state.answer?.total ? description : ''}
      </p>
      <p role="status" className="visually-hidden">
        {settled}
      </p>
      <div className={styles.line} data-waiting={state.isPending} aria-hidden="true" />
    </>
  );
}

/** Says that no answer could be had, and lets the reader ask again. */
export function FailureMessage(props: {failure: Failure; onRetry: () => void}): ReactNode {
  return (
    <div className={messages.message}>
      <p className={messages.title}>Unable to fetch results</p>
      <p>{ADVICE[props.failure]}</p>
      <p>
        <button type="button" className={messages.choice} onClick={props.onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}
