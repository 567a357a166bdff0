import Link from '@docusaurus/Link';
import {twinAddress} from '@site/lib/any/twin-address';
import {copy} from '@site/lib/browser/copy';
import {
  createContext,
  useContext,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

/** Copies what is still on its way: browsers allow it only while they handle the click. */
async function copyFrom(address: string): Promise<void> {
  const text = fetch(address).then((answer) =>
    answer.ok ? answer.blob() : Promise.reject(new Error(`${answer.status}`)),
  );
  const plain = text.then((blob) => blob.slice(0, blob.size, 'text/plain'));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
}

interface Source {
  /** Address of the page, with the base URL. */
  permalink: string;
  editUrl?: string | null;
}

/** The page around, of which its actions are. */
export const PageSource = createContext<Source>({permalink: '/'});

/**
 * Copies the page as Markdown; a menu leads to the Markdown and to the source. It stands above the text at the right, or
 * with the contents below the lead, where the title needs the width (features/page-contents).
 */
export function PageActions(): ReactNode {
  const {permalink, editUrl} = useContext(PageSource);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<string>();
  const more = useRef<HTMLButtonElement>(null);
  const id = useId();
  const twin = twinAddress(permalink);

  return (
    // Keys bubble up to it from the buttons and the links, which are what a reader works.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div
      className={`dropdown dropdown--right needs-scripts ${styles.actions} ${isOpen ? 'dropdown--show' : ''}`}
      onKeyDown={({key}: KeyboardEvent) => {
        if (key === 'Escape' && isOpen) {
          setOpen(false);
          more.current?.focus();
        }
      }}
      onBlur={({currentTarget, relatedTarget}) =>
        currentTarget.contains(relatedTarget) || setOpen(false)
      }
    >
      <button
        type="button"
        onClick={({currentTarget}) =>
          void copy(() => copyFrom(twin), currentTarget.closest('article')!, setResult)
        }
      >
        {result ?? 'Copy page'}
      </button>
      <button
        ref={more}
        type="button"
        aria-label="More page actions"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          // Safari does not on a click, and the menu closes when the focus leaves it.
          more.current?.focus();
          setOpen(!isOpen);
        }}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h.01M8 8h.01M13 8h.01" />
        </svg>
      </button>
      {isOpen && (
        <ul id={id} className="dropdown__menu" tabIndex={-1}>
          <li>
            <a className="dropdown__link" href={twin}>
              View as Markdown
            </a>
          </li>
          {editUrl && (
            <li>
              <Link className="dropdown__link" to={editUrl}>
                Edit this page
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
