import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {normaliseQuery, writeSearchAddress, type Scope} from './query.shared';
import {RecentPages, useRecentPages} from './RecentPages';
import {HITS_AT_A_TIME, plainText} from './Results';
import styles from './search.lazy.module.css';
import {SearchView} from './SearchView';
import {useSearch} from './useSearch';
import {useStartScope} from './useStartScope';

/** @public The button of the search loads this file alone. */
export {prepareSearch} from '../search.client';

const MOST_HITS_PER_PAGE = 4;

interface PanelProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** What the dialog holds. A link that is followed closes it by itself. */
function SearchPanel({text, onText, onClose}: PanelProps): ReactNode {
  const [scope, setScope] = useState<Scope>(useStartScope());
  const {add, ...recent} = useRecentPages();
  const query = normaliseQuery(text);
  const search = useSearch(query, scope, HITS_AT_A_TIME);
  const {answer, failure} = search;

  return (
    <>
      <SearchView
        text={text}
        onText={onText}
        scope={scope}
        onScope={setScope}
        search={search}
        mostPerPage={MOST_HITS_PER_PAGE}
        onEnter={(first) => first.click()}
        onFollow={({url, area, hierarchy}) => add({url, area, titles: hierarchy.map(plainText)})}
        besideInput={
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        }
        beforeTyping={
          <>
            <RecentPages {...recent} />
            <p className={styles.hint}>
              Search guides, API names and error codes. What you open is listed here, in this
              browser only.
            </p>
          </>
        }
      />
      <div className={styles.foot}>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </p>
        {query && answer && answer.total > 0 && !failure && (
          <Link to={`/search${writeSearchAddress(answer)}`}>
            {answer.total === 1 ? 'See 1 result' : `See all ${answer.total} results`}
          </Link>
        )}
      </div>
    </>
  );
}

interface SearchDialogProps extends PanelProps {
  isOpen: boolean;
}

/** The search box over the page, which neither focus nor pointer nor screen reader reaches meanwhile. */
export function SearchDialog({isOpen, ...panel}: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const history = useHistory();
  const close = useEffectEvent(panel.onClose);

  useLayoutEffect(() => {
    if (isOpen) {
      const element = dialog.current!;
      element.showModal();

      // A result is followed, or the browser goes back.
      let {search} = history.location;
      const endListening = history.listen((location, action) => {
        // The search page notes in its address what was typed into it.
        const isNoted = action === 'REPLACE' && location.search !== search;
        search = location.search;
        if (!isNoted) {
          // At once: the new page takes the focus, and cannot while it is out of reach.
          element.close();
          close();
        }
      });
      return () => {
        endListening();
        element.close();
      };
    }
  }, [isOpen, history]);

  return (
    // Readers with a keyboard have Escape and the button.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs"
      // What closes dialogs on the reader's device, such as a gesture.
      onClose={() => dialog.current?.open || panel.onClose()}
      // Text that is selected beyond the edge of the box ends in a click here, too.
      onPointerDown={({target}) => (pressed.current = target)}
      onClick={({target, currentTarget: backdrop}) =>
        target === backdrop && pressed.current === backdrop && panel.onClose()
      }
    >
      <div className={styles.box}>{isOpen && <SearchPanel {...panel} />}</div>
    </dialog>
  );
}
