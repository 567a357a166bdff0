import {PageMetadata} from '@docusaurus/theme-common';
import {useRef, useState, type ReactNode} from 'react';
import {areasOf} from './areas';
import {Failure} from './Failure';
import {MoreResults} from './MoreResults';
import {firstResultIn, moveThroughResults, openInNewTab} from './moveThroughResults';
import {NoResults} from './NoResults';
import {normaliseQuery, shortenQuery} from './query';
import {ScopeFilter} from './ScopeFilter';
import {SearchField} from './SearchField';
import styles from './SearchPageContent.lazy.module.css';
import {SearchStatus} from './SearchStatus';
import {useCurrentArea} from './useCurrentArea';
import {useReturnPlace} from './useReturnPlace';
import {keyOfAnswer, useSearch} from './useSearch';
import {useSearchAddress} from './useSearchAddress';
import {useSettled} from './useSettled';
import {Waiting} from './Waiting';

const HITS_AT_A_TIME = 20;

/** The search page's input, filter and results; its address holds query and filter. */
export function SearchPageContent(): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const current = useCurrentArea();
  const {text, scope, setText, setScope, settle} = useSearchAddress();
  const query = normaliseQuery(text);
  const {place, leave} = useReturnPlace(content);
  const [first] = useState({query, scope, limit: place?.limit ?? HITS_AT_A_TIME});
  const [extended, setExtended] = useState(first);
  const isExtended = extended.query === query && extended.scope === scope;
  const limit = isExtended ? extended.limit : HITS_AT_A_TIME;
  const isReturned = first.query === query && first.scope === scope;
  const search = useSearch(query, areasOf(scope, current), limit);
  const {answer, hasFailed, isPending} = search;

  // Each change of it makes all metadata of the page anew.
  const titleQuery = useSettled(query, 500);
  const focusInput = () => input.current?.focus();
  const enter = (inNewTab: boolean) => {
    settle();
    if (hasFailed) {
      search.retry();
    } else if (!isPending) {
      const result = firstResultIn(content.current);
      if (inNewTab) {
        openInNewTab(result);
      } else {
        result?.focus();
      }
    }
  };

  return (
    // The keys work on the input and the links in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={content}
      style={{minHeight: isReturned ? place?.height : undefined}}
      onKeyDown={(event) => input.current && moveThroughResults(event, input.current)}
      onBlur={settle}
    >
      {titleQuery && <PageMetadata title={`${shortenQuery(titleQuery)} – search`} />}
      <div role="search" className={styles.form}>
        <SearchField ref={input} text={text} onText={setText} onEnter={enter} />
        <ScopeFilter scope={scope} current={current} counts={search.counts} onScope={setScope} />
      </div>
      <SearchStatus className={styles.status} state={search} />
      <Waiting isWaiting={isPending} />
      {hasFailed && !answer && (
        <Failure
          onRetry={() => {
            search.retry();
            focusInput();
          }}
        />
      )}
      {answer?.total === 0 && (
        <NoResults
          key={keyOfAnswer(answer)}
          query={answer.query}
          scope={scope}
          current={current}
          onQuery={(suggestion) => {
            setText(suggestion);
            focusInput();
          }}
          onScope={(wider) => {
            setScope(wider);
            focusInput();
          }}
        />
      )}
      {answer && answer.total > 0 && (
        <MoreResults
          key={keyOfAnswer(answer)}
          hits={answer.hits}
          batch={HITS_AT_A_TIME}
          hasMore={answer.hits.length < answer.total && (isPending || answer.hits.length >= limit)}
          isLoading={isPending}
          hasFailed={hasFailed}
          onMore={() => setExtended({query, scope, limit: limit + HITS_AT_A_TIME})}
          onRetry={search.retry}
          onFollow={() => leave(limit)}
        />
      )}
    </div>
  );
}
