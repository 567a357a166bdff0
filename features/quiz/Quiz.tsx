import {useStorageSlot} from '@docusaurus/theme-common';
import {useRef, useState, type ReactNode} from 'react';
import {Outcome} from './Outcome';
import {Explanation, QuestionForm} from './QuestionForm';
import {QUESTIONS, type Question} from './questions.shared';
import {shuffle} from './shuffle.shared';
import styles from './styles.lazy.module.css';

/** The best result so far as the browser remembers it, such as `20/26`; undefined for anything else. */
function parseBest(stored: string | null): {right: number; of: number} | undefined {
  const [right = NaN, of = NaN] = (stored ?? '').split('/').map(Number);
  return right <= of ? {right, of} : undefined;
}

/** One way through the questions. */
interface Round {
  readonly questions: readonly (Question & {options: readonly string[]})[];
  /** Whether each answer so far was right. */
  readonly answers: readonly boolean[];
}

const newRound = (): Round => ({
  questions: shuffle(QUESTIONS).map((question) => ({
    ...question,
    options: shuffle([question.answer, ...question.wrong]),
  })),
  answers: [],
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

/** A quiz over all lessons, in a new order each time; the browser remembers the best result. */
export function Quiz(): ReactNode {
  const [round, setRound] = useState<Round>();
  const [stored, slot] = useStorageSlot('quiz-best');
  const best = parseBest(stored);
  const startButton = useRef<HTMLButtonElement>(null);
  const start = () => setRound(newRound());

  function forget(): void {
    startButton.current?.focus();
    slot.del();
  }

  if (round) {
    const {questions, answers} = round;
    const of = questions.length;
    const place = answers.length + 1;
    const current = questions[answers.length];
    const next = (isRight: boolean) => {
      const nowAnswers = [...answers, isRight];
      const right = nowAnswers.filter(Boolean).length;
      if (place === of && (!best || right / of > best.right / best.of)) {
        slot.set(`${right}/${of}`);
      }
      setRound({questions, answers: nowAnswers});
    };
    return current ? (
      <QuestionForm
        key={place}
        question={current}
        options={current.options}
        place={`Question ${place} of ${of}`}
        isLast={place === of}
        onNext={next}
      />
    ) : (
      <Outcome
        questions={questions}
        missed={questions.filter((_, index) => !answers[index])}
        onRestart={start}
      />
    );
  }
  return (
    <>
      <div className={`${styles.panel} ${styles.start}`} data-needs-application>
        <p>{`${QUESTIONS.length} questions, one at a time, in a new order each time.`}</p>
        {best && (
          <p>
            {`Your best result so far: ${best.right} of ${best.of}. `}
            <button type="button" className="text-button" onClick={forget}>
              Forget it
            </button>
          </p>
        )}
        <button ref={startButton} type="button" className="button" onClick={start}>
          Start the quiz
        </button>
      </div>
      <noscript>
        <QuestionList />
      </noscript>
    </>
  );
}
