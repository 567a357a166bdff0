import type {ReactNode} from 'react';
import {SCOPE_LABELS, scopeOf} from './areas';
import {shortenQuery} from './query';
import type {SearchState} from './useSearch';

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

interface SearchStatusProps {
  state: SearchState;
  className?: string;
}

/**
 * Tells readers of a screen reader how a search stands. The site's shared announcer cannot: it is
 * outside of the dialog, where nothing is read aloud while the dialog is open.
 */
export function SearchStatus({state, className}: SearchStatusProps): ReactNode {
  return (
    <p role="status" className={className ?? 'visually-hidden'}>
      {describe(state)}
    </p>
  );
}
