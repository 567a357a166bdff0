import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {areasOf} from './areas';
import {BetterElsewhere} from './BetterElsewhere';
import {MoreResults} from './MoreResults';
import {NoResults} from './NoResults';
import {normaliseQuery, shortenQuery} from './query';
import {firstResultIn, moveThroughResults, openInNewTab} from './ResultAnchor';
import {ScopeFilter} from './ScopeFilter';
import {SearchField} from './SearchField';
import styles from './SearchPageContent.lazy.module.css';
import {FailureMessage, SearchStatus, useSettled} from './SearchStatus';
import {useCurrentArea} from './useCurrentArea';
import {keyOfAnswer, useSearch} from './useSearch';
import {useSearchAddress} from './useSearchAddress';

const HITS_AT_A_TIME = 20;

/** Where a reader left the list of results. */
interface Place {
  /** How many hits were asked for. */
  readonly limit: number;
  /** Height of the list, in CSS pixels. */
  readonly height: number;
  /** How far the page was scrolled, in CSS pixels. */
  readonly scrolled: number;
}

function parsePlace(state: unknown): Place | undefined {
  const place = (state ?? {}) as Partial<Record<keyof Place, unknown>>;
  const {limit, height, scrolled} = place;
  return typeof limit === 'number' && typeof height === 'number' && typeof scrolled === 'number'
    ? {limit, height, scrolled}
    : undefined;
}

interface ReturnPlace {
  /** The place to return to; undefined for readers who come anew. */
  readonly place: Place | undefined;
  /** Notes the place in the browser's history, for the way back; `limit` as in `Place`. */
  readonly leave: (limit: number) => void;
}

/**
 * Brings readers who come back from a result to where they left the list. The browser cannot: when it
 * tries, the list is not there yet.
 *
 * @param list the element whose height is kept; give it `place.height` as its least one
 */
function useReturnPlace(list: RefObject<HTMLElement | null>): ReturnPlace {
  const history = useHistory();
  const [place] = useState(() => parsePlace(history.location.state));

  useLayoutEffect(() => {
    if (place) {
      window.scrollTo({top: place.scrolled, behavior: 'instant'});
    }
  }, [place]);

  const leave = (limit: number) => {
    const state: Place = {limit, height: list.current!.offsetHeight, scrolled: window.scrollY};
    try {
      history.replace({...history.location, state});
    } catch {
      // Browsers refuse too many changes; the way back leads to the top then.
    }
  };
  return {place, leave};
}

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
  const search = useSearch(query, areasOf(scope, current), limit, settle);
  const {answer, failure, isPending} = search;

  // Each change of it makes all metadata of the page anew.
  const titleQuery = useSettled(query, 500);
  const focusInput = () => input.current?.focus();
  const enter = (inNewTab: boolean) => {
    settle();
    if (failure) {
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
      {failure && !answer && (
        <FailureMessage
          failure={failure}
          onRetry={() => {
            search.retry();
            focusInput();
          }}
        />
      )}
      <BetterElsewhere
        answer={answer}
        onScope={(better) => {
          // The button's blur settles the address, with the scope that was.
          focusInput();
          setScope(better);
        }}
      />
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
        />
      )}
      {answer && answer.total > 0 && (
        <MoreResults
          key={keyOfAnswer(answer)}
          hits={answer.hits}
          batch={HITS_AT_A_TIME}
          hasMore={answer.hits.length < answer.total && (isPending || answer.hits.length >= limit)}
          isLoading={isPending}
          failure={failure}
          onMore={() => setExtended({query, scope, limit: limit + HITS_AT_A_TIME})}
          onRetry={search.retry}
          onFollow={() => leave(limit)}
        />
      )}
    </div>
  );
}
