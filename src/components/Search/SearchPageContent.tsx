import {useRef, type ReactNode} from 'react';
import {areasOf} from './areas';
import {Failure} from './Failure';
import {MoreResults} from './MoreResults';
import {firstResultIn, moveThroughResults, openInNewTab} from './moveThroughResults';
import {NoResults} from './NoResults';
import {normaliseQuery} from './query';
import {ScopeFilter} from './ScopeFilter';
import {SearchField} from './SearchField';
import styles from './SearchPageContent.lazy.module.css';
import {SearchStatus} from './SearchStatus';
import {useCurrentArea} from './useCurrentArea';
import {useSearch} from './useSearch';
import {useSearchAddress} from './useSearchAddress';
import {Waiting} from './Waiting';

const HITS_AT_A_TIME = 20;

/** The search page's input, filter and results; its address holds query and filter. */
export function SearchPageContent(): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const current = useCurrentArea();
  const {text, scope, setText, setScope, settle} = useSearchAddress();
  const search = useSearch(normaliseQuery(text), areasOf(scope, current), HITS_AT_A_TIME);
  const {answer, hasFailed, isPending} = search;

  const enter = (inNewTab: boolean) => {
    settle();
    if (hasFailed) {
      search.retry();
    } else if (!isPending) {
      const first = firstResultIn(content.current);
      if (inNewTab) {
        openInNewTab(first);
      } else {
        first?.focus();
      }
    }
  };

  return (
    // The keys work on the input and the links in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={content}
      onKeyDown={(event) => input.current && moveThroughResults(event, input.current)}
      onBlur={settle}
    >
      <div role="search" className={styles.form}>
        <SearchField ref={input} text={text} onText={setText} onEnter={enter} />
        <ScopeFilter scope={scope} current={current} counts={search.counts} onScope={setScope} />
      </div>
      <SearchStatus className={styles.status} state={search} />
      <Waiting isWaiting={isPending} />
      {hasFailed && <Failure onRetry={search.retry} />}
      {answer?.total === 0 && (
        <NoResults
          query={answer.query}
          scope={scope}
          current={current}
          onQuery={(suggestion) => {
            setText(suggestion);
            input.current?.focus();
          }}
          onScope={setScope}
        />
      )}
      {answer && answer.total > 0 && <MoreResults answer={answer} limit={HITS_AT_A_TIME} />}
    </div>
  );
}
