import Link from '@docusaurus/Link';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {LESSONS, lessonAddress} from '../lesson-progress/lessons.shared';
import type {QuizQuestion} from './questions.shared';
import styles from './styles.lazy.module.css';

/** Why the answer is right, with a link to the section that teaches it. */
export function Explanation({question}: {question: QuizQuestion}): ReactNode {
  const {lesson, section, why} = question;
  const title = LESSONS.find(({id}) => id === lesson)!.title;
  return (
    <p>
      {why} <Link to={lessonAddress(lesson, section)}>{`Read it in ${title}`}</Link>
    </p>
  );
}

interface QuestionFormProps {
  readonly question: QuizQuestion;
  /** Right and wrong answers, in the order to show. */
  readonly options: readonly string[];
  /** Such as "Question 3 of 22". */
  readonly place: string;
  readonly isLast: boolean;
  readonly onNext: (isRight: boolean) => void;
}

/** One question: the reader chooses, checks, reads why, and goes on. */
export function QuestionForm(props: QuestionFormProps): ReactNode {
  const {question, options, place, isLast, onNext} = props;
  const [chosen, setChosen] = useState<string>();
  const [state, setState] = useState<'open' | 'empty' | 'checked'>('open');
  const legend = useRef<HTMLLegendElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isChecked = state === 'checked';
  const isRight = chosen === question.answer;

  // The button that led here is gone: go to the question, which is then read aloud.
  useEffect(() => legend.current?.focus(), []);

  function submit(): void {
    if (isChecked) {
      onNext(isRight);
    } else {
      // Enter on a radio button ends up here, and the radio buttons are about to be disabled.
      button.current?.focus();
      setState(chosen === undefined ? 'empty' : 'checked');
    }
  }

  /** How a checked answer looks, and the words that say the same. */
  function mark(option: string): {look?: string; words?: string} {
    if (!isChecked) {
      return {};
    }
    return option === question.answer
      ? {look: styles.right, words: 'Right answer'}
      : option === chosen
        ? {look: styles.wrong, words: 'Your answer'}
        : {};
  }

  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className={styles.question} aria-describedby={`${id}-verdict`}>
        <legend ref={legend} tabIndex={-1}>
          <span className={styles.place}>{place}</span>
          {question.question}
        </legend>
        {options.map((option) => {
          const {look, words} = mark(option);
          return (
            <label key={option} className={look}>
              <input
                type="radio"
                name={id}
                value={option}
                checked={option === chosen}
                disabled={isChecked}
                onChange={() => {
                  setChosen(option);
                  setState('open');
                }}
              />
              <span>{option}</span>
              {words && <b>{words}</b>}
            </label>
          );
        })}
      </fieldset>
      <button ref={button} type="submit" className="button">
        {isChecked ? (isLast ? 'See the result' : 'Next question') : 'Check the answer'}
      </button>
      {/* Below, so that it moves nothing that a reader looks at. */}
      <div id={`${id}-verdict`} className={styles.verdict} role="status">
        {state === 'empty' && <span>Choose an answer first.</span>}
        {isChecked && (
          <>
            <strong>
              {isRight ? 'Right.' : 'Not quite.'}
              {/* Those who see it see it marked. */}
              {!isRight && (
                <span className="visually-hidden">{` The answer is: ${question.answer}`}</span>
              )}
            </strong>
            <Explanation question={question} />
          </>
        )}
      </div>
    </form>
  );
}
