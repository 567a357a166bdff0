import {useEffect, useState, type ReactNode} from 'react';
import {identity} from '../../../site/identity';
import {useVersion} from '../../navigation/useVersion';
import {ShareRing} from '../../key-shares/ShareRing';
import {getSearchClient} from '../search.client';
import {areasOf, labelOf, shortenQuery, type Scope} from './query.shared';
import styles from './search.lazy.module.css';
import type {SearchAnswer, SearchState} from './useSearch';

/** The value once it has stayed the same for a while; until then the one before. */
export function useDebounced(value: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, milliseconds, value);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

const placeOf = (scope: Scope): string => (scope === 'all' ? 'all areas' : labelOf(scope));

/** One sentence on how a search stands; empty before the first answer and when asking again. */
function describe({answer, failure, isPending}: SearchState): string {
  if (failure) {
    return isPending ? '' : `Unable to fetch results. ${failure}`;
  }
  if (!answer) {
    return '';
  }
  const {total} = answer;
  const count = total === 0 ? 'No results' : total === 1 ? '1 result' : `${total} results`;
  return `${count} for "${shortenQuery(answer.query)}" in ${placeOf(answer.scope)}`;
}

/** Answers to each letter would queue up in a screen reader. */
const ANNOUNCE_AFTER_MS = 400;

/**
 * Tells how a search stands: readers of a screen reader in words, all others by a line that moves while an answer takes
 * long, and on the search page in words as well. The site's shared announcer cannot: it is outside of the dialog, where
 * nothing is read aloud while that is open.
 */
export function SearchStatus({state}: {state: SearchState}): ReactNode {
  const description = describe(state);
  const announced = useDebounced(description, ANNOUNCE_AFTER_MS);
  return (
    <>
      <p className={styles.status} aria-hidden="true">
        {state.answer?.total ? description : ''}
      </p>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
      <div className={styles.line} data-waiting={state.isPending} aria-hidden="true" />
    </>
  );
}

/** Says that no answer could be had, and lets the reader ask again. */
export function FailureMessage(props: {failure: string; onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.messageTitle}>Unable to fetch results</p>
      <p>{props.failure}</p>
      <p>
        <button type="button" className={styles.choice} onClick={props.onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}

const MOST_WORDS = 6;
const MOST_SUGGESTIONS = 3;

/** Subjects that every docs version has pages on. */
const COMMON_QUERIES = [
  'encryption',
  'session signatures',
  'access control conditions',
  'authentication',
  'wallet',
  'community',
];

/** Queries worth trying in place of one that found nothing: its words, then common ones. */
export function suggestionCandidates(query: string): readonly string[] {
  const words = (query.match(/[^\s"'`()[\]{}<>,;:!?/\\]+/g) ?? [])
    .filter((word) => word.length >= 3 && word.length <= 40)
    .slice(0, MOST_WORDS);
  const asked = query.toLowerCase();
  const candidates = [...words, ...COMMON_QUERIES].filter((text) => text.toLowerCase() !== asked);
  return [...new Set(candidates)];
}

/** Address of a new issue that says which query found nothing, and where. */
export function issueLink(query: string, scope: Scope): string {
  const parameters = new URLSearchParams({
    title: `Docs: no results for "${shortenQuery(query)}"`,
    body: `I searched the documentation (${labelOf(scope)}) for:\n\n    ${query}\n\nI expected to find: `,
  });
  return `${identity.sdkRepository}/issues/new?${parameters}`;
}

/** Other queries that find something in this scope; a reader can do without. */
function useSuggestions({query, scope}: SearchAnswer): readonly string[] {
  const version = useVersion();
  const [found, setFound] = useState<readonly string[]>([]);

  useEffect(() => {
    let isCurrent = true;
    const find = async () => {
      const client = await getSearchClient();
      const areas = areasOf(scope, version);
      const suggestions: string[] = [];
      for (const candidate of suggestionCandidates(query)) {
        const {total} = await client.search({query: candidate, areas, limit: 1});
        if (total > 0) {
          suggestions.push(candidate);
        }
        if (!isCurrent || suggestions.length === MOST_SUGGESTIONS) {
          break;
        }
      }
      setFound(suggestions);
    };
    find().catch(() => undefined);
    return () => void (isCurrent = false);
  }, [query, scope, version]);
  return found;
}

interface NoResultsProps {
  /** The component starts anew for another query or scope. */
  answer: SearchAnswer;
  onQuery: (query: string) => void;
  /** Asks for the same query in all areas. */
  onEverywhere: () => void;
}

/** Says that nothing was found, and what a reader can do about it. */
export function NoResults({answer, onQuery, onEverywhere}: NoResultsProps): ReactNode {
  const {query, scope} = answer;
  const suggestions = useSuggestions(answer);
  return (
    <div className={styles.message}>
      <ShareRing />
      <p className={styles.messageTitle}>
        No results for &quot;<strong>{shortenQuery(query)}</strong>&quot; in {placeOf(scope)}
      </p>
      {scope !== 'all' && (
        <p>
          <button type="button" className={styles.choice} onClick={onEverywhere}>
            Search all areas
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
