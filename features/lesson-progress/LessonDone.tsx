import type {ReactNode} from 'react';
import {ShareRing} from '../key-shares/ShareRing';
import {LESSONS, type LessonId} from './lessons.shared';
import styles from './styles.lazy.module.css';
import {useLessonsDone} from './useLessonsDone';

/** The end of a lesson: a button that remembers in the browser that the reader has finished it. */
export function LessonDone({lesson}: {lesson: LessonId}): ReactNode {
  const {done, mark} = useLessonsDone();
  const isDone = done.includes(lesson);
  return (
    <div className={styles.lesson} data-needs-application>
      <button type="button" className="button" onClick={() => mark(lesson, !isDone)}>
        {isDone ? 'Mark as not done' : 'Mark as done'}
      </button>
      <output className={styles.state}>
        {isDone && (
          <>
            <ShareRing />
            {`Done: ${done.length} of ${LESSONS.length} lessons.`}
          </>
        )}
      </output>
    </div>
  );
}
