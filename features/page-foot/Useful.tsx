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

type Answer = (typeof ANSWERS)[number];

/**
 * Asks whether the page was useful, and answers in place. The reader's words go into an issue, in which the reader decides
 * what is sent; without an endpoint, nothing else is.
 */
export function Useful({title, url, endpoint}: Props): ReactNode {
  const [answer, setAnswer] = useState<Answer>();
  const [isLost, setLost] = useState(false);
  const status = useRef<HTMLSpanElement>(null);

  // The buttons are gone, and the focus with them.
  useEffect(() => {
    if (answer) {
      status.current!.focus();
    }
  }, [answer]);

  async function send(given: Answer): Promise<void> {
    const sent =
      !endpoint ||
      (await fetch(endpoint, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({page: url, useful: given.isUseful}),
        credentials: 'omit',
      }).then(
        ({ok}) => ok,
        () => false,
      ));
    setLost(!sent);
    setAnswer(given);
  }

  return (
    <p className={`${styles.useful} needs-scripts`}>
      <span ref={status} role="status" tabIndex={answer ? -1 : undefined}>
        {!answer
          ? 'Was this page useful?'
          : `${isLost ? 'That could not be sent.' : 'Thank you.'} ${answer.question}`}
      </span>
      {answer ? (
        <Link to={issueAbout(title, url, answer.subject, answer.question)}>Say so on GitHub</Link>
      ) : (
        ANSWERS.map((each) => (
          <button key={each.label} type="button" onClick={() => void send(each)}>
            {each.label}
          </button>
        ))
      )}
    </p>
  );
}
