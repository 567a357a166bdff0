import {useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject} from 'react';
import type {SearchResponse} from '../../../packages/search-engine/types';
import type {Area} from '../../../site/versions';
import {useVersion} from '../../navigation/useVersion';
import {prepareSearch} from '../search.client';
import {isComposing} from '../keys.shared';
import {FailureMessage, NoResults, SearchStatus} from './messages';
import {areasOf, labelOf, LONGEST_QUERY, normaliseQuery, SCOPES, type Scope} from './query.shared';
import {moveThroughResults, ResultList, resultsIn, type ResultListProps} from './Results';
import styles from './search.lazy.module.css';
import type {SearchState} from './useSearch';

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Enter was pressed; with Ctrl or Cmd, as for a link, for a new tab. */
  onEnter: (inNewTab: boolean) => void;
}

/** The input, with a button that empties it. */
function SearchField({ref, text, onText, onEnter}: SearchFieldProps): ReactNode {
  // Safari would put what is typed on before what the field starts with.
  useEffect(() => {
    const {value} = ref.current!;
    ref.current!.setSelectionRange(value.length, value.length);
  }, [ref]);
  return (
    <div className={styles.field}>
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
            onEnter(event.ctrlKey || event.metaKey);
          }
        }}
      />
      {text && (
        <button
          type="button"
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
  /** Hits by area, where known; undefined where nothing is searched. */
  counts?: SearchResponse['counts'];
  onScope: (scope: Scope) => void;
}

/** One row of radio buttons that says where to search. */
function ScopeFilter({scope, counts, onScope}: ScopeFilterProps): ReactNode {
  const version = useVersion();
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);

  // Those that are searched have room for their number before it comes.
  const counted: readonly string[] = counts
    ? [...areasOf(scope, version), ...Object.keys(counts)]
    : [];

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
          <span>
            {labelOf(choice)}
            {counted.includes(choice) && (
              <span className={styles.count}> {counts![choice as Area]}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SearchViewProps extends Pick<ResultListProps, 'mostPerPage' | 'onFollow' | 'onMore'> {
  text: string;
  onText: (text: string) => void;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** How the search for this text and scope stands. */
  search: SearchState;
  /** Enter was pressed in the input; the first result is what it leads to, once it is there. */
  onEnter: (first: HTMLAnchorElement) => void;
  /** Stands beside the input. */
  besideInput?: ReactNode;
  /** Stands in the place of results before anything is typed. */
  beforeTyping?: ReactNode;
}

/** Input, filter and what was found: the search box and the search page. */
export function SearchView(props: SearchViewProps): ReactNode {
  const {text, onText, scope, onScope, search, onEnter, onFollow} = props;
  const {answer, failure, isPending, retry} = search;
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const query = normaliseQuery(text);
  /** Enter was pressed before the answer was there. */
  const isFirstWanted = useRef(false);

  useEffect(() => () => void (isFirstWanted.current = false), [text, scope]);
  const enterAwaited = useEffectEvent(() => {
    const [first] = resultsIn(view.current!);
    if (isFirstWanted.current && first) {
      onEnter(first);
    }
    isFirstWanted.current = false;
  });
  useEffect(() => {
    if (!isPending) {
      enterAwaited();
    }
  }, [isPending]);

  const focusInput = () => input.current!.focus();
  const enter = (inNewTab: boolean) => {
    const [first] = resultsIn(view.current!);
    const hit = answer?.hits.find(({url}) => url === first?.getAttribute('href'));
    if (isPending) {
      // A new tab would have to be opened at once, or the browser blocks it.
      isFirstWanted.current = !inNewTab;
    } else if (failure) {
      retry();
    } else if (hit && inNewTab) {
      onFollow(hit);
      window.open(hit.url, '_blank', 'noopener');
    } else if (hit) {
      onEnter(first!);
    }
  };

  return (
    // The keys work on the input and the links in it.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div
      ref={view}
      className={styles.view}
      data-searching={query !== ''}
      onKeyDown={(event) => moveThroughResults(event, input.current!)}
    >
      <div role="search" className={styles.head}>
        <SearchField ref={input} text={text} onText={onText} onEnter={enter} />
        {props.besideInput}
      </div>
      <ScopeFilter scope={scope} counts={query ? search.counts : undefined} onScope={onScope} />
      <SearchStatus state={search} />
      <div className={styles.body}>
        {!query && props.beforeTyping}
        {answer?.total === 0 && (
          <NoResults
            key={`${answer.scope} ${answer.query}`}
            answer={answer}
            onQuery={(suggestion) => {
              onText(suggestion);
              focusInput();
            }}
            onEverywhere={() => {
              onScope('all');
              focusInput();
            }}
          />
        )}
        {answer && answer.total > 0 && (
          <ResultList
            hits={answer.hits}
            isPending={isPending}
            mostPerPage={props.mostPerPage}
            onFollow={onFollow}
            onMore={props.onMore}
          />
        )}
        {failure && (
          <FailureMessage
            failure={failure}
            onRetry={() => {
              retry();
              if (!answer) {
                focusInput();
              }
            }}
          />
        )}
      </div>
    </div>
  );
}
