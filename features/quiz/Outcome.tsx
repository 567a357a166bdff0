import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {LESSONS} from '../lesson-progress/lessons.shared';
import {Explanation} from './QuestionForm';
import type {Question} from './questions.shared';
import styles from './styles.lazy.module.css';

/** A text for others, with a button that copies it where the browser allows that. */
function Share({text}: {text: string}): ReactNode {
  const [state, setState] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('Copied.');
    } catch {
      field.current?.select();
      setState('Your browser does not allow copying here. The text is selected: copy it yourself.');
    }
  }

  return (
    <div className={styles.share}>
      <label htmlFor={id}>Text to share</label>
      <textarea ref={field} id={id} rows={3} readOnly value={text} />
      <button type="button" className="button" onClick={() => void copy()}>
        Copy the text
      </button>
      <output>{state}</output>
    </div>
  );
}

interface OutcomeProps {
  readonly questions: readonly Question[];
  /** Those that were answered wrong, in the order asked. */
  readonly missed: readonly Question[];
  readonly onRestart: () => void;
}

/** The end of the quiz: the score, what to read again, and a text to share. */
export function Outcome({questions, missed, onRestart}: OutcomeProps): ReactNode {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = questions.length;
  const countRight = count - missed.length;
  const isOf = (id: string) => (question: Question) => question.lesson === id;

  return (
    <div className={styles.panel}>
      <p ref={heading} tabIndex={-1} className={styles.score}>
        {`You answered ${countRight} of ${count} questions right.`}
      </p>
      <ul>
        {LESSONS.map(({id, title}) => {
          const of = questions.filter(isOf(id)).length;
          return <li key={id}>{`${title}: ${of - missed.filter(isOf(id)).length} of ${of}`}</li>;
        })}
      </ul>
      {missed.length > 0 && (
        <>
          <p className={styles.score}>Read again</p>
          <ul>
            {missed.map((question) => (
              <li key={question.question}>
                <strong>{question.question}</strong>
                <div>{`Answer: ${question.answer}`}</div>
                <Explanation question={question} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Share
        text={`I answered ${countRight} of ${count} questions right in Lit Protocol’s Proof of Knowledge: ${location.origin}${location.pathname}`}
      />
      <button type="button" className="button" onClick={onRestart}>
        Start again
      </button>
    </div>
  );
}
