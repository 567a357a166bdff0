import {Fragment, useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import type {Area, SearchHit} from '../../../plugins/search/types';
import type {Scope} from './areas';
import {BetterElsewhere} from './BetterElsewhere';
import {NoResults} from './NoResults';
import {normaliseQuery} from './query';
import {moveThroughResults, resultsIn} from './ResultAnchor';
import {Results} from './Results';
import {ScopeFilter} from './ScopeFilter';
import {SearchField} from './SearchField';
import {FailureMessage, SearchStatus} from './SearchStatus';
import styles from './SearchView.lazy.module.css';
import {keyOfAnswer, type SearchState} from './useSearch';

interface SearchViewProps {
  text: string;
  onText: (text: string) => void;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** The area that the reader is in. */
  current: Area;
  /** How the search for this text and scope stands. */
  search: SearchState;
  /** Enter was pressed in the input; the first result is what it leads to, once it is there. */
  onEnter: (first: HTMLAnchorElement) => void;
  /** A result is followed, be it to a new tab or window. */
  onFollow: (hit: SearchHit) => void;
  /** How many hits of one page to show; all if left out. */
  mostPerPage?: number;
  /** Asks for further hits; undefined where there are none to be had. */
  onMore?: () => void;
  /** Stands beside the input. */
  besideInput?: ReactNode;
  /** Stands in the place of results before anything is typed. */
  beforeTyping?: ReactNode;
}

/** Input, filter and what was found: the search box and the search page. */
export function SearchView({
  text,
  onText,
  scope,
  onScope,
  current,
  search,
  onEnter,
  onFollow,
  mostPerPage,
  onMore,
  besideInput,
  beforeTyping,
}: SearchViewProps): ReactNode {
  const view = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFirstWanted = useRef(false);
  const {answer, failure, isPending, retry} = search;
  const query = normaliseQuery(text);

  const enterAwaited = useEffectEvent(() => {
    const [first] = resultsIn(view.current!);
    if (isFirstWanted.current && first) {
      onEnter(first);
    }
    isFirstWanted.current = false;
  });
  // Enter, pressed before the answer was there.
  useEffect(() => {
    if (!isPending) {
      enterAwaited();
    }
  }, [isPending]);

  const focusInput = () => input.current!.focus();
  const changeText = (changed: string) => {
    isFirstWanted.current = false;
    onText(changed);
  };
  const changeScope = (changed: Scope) => {
    isFirstWanted.current = false;
    onScope(changed);
  };
  const askAgain = () => {
    retry();
    focusInput();
  };
  const enter = (inNewTab: boolean) => {
    const [first] = resultsIn(view.current!);
    const hit = answer?.hits.find(({url}) => url === first?.getAttribute('href'));
    if (isPending) {
      // A new tab would have to be opened at once, or the browser blocks it.
      isFirstWanted.current = !inNewTab;
    } else if (failure) {
      retry();
    } else if (inNewTab && hit) {
      onFollow(hit);
      window.open(hit.url, '_blank', 'noopener');
    } else if (hit) {
      onEnter(first!);
    }
  };

  return (
    // The keys work on the input and the links in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={view}
      className={styles.view}
      data-searching={query !== ''}
      onKeyDown={(event) => moveThroughResults(event, input.current!)}
    >
      <div role="search" className={styles.head}>
        <SearchField ref={input} text={text} onText={changeText} onEnter={enter} />
        {besideInput}
      </div>
      <ScopeFilter scope={scope} current={current} counts={search.counts} onScope={changeScope} />
      <SearchStatus state={search} />
      <div className={styles.body}>
        {!query && beforeTyping}
        {failure && !answer && <FailureMessage failure={failure} onRetry={askAgain} />}
        {answer && (
          <Fragment key={keyOfAnswer(answer)}>
            <BetterElsewhere
              answer={answer}
              onScope={(better) => {
                // What the page does as the focus leaves the button is about the scope that was.
                focusInput();
                changeScope(better);
              }}
            />
            {answer.total === 0 && (
              <NoResults
                query={answer.query}
                scope={scope}
                current={current}
                onQuery={(suggestion) => {
                  changeText(suggestion);
                  focusInput();
                }}
              />
            )}
          </Fragment>
        )}
        {answer && answer.total > 0 && (
          <Results
            hits={answer.hits}
            isPending={isPending}
            mostPerPage={mostPerPage}
            onFollow={onFollow}
            onMore={onMore}
          />
        )}
        {failure && answer && <FailureMessage failure={failure} onRetry={retry} />}
      </div>
    </div>
  );
}
