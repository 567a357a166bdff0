import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useState, type ReactNode} from 'react';
import {ShareRing} from '../key-shares/ShareRing';
import {LESSONS, lessonAddress, type LessonId} from './lessons.shared';
import styles from './styles.lazy.module.css';

/** Key of the browser's storage. */
const DONE = 'lessons-done';

/** Which lessons the reader has marked as done, in reading order, and how to change that. */
function useLessonsDone() {
  const [stored, slot] = useStorageSlot(DONE);
  // If site data is blocked, a mark lasts as long as the page.
  const [marked, setMarked] = useState<string>();
  const names = new Set((stored ?? marked)?.split(' '));
  const done = LESSONS.map(({id}) => id).filter((id) => names.has(id));
  return {
    done,
    mark: (lesson: LessonId, isDone: boolean) => {
      const others = done.filter((id) => id !== lesson);
      const next = (isDone ? [...others, lesson] : others).join(' ');
      slot.set(next);
      setMarked(next);
    },
    reset: () => {
      slot.del();
      setMarked(undefined);
    },
  };
}

/** The end of a lesson: a button that remembers in the browser that the reader has finished it. */
export function LessonDone({lesson}: {lesson: LessonId}): ReactNode {
  const {done, mark} = useLessonsDone();
  const isDone = done.includes(lesson);
  return (
    <div className={styles.lesson} data-remembered={DONE}>
      <button type="button" className="button" onClick={() => mark(lesson, !isDone)}>
        {isDone ? 'Mark as not done' : 'Mark as done'}
      </button>
      <output className={styles.state}>
        {isDone && (
          <>
            <ShareRing part={done.length / LESSONS.length} />
            <span>{`Done: ${done.length} of ${LESSONS.length} lessons.`}</span>
          </>
        )}
      </output>
    </div>
  );
}

/** All lessons with what the reader has marked as done, and a button that forgets the marks. */
export function LessonList(): ReactNode {
  const {done, reset} = useLessonsDone();
  return (
    <div className={styles.list} data-remembered={DONE}>
      <ul>
        {LESSONS.map(({id, title, about}) => (
          <li key={id}>
            <Link to={lessonAddress(id)}>{title}</Link>
            {done.includes(id) && <span className={styles.done}>Done</span>}
            <div className={styles.about}>{about}</div>
          </li>
        ))}
      </ul>
      <div className={styles.lesson}>
        <output className={styles.state}>
          <ShareRing part={done.length / LESSONS.length} />
          {`${done.length} of ${LESSONS.length} lessons done`}
        </output>
        <button type="button" className="text-button" onClick={reset}>
          Reset progress
        </button>
      </div>
    </div>
  );
}
