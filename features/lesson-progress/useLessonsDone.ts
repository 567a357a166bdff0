import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {LESSONS, type LessonId} from './lessons.shared';

/** Which lessons the reader has marked as done, in reading order, and how to change that. */
export function useLessonsDone() {
  const [stored, slot] = useStorageSlot('lessons-done');
  // Where site data is blocked, a mark lasts as long as the page.
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
