import {Fragment, useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import type {SearchHit} from '../../../packages/search-engine/types';
import type {Scope} from './areas.shared';
import {BetterElsewhere} from './BetterElsewhere';
import {NoResults} from './NoResults';
import {normaliseQuery} from './query.shared';
import {moveThroughResults, resultsIn} from './ResultAnchor';
import {FollowContext} from './ResultGroup';
import {ResultList, type ResultListProps} from './ResultList';
import {ScopeFilter} from './ScopeFilter';
import {SearchField} from './SearchField';
import {FailureMessage, SearchStatus} from './SearchStatus';
import styles from './SearchView.lazy.module.css';
import {keyOfAnswer, type SearchState} from './useSearch';

interface SearchViewProps extends Pick<ResultListProps, 'mostPerPage' | 'onMore'> {
  text: string;
  onText: (text: string) => void;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** How the search for this text and scope stands. */
  search: SearchState;
  /** Enter was pressed in the input; the first result is what it leads to, once it is there. */
  onEnter: (first: HTMLAnchorElement) => void;
  /** A result is followed, be it to a new tab or window. */
  onFollow: (hit: SearchHit) => void;
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
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
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
      <ScopeFilter scope={scope} counts={search.counts} onScope={onScope} />
      <SearchStatus state={search} />
      <div className={styles.body}>
        {!query && props.beforeTyping}
        {answer && (
          <Fragment key={keyOfAnswer(answer)}>
            <BetterElsewhere
              answer={answer}
              onScope={(better) => {
                // What the page does as the focus leaves the button is about the scope that was.
                focusInput();
                onScope(better);
              }}
            />
            {answer.total === 0 && (
              <NoResults
                answer={answer}
                onQuery={(suggestion) => {
                  onText(suggestion);
                  focusInput();
                }}
              />
            )}
          </Fragment>
        )}
        {answer && answer.total > 0 && (
          <FollowContext value={onFollow}>
            <ResultList
              hits={answer.hits}
              isPending={isPending}
              mostPerPage={props.mostPerPage}
              onMore={props.onMore}
            />
          </FollowContext>
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
