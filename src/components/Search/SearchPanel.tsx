import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import {areasOf, scopeOf, type Scope} from './areas';
import {Failure} from './Failure';
import {plainText} from './MarkedText';
import {firstResultIn, moveThroughResults, openInNewTab} from './moveThroughResults';
import {NoResults} from './NoResults';
import {normaliseQuery} from './query';
import {RememberedList} from './RememberedList';
import type {RememberedPage} from './rememberedPages';
import {ResultList} from './ResultList';
import {ScopeFilter} from './ScopeFilter';
import {writeSearchAddress} from './searchAddress';
import {SearchField} from './SearchField';
import styles from './SearchPanel.lazy.module.css';
import {SearchStatus} from './SearchStatus';
import {useCurrentArea} from './useCurrentArea';
import {useRememberedPages} from './useRememberedPages';
import {keyOfAnswer, useSearch} from './useSearch';
import {Waiting} from './Waiting';

const MOST_HITS = 20;
const MOST_HITS_PER_PAGE = 4;

const asPage = ({url, area, hierarchy}: SearchHit): RememberedPage => ({
  url,
  area,
  titles: hierarchy.map(plainText),
});

/** What the search dialog holds; `onClose` closes it. A link that is followed closes it by itself. */
export function SearchPanel({onClose}: {onClose: () => void}): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFirstToBeOpened = useRef(false);
  const current = useCurrentArea();
  const [text, setText] = useState('');
  const [scope, setScope] = useState<Scope>(current);
  const remembered = useRememberedPages();
  const searchPage = useBaseUrl('/search');

  const query = normaliseQuery(text);
  const search = useSearch(query, areasOf(scope, current), MOST_HITS);
  const {answer, hasFailed, isPending} = search;

  // Enter, pressed before the answer was there.
  useEffect(() => {
    if (!isPending && isFirstToBeOpened.current) {
      isFirstToBeOpened.current = false;
      firstResultIn(panel.current)?.click();
    }
  }, [isPending]);

  const changeText = (changed: string) => {
    isFirstToBeOpened.current = false;
    setText(changed);
  };
  const changeScope = (changed: Scope) => {
    isFirstToBeOpened.current = false;
    setScope(changed);
  };
  const enter = (inNewTab: boolean) => {
    if (!query) {
      return;
    }
    if (isPending) {
      // A new tab would have to be opened at once, or the browser blocks it.
      isFirstToBeOpened.current = !inNewTab;
    } else if (hasFailed) {
      search.retry();
    } else if (inNewTab) {
      const first = firstResultIn(panel.current);
      const hit = answer?.hits.find(({url}) => url === first?.getAttribute('href'));
      if (hit) {
        remembered.noteOpened(asPage(hit));
      }
      openInNewTab(first);
    } else {
      firstResultIn(panel.current)?.click();
    }
  };
  const focusInput = () => input.current?.focus();

  return (
    // The keys work on the input and the links in it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      className={styles.panel}
      data-searching={query !== ''}
      onKeyDown={(event) => input.current && moveThroughResults(event, input.current)}
    >
      <div role="search" className={styles.head}>
        <SearchField ref={input} text={text} onText={changeText} onEnter={enter} />
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </div>
      <ScopeFilter scope={scope} current={current} counts={search.counts} onScope={changeScope} />
      <SearchStatus state={search} />
      <Waiting isWaiting={isPending} />
      <div className={styles.body}>
        {query ? (
          <>
            {hasFailed && <Failure onRetry={search.retry} />}
            {answer?.total === 0 && (
              <NoResults
                key={keyOfAnswer(answer)}
                query={answer.query}
                scope={scope}
                current={current}
                onQuery={(suggestion) => {
                  changeText(suggestion);
                  focusInput();
                }}
                onScope={(wider) => {
                  changeScope(wider);
                  focusInput();
                }}
              />
            )}
            {answer && answer.total > 0 && (
              <ResultList
                hits={answer.hits}
                mostPerPage={MOST_HITS_PER_PAGE}
                onFollow={(hit) => remembered.noteOpened(asPage(hit))}
              />
            )}
          </>
        ) : (
          <>
            <RememberedList
              label="Favourites"
              pages={remembered.favourites.pages}
              onFollow={remembered.noteOpened}
              onRemove={({url}) => remembered.favourites.remove(url)}
              onEmpty={focusInput}
            />
            <RememberedList
              label="Recent"
              pages={remembered.recent.pages}
              onFollow={remembered.noteOpened}
              onKeep={remembered.keep}
              onRemove={({url}) => remembered.recent.remove(url)}
              onEmpty={focusInput}
            />
            <p className={styles.hint}>
              Search guides, API names and error codes. What you open is listed here, in this
              browser only.
            </p>
          </>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
        {query && answer && answer.total > 0 && !hasFailed && (
          <Link
            to={
              searchPage + writeSearchAddress({query: answer.query, scope: scopeOf(answer.areas)})
            }
          >
            {answer.total === 1 ? 'See 1 result' : `See all ${answer.total} results`}
          </Link>
        )}
      </div>
    </div>
  );
}
