import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {LESSONS, lessonAddress} from './lessons.shared';
import styles from './styles.lazy.module.css';
import {useLessonsDone} from './useLessonsDone';

/** All lessons with what the reader has marked as done, and a button that forgets the marks. */
export function LessonList(): ReactNode {
  const {done, reset} = useLessonsDone();
  return (
    <div className={styles.list} data-needs-application>
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
          {`${done.length} of ${LESSONS.length} lessons done`}
        </output>
        <button type="button" className="text-button" onClick={reset}>
          Reset progress
        </button>
      </div>
    </div>
  );
}
