import type {ReactNode} from 'react';
import {SCOPE_LABELS, scopeOf} from './areas';
import {shortenQuery} from './query';
import type {SearchState} from './useSearch';
import {useSettled} from './useSettled';

/** One sentence on how a search stands; empty before the first answer and when asking again. */
function describe({answer, hasFailed, isPending}: SearchState): string {
  if (hasFailed) {
    return isPending
      ? ''
      : 'Unable to fetch results. You might want to check your network connection.';
  }
  if (!answer) {
    return '';
  }
  const {total} = answer;
  const scope = scopeOf(answer.areas);
  const count = total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`;
  const place = scope === 'all' ? 'all areas' : SCOPE_LABELS[scope];
  return `${count} for "${shortenQuery(answer.query)}" in ${place}`;
}

/** Answers to each letter would queue up in a screen reader. */
const PAUSE_IN_TYPING_MS = 400;

interface SearchStatusProps {
  state: SearchState;
  /** Class of the line that shows it; nothing is shown if left out. */
  className?: string;
}

/**
 * Tells readers of a screen reader how a search stands. The site's shared announcer cannot: it is
 * outside of the dialog, where nothing is read aloud while the dialog is open.
 */
export function SearchStatus({state, className}: SearchStatusProps): ReactNode {
  const description = describe(state);
  const settled = useSettled(description, PAUSE_IN_TYPING_MS);
  return (
    <>
      {className && (
        <p className={className} aria-hidden="true">
          {description}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {settled}
      </p>
    </>
  );
}
