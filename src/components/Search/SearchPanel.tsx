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
import {opensInPlace} from './ResultAnchor';
import {ResultList} from './ResultList';
import {ScopeFilter} from './ScopeFilter';
import {writeSearchAddress} from './searchAddress';
import {SearchField} from './SearchField';
import styles from './SearchPanel.lazy.module.css';
import {SearchStatus} from './SearchStatus';
import {useCurrentArea} from './useCurrentArea';
import {useRememberedPages} from './useRememberedPages';
import {useSearch} from './useSearch';
import {Waiting} from './Waiting';

const MOST_HITS = 20;
const MOST_HITS_PER_PAGE = 4;

const asPage = ({url, area, hierarchy}: SearchHit): RememberedPage => ({
  url,
  area,
  titles: hierarchy.map(plainText),
});

/** What the search dialog holds. `onClose` closes it. */
export function SearchPanel({onClose}: {onClose: () => void}): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isAnswerToBeOpened = useRef(false);
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
    if (!isPending && isAnswerToBeOpened.current) {
      isAnswerToBeOpened.current = false;
      firstResultIn(panel.current)?.click();
    }
  }, [isPending]);

  // Snippets, which come later, would push it out of sight.
  useEffect(() => {
    panel.current?.querySelector('[data-result]:focus')?.scrollIntoView({block: 'nearest'});
  }, [answer]);

  const changeText = (changed: string) => {
    isAnswerToBeOpened.current = false;
    setText(changed);
  };
  const enter = (inNewTab: boolean) => {
    if (!query) {
      return;
    }
    if (isPending) {
      isAnswerToBeOpened.current = true;
    } else if (hasFailed) {
      search.retry();
    } else if (inNewTab) {
      openInNewTab(firstResultIn(panel.current));
    } else {
      firstResultIn(panel.current)?.click();
    }
  };
  const open = (page: RememberedPage, inPlace: boolean) => {
    remembered.noteOpened(page);
    if (inPlace) {
      onClose();
    }
  };
  const changeRemembered = (change: () => void) => {
    change();
    // The button that had the focus is gone.
    input.current?.focus();
  };

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
      <ScopeFilter scope={scope} current={current} counts={search.counts} onScope={setScope} />
      <SearchStatus state={search} />
      <Waiting isWaiting={isPending} />
      <div className={styles.body}>
        {query ? (
          <>
            {hasFailed && <Failure onRetry={search.retry} />}
            {answer?.total === 0 && (
              <NoResults
                query={answer.query}
                scope={scope}
                current={current}
                onQuery={(suggestion) => {
                  changeText(suggestion);
                  input.current?.focus();
                }}
                onScope={(wider) => {
                  setScope(wider);
                  input.current?.focus();
                }}
              />
            )}
            {answer && answer.total > 0 && (
              <ResultList
                hits={answer.hits}
                mostPerPage={MOST_HITS_PER_PAGE}
                onOpen={(hit, inPlace) => open(asPage(hit), inPlace)}
              />
            )}
          </>
        ) : (
          <>
            <RememberedList
              label="Favourites"
              pages={remembered.favourites.pages}
              onOpen={open}
              onRemove={({url}) => changeRemembered(() => remembered.favourites.remove(url))}
            />
            <RememberedList
              label="Recent"
              pages={remembered.recent.pages}
              onOpen={open}
              onKeep={(page) => changeRemembered(() => remembered.keep(page))}
              onRemove={({url}) => changeRemembered(() => remembered.recent.remove(url))}
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
            onClick={(event) => opensInPlace(event) && onClose()}
          >
            See all {answer.total} results
          </Link>
        )}
      </div>
    </div>
  );
}
