import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {normaliseQuery, writeSearchAddress} from '../query.shared';
import {searchText} from '../search-text.client';
import styles from './search.lazy.module.css';
import {SearchView} from './SearchView';
import {useSearch} from '../useSearch';
import {useStartScope} from '../useStartScope';

// The button of the search loads this file alone.
export {prepareSearch} from '../search.client';

/** The search page has the others. */
const MOST_HITS = 20;
const MOST_HITS_PER_PAGE = 4;

interface PanelProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** The content of the dialog. */
function SearchPanel({text, onText, onClose}: PanelProps): ReactNode {
  const [scope, setScope] = useState(useStartScope());
  const query = normaliseQuery(text);
  const search = useSearch(query, scope, MOST_HITS);
  const {answer, failure} = search;

  return (
    <>
      <SearchView
        text={text}
        onText={onText}
        scope={scope}
        onScope={setScope}
        query={query}
        search={search}
        mostPerPage={MOST_HITS_PER_PAGE}
        onEnter={(first) => first.click()}
        besideInput={
          <button type="button" className="clean-btn" onClick={onClose}>
            Close
          </button>
        }
      />
      <div className={styles.foot}>
        <div className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
        </div>
        {query && answer && answer.total > 0 && !failure && (
          <Link to={`/search${writeSearchAddress(answer)}`}>
            {answer.total === 1 ? 'See 1 result' : `See all ${answer.total} results`}
          </Link>
        )}
      </div>
    </>
  );
}

/** The modal search box. */
export function SearchDialog({isOpen, ...panel}: PanelProps & {isOpen: boolean}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const history = useHistory();
  const close = useEffectEvent(panel.onClose);

  useLayoutEffect(() => {
    if (isOpen) {
      const element = dialog.current!;
      searchText().handOver();
      // The search page writes its address as it loses the focus, before this listens.
      element.showModal();
      // A link is followed, or the browser goes back.
      const endListening = history.listen(() => {
        // At once: the new page takes the focus, which it cannot behind an open dialog.
        element.close();
        close();
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
      // Gestures of the device close dialogs, too.
      onClose={() => dialog.current?.open || panel.onClose()}
      // A selection of text that ends beyond the box is a click there, too.
      onPointerDown={({target}) => (pressed.current = target)}
      onClick={({target, currentTarget: backdrop}) =>
        target === backdrop && pressed.current === backdrop && panel.onClose()
      }
    >
      {isOpen && <SearchPanel {...panel} />}
    </dialog>
  );
}
