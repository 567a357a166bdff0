import Link from '@docusaurus/Link';
import {identity} from '@site/site/identity';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Address of the page. */
  url: string;
  /** Takes answers as JSON, `{page, useful}`, which is all that is sent; see lib/node/environment.ts. */
  endpoint?: string;
}

const ANSWERS = [
  {label: 'Yes', isUseful: true, subject: 'Useful', question: 'What helped you?'},
  {label: 'No', isUseful: false, subject: 'Not useful', question: 'What did you look for?'},
];

/** The address of a new issue about a page, with all filled in that is known. */
function issueAbout(title: string, url: string, subject: string, question: string): string {
  const fields = new URLSearchParams({
    title: `${subject}: ${title}`,
    body: `${question}\n\n\n${url}`,
  });
  return `${identity.docsRepository}/issues/new?${fields.toString()}`;
}

/**
 * Asks whether the page was useful. Without an endpoint, an answer opens an issue in which the reader decides what is
 * sent.
 */
export function Useful({title, url, endpoint}: Props): ReactNode {
  const [state, setState] = useState<'open' | 'sent' | 'failed'>('open');
  const status = useRef<HTMLSpanElement>(null);
  const isOpen = state === 'open';

  // The buttons are gone, and the focus with them.
  useEffect(() => {
    if (!isOpen) {
      status.current!.focus();
    }
  }, [isOpen]);

  async function send(address: string, useful: boolean): Promise<void> {
    const sent = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({page: url, useful}),
      credentials: 'omit',
    }).then(
      ({ok}) => ok,
      () => false,
    );
    setState(sent ? 'sent' : 'failed');
  }

  return (
    <p className={styles.useful}>
      <span ref={status} role="status" tabIndex={isOpen ? undefined : -1}>
        {state === 'sent'
          ? 'Thank you for the answer.'
          : state === 'failed'
            ? 'That could not be sent. Was this page useful?'
            : 'Was this page useful?'}
      </span>
      {state !== 'sent' &&
        ANSWERS.map(({label, isUseful, subject, question}) =>
          endpoint && isOpen ? (
            <button key={label} type="button" onClick={() => void send(endpoint, isUseful)}>
              {label}
            </button>
          ) : (
            <Link
              key={label}
              to={issueAbout(title, url, subject, question)}
              title="Opens an issue on GitHub"
            >
              {label}
            </Link>
          ),
        )}
    </p>
  );
}
