import {useEffect, useState, type ReactNode} from 'react';
import {getSearchClient} from '../search.client';
import type {Area} from '../../../site/versions';
import {identity} from '../../../site/identity';
import {ShareRing} from '../../key-shares/ShareRing';
import {labelOf, scopeOf, type Scope} from './areas.shared';
import styles from './messages.lazy.module.css';
import {shortenQuery} from './query.shared';
import type {SearchAnswer} from './useSearch';

const SHORTEST_WORD = 3;
const LONGEST_WORD = 40;
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
  const words = query
    .split(/[\s"'`()[\]{}<>,;:!?/\\]+/)
    .filter((word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD)
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

/** Other queries that find something in these areas. */
function useSuggestions(query: string, areas: readonly Area[]): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([]);
  const list = areas.join();

  useEffect(() => {
    let isCurrent = true;
    const searched = list.split(',') as Area[];
    const find = async () => {
      const client = await getSearchClient();
      const suggestions: string[] = [];
      for (const candidate of suggestionCandidates(query)) {
        const {total} = await client.search({query: candidate, areas: searched, limit: 1});
        if (total > 0) {
          suggestions.push(candidate);
        }
        if (!isCurrent || suggestions.length === MOST_SUGGESTIONS) {
          break;
        }
      }
      setFound(suggestions);
    };
    // A reader can do without.
    find().catch(() => undefined);
    return () => void (isCurrent = false);
  }, [query, list]);
  return found;
}

interface NoResultsProps {
  answer: SearchAnswer;
  onQuery: (query: string) => void;
}

/** Says that nothing was found, and what a reader can do about it. */
export function NoResults({answer: {query, areas}, onQuery}: NoResultsProps): ReactNode {
  const suggestions = useSuggestions(query, areas);

  return (
    <div className={styles.message}>
      <ShareRing />
      <p className={styles.title}>
        No results for &quot;<strong>{shortenQuery(query)}</strong>&quot;
      </p>
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
        <a href={issueLink(query, scopeOf(areas))} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}
