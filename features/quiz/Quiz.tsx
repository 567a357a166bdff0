import {useEffect, useRef, useState, type ReactNode} from 'react';
import {ShareRing} from '../key-shares/ShareRing';
import {LESSONS} from '../lesson-progress/lessons.shared';
import {Explanation, QuestionForm} from './QuestionForm';
import {QUESTIONS, shuffle, type QuizQuestion} from './questions.shared';
import styles from './styles.lazy.module.css';

/** One way through the questions. */
interface Round {
  readonly questions: readonly (QuizQuestion & {options: readonly string[]})[];
  /** How many are answered. */
  readonly answered: number;
  /** Those that were answered wrong, in the order asked. */
  readonly missed: readonly QuizQuestion[];
}

const newRound = (): Round => ({
  questions: shuffle(QUESTIONS).map((question) => ({
    ...question,
    options: shuffle([question.answer, ...question.wrong]),
  })),
  answered: 0,
  missed: [],
});

/** The questions with their answers, for readers without scripts. */
function QuestionList(): ReactNode {
  return (
    <ol>
      {QUESTIONS.map((question) => (
        <li key={question.question}>
          <p>
            <strong>{question.question}</strong>
          </p>
          <ul>
            {[question.answer, ...question.wrong].sort().map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
          <p>{`Answer: ${question.answer}`}</p>
          <Explanation question={question} />
        </li>
      ))}
    </ol>
  );
}

/** The end of the quiz: the score, and what to read again. */
function QuizResult({questions, missed, onRestart}: Round & {onRestart: () => void}): ReactNode {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = questions.length;
  const countRight = count - missed.length;
  const isOf = (id: string) => (question: QuizQuestion) => question.lesson === id;

  return (
    <div className={styles.panel}>
      <p ref={heading} tabIndex={-1} className={styles.score}>
        <ShareRing part={countRight / count} />
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
      <button type="button" className="button" onClick={onRestart}>
        Start again
      </button>
    </div>
  );
}

/** A quiz over all lessons, in a new order each time. */
export function Quiz(): ReactNode {
  const [round, setRound] = useState<Round>();
  const start = () => setRound(newRound());

  if (round) {
    const {questions, answered, missed} = round;
    const of = questions.length;
    const current = questions[answered];
    if (!current) {
      return <QuizResult {...round} onRestart={start} />;
    }
    const place = answered + 1;
    const next = (isRight: boolean) => {
      setRound({questions, answered: place, missed: isRight ? missed : [...missed, current]});
    };
    return (
      <QuestionForm
        key={place}
        question={current}
        options={current.options}
        place={`Question ${place} of ${of}`}
        isLast={place === of}
        onNext={next}
      />
    );
  }
  return (
    <>
      <div className={`${styles.panel} ${styles.start}`}>
        <p>{`${QUESTIONS.length} questions, one at a time, in a new order each time.`}</p>
        <button type="button" className="button" onClick={start}>
          Start the quiz
        </button>
      </div>
      <noscript>
        <QuestionList />
      </noscript>
    </>
  );
}
