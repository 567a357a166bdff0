import {useEffect, useId, useRef, type ReactNode, type RefObject} from 'react';
import type {SearchResponse} from '../../../packages/search-engine/types';
import type {Area} from '../../../site/versions';
import {useVersion} from '../../navigation/useVersion';
import {isComposing} from '../keys.shared';
import {areasOf, labelOf, SCOPES, type Scope} from '../scope.shared';
import {prepareSearch} from '../search.client';
import {searchText} from '../search-text.client';
import {FailureMessage, NoResults, SearchStatus} from './messages';
import {LONGEST_QUERY} from '../query.shared';
import {BeforeTyping} from './BeforeTyping';
import {
  moveThroughResults,
  plainText,
  ResultList,
  resultsIn,
  type ResultListProps,
} from './Results';
import styles from './search.lazy.module.css';
import bar from './SearchBar.module.css';
import type {SearchState} from '../useSearch';
import {useRecentPages} from './useRecentPages';

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  onEnter: () => void;
}

/** The input, with a button that empties it. */
function SearchField({ref, text, onText, onEnter}: SearchFieldProps): ReactNode {
  // Safari leaves the caret before the text that the field starts with.
  useEffect(() => ref.current!.setSelectionRange(LONGEST_QUERY, LONGEST_QUERY), [ref]);
  return (
    <div className={`${bar.field} ${styles.field}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.5 15.5 5 5" />
      </svg>
      <input
        ref={ref}
        type="search"
        aria-label="Search docs"
        placeholder="Search docs"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_QUERY}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
            event.preventDefault();
            onEnter();
          }
        }}
      />
      {text && (
        <button
          type="button"
          className="clean-btn"
          aria-label="Clear"
          onClick={() => {
            onText('');
            ref.current?.focus();
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 7l10 10M17 7 7 17" />
          </svg>
        </button>
      )}
    </div>
  );
}

interface ScopeFilterProps {
  scope: Scope;
  /** Known numbers of hits; undefined without a query. */
  counts?: SearchResponse['counts'];
  onScope: (scope: Scope) => void;
}

/** One row of radio buttons for the scope. */
function ScopeFilter({scope, counts, onScope}: ScopeFilterProps): ReactNode {
  const version = useVersion();
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  // Searched areas reserve room for their numbers.
  const counted: readonly string[] = counts
    ? [...areasOf(scope, version), ...Object.keys(counts)]
    : [];

  // Narrow rows scroll sideways, and widen as counts come.
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
          className={styles.scope}
          data-scope={choice}
          onPointerEnter={() => prepareSearch(choice, version)}
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === scope}
            onChange={() => onScope(choice)}
          />
          {labelOf(choice)}
          {counted.includes(choice) && (
            <span className={styles.count}>{` ${counts![choice as Area] ?? ''}`}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

interface SearchViewProps extends Pick<ResultListProps, 'mostPerPage'> {
  text: string;
  onText: (text: string) => void;
  scope: Scope;
  onScope: (scope: Scope) => void;
  query: string;
  /** The search for this query and scope. */
  search: SearchState;
  /** Enter was pressed in the input, and the first result is there. */
  onEnter: (first: HTMLAnchorElement) => void;
  besideInput?: ReactNode;
}

/** Input, filter and results: the search box and the search page. */
export function SearchView(props: SearchViewProps): ReactNode {
  const {text, onText, scope, onScope, query, search, onEnter} = props;
  const {answer, failure, isPending, retry} = search;
  const recent = useRecentPages();
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  /** Without an answer, the links are to other pages. */
  const firstResult = () => (answer?.total ? resultsIn(view.current!)[0] : undefined);
  /** Enter was pressed before the answer came. */
  const isFirstWanted = useRef(searchText().isSubmitted);

  useEffect(() => void (body.current!.scrollTop = 0), [query, scope]);
  useEffect(() => () => void (isFirstWanted.current = false), [text, scope]);
  useEffect(() => {
    if (isFirstWanted.current && !isPending) {
      isFirstWanted.current = false;
      const first = firstResult();
      if (first) {
        onEnter(first);
      }
    }
  });

  /** Remembers a result that is followed, be it to a new tab. */
  const follow = (target: Element) => {
    const address = target.closest('[data-result]')?.getAttribute('href');
    const hit = answer?.hits.find(({url}) => url === address);
    if (hit) {
      const {url, area, hierarchy} = hit;
      recent.add({url, area, titles: hierarchy.map(plainText)});
    }
  };
  const enter = () => {
    const first = firstResult();
    isFirstWanted.current = isPending;
    if (!isPending && failure) {
      retry();
    } else if (!isPending && first) {
      onEnter(first);
    }
  };

  return (
    // The keys and clicks are those of the input and the links in it.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
    <div
      ref={view}
      className={styles.view}
      data-searching={query !== ''}
      onKeyDown={(event) => moveThroughResults(event, input.current!)}
      onClickCapture={({target}) => follow(target as Element)}
    >
      <div role="search" className={styles.head}>
        <SearchField ref={input} text={text} onText={onText} onEnter={enter} />
        {props.besideInput}
      </div>
      <ScopeFilter scope={scope} counts={query ? search.counts : undefined} onScope={onScope} />
      <SearchStatus state={search} />
      <div ref={body} className={styles.body}>
        {!query && (
          <BeforeTyping
            pages={recent.pages}
            onRemove={(url) => {
              recent.remove(url);
              input.current!.focus();
            }}
          />
        )}
        {answer?.total === 0 && (
          <NoResults
            key={`${answer.scope} ${answer.query}`}
            answer={answer}
            onSearchAll={() => {
              onScope('all');
              input.current!.focus();
            }}
          />
        )}
        {answer && answer.total > 0 && (
          <ResultList hits={answer.hits} isPending={isPending} mostPerPage={props.mostPerPage} />
        )}
        {failure && (
          <FailureMessage
            failure={failure}
            onRetry={() => {
              retry();
              input.current!.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}
