import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type {SearchHit} from '../../../plugins/search/types';
import {areasOf, scopeOf, type Scope} from './areas';
import {BetterElsewhere} from './BetterElsewhere';
import {asksForSearch, isComposing} from './keys';
import {NoResults} from './NoResults';
import {normaliseQuery, writeSearchAddress} from './query';
import {RememberedPages, useRememberedPages, type RememberedPage} from './RememberedPages';
import {firstResultIn, moveThroughResults, openInNewTab} from './ResultAnchor';
import {plainText, ResultList} from './ResultList';
import {ScopeFilter} from './ScopeFilter';
import styles from './SearchDialog.lazy.module.css';
import {SearchField} from './SearchField';
import {FailureMessage, SearchStatus} from './SearchStatus';
import {startingPages} from './startingPages';
import {useCurrentArea, useStartScope} from './useCurrentArea';
import {keyOfAnswer, useSearch} from './useSearch';

const MOST_HITS = 20;
const MOST_HITS_PER_PAGE = 4;

const asPage = ({url, area, hierarchy}: SearchHit): RememberedPage => ({
  url,
  area,
  titles: hierarchy.map(plainText),
});

interface PanelProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** What the dialog holds. A link that is followed closes it by itself. */
function SearchPanel({text, onText, onClose}: PanelProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFirstToBeOpened = useRef(false);
  const current = useCurrentArea();
  const [scope, setScope] = useState<Scope>(useStartScope());
  const remembered = useRememberedPages();
  const {withBaseUrl} = useBaseUrlUtils();

  const query = normaliseQuery(text);
  const search = useSearch(query, areasOf(scope, current), MOST_HITS);
  const {answer, failure, isPending} = search;

  // Enter, pressed before the answer was there.
  useEffect(() => {
    if (!isPending && isFirstToBeOpened.current) {
      isFirstToBeOpened.current = false;
      firstResultIn(panel.current)?.click();
    }
  }, [isPending]);

  const changeText = (changed: string) => {
    isFirstToBeOpened.current = false;
    onText(changed);
  };
  const changeScope = (changed: Scope) => {
    isFirstToBeOpened.current = false;
    setScope(changed);
  };
  const note = (hit: SearchHit) => remembered.noteOpened(asPage(hit));
  const enter = (inNewTab: boolean) => {
    const first = firstResultIn(panel.current);
    if (!query) {
      return;
    }
    if (isPending) {
      // A new tab would have to be opened at once, or the browser blocks it.
      isFirstToBeOpened.current = !inNewTab;
    } else if (failure) {
      search.retry();
    } else if (inNewTab) {
      answer?.hits.filter(({url}) => url === first?.getAttribute('href')).forEach(note);
      openInNewTab(first);
    } else {
      first?.click();
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
      <div className={styles.body}>
        {query ? (
          <>
            {failure && <FailureMessage failure={failure} onRetry={search.retry} />}
            <BetterElsewhere
              answer={answer}
              onScope={(better) => {
                changeScope(better);
                focusInput();
              }}
            />
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
              />
            )}
            {answer && answer.total > 0 && (
              <ResultList
                hits={answer.hits}
                isPending={isPending}
                mostPerPage={MOST_HITS_PER_PAGE}
                onFollow={note}
              />
            )}
          </>
        ) : (
          <>
            <RememberedPages
              remembered={remembered}
              starting={startingPages(scope).map(({area, path, label}) => ({
                url: withBaseUrl(path),
                area,
                titles: [label],
              }))}
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
        {query && answer && answer.total > 0 && !failure && (
          <Link
            to={
              withBaseUrl('/search') +
              writeSearchAddress({query: answer.query, scope: scopeOf(answer.areas)})
            }
          >
            {answer.total === 1 ? 'See 1 result' : `See all ${answer.total} results`}
          </Link>
        )}
      </div>
    </div>
  );
}

const isOnBackdrop = ({target, currentTarget}: PointerEvent | MouseEvent): boolean =>
  target === currentTarget;

interface SearchDialogProps extends PanelProps {
  isOpen: boolean;
}

/** The search box over the page, which neither focus nor pointer nor screen reader reaches meanwhile. */
export function SearchDialog({isOpen, ...panel}: SearchDialogProps): ReactNode {
  const {onClose} = panel;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);
  const history = useHistory();

  useLayoutEffect(() => {
    if (isOpen) {
      const element = dialog.current!;
      const {documentElement} = document;
      const hasScrollbar = window.innerWidth > documentElement.clientWidth;
      documentElement.dataset.searching = hasScrollbar ? 'over-scrollbar' : '';
      element.showModal();
      return () => {
        element.close();
        delete documentElement.dataset.searching;
      };
    }
  }, [isOpen]);

  // A result is followed, or the browser goes back.
  useEffect(() => {
    if (isOpen) {
      let {search} = history.location;
      return history.listen((location, action) => {
        // The search page notes in its address what was typed into it.
        const isNoted = action === 'REPLACE' && location.search !== search;
        search = location.search;
        if (!isNoted) {
          // At once: the new page takes the focus, and cannot while it is out of reach.
          dialog.current!.close();
          onClose();
        }
      });
    }
  }, [isOpen, onClose, history]);

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    // Ahead of the shortcuts of the page, which would open what is open.
    const onKeyDown = (event: KeyboardEvent) => {
      if (asksForSearch(event)) {
        event.preventDefault();
        if (event.key === '/') {
          dialog.current?.querySelector('input')?.focus();
        } else if (!event.repeat) {
          onClose();
        }
      } else if (event.key === 'Escape' && !isComposing(event)) {
        // Browsers would empty the input first.
        event.preventDefault();
        onClose();
      }
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, onClose]);

  return (
    // Readers with a keyboard have Escape and the button.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      // What closes dialogs on the reader's device, such as a gesture.
      onClose={() => dialog.current?.open || onClose()}
      // Text that is selected beyond the edge of the box ends in a click here, too.
      onPointerDown={(event) => (isPressOnBackdrop.current = isOnBackdrop(event))}
      onClick={(event) => isPressOnBackdrop.current && isOnBackdrop(event) && onClose()}
    >
      <div className={styles.box}>{isOpen && <SearchPanel {...panel} />}</div>
    </dialog>
  );
}
