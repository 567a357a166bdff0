import Link from '@docusaurus/Link';
import {announce} from '@site/plugins/shared/announce';
import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What a reader can do with the page, folded behind one button beside its title. */
export function PageActions({editUrl}: {editUrl?: string | null}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [copied, setCopied] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  async function copyLink(): Promise<void> {
    const said = await navigator.clipboard.writeText(location.href).then(
      () => 'Copied',
      () => 'Copy it from the address bar',
    );
    setCopied(said);
    announce(said);
  }

  return (
    // Keys bubble up to it from the button and the links, which are what a reader works.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`dropdown dropdown--right ${styles.actions} ${isOpen ? 'dropdown--show' : ''}`}
      onKeyDown={({key}: KeyboardEvent) => key === 'Escape' && isOpen && close()}
      onBlur={({currentTarget, relatedTarget}) =>
        currentTarget.contains(relatedTarget) || setOpen(false)
      }
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Page actions"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          // Safari does not on a click, and the menu closes when the focus leaves it.
          button.current?.focus();
          setCopied('');
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
            <button type="button" className="dropdown__link" onClick={() => void copyLink()}>
              {copied || 'Copy the link'}
            </button>
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
