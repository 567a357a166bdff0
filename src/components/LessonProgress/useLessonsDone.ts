import {useStorageSlot} from '@docusaurus/theme-common';
import {useState} from 'react';
import {LESSONS, type LessonId} from './lessons';

interface LessonsDone {
  /** In reading order. */
  readonly done: readonly LessonId[];
  readonly mark: (lesson: LessonId, isDone: boolean) => void;
  readonly reset: () => void;
}

/** Which lessons the reader has marked as done, and how to change that. */
export function useLessonsDone(): LessonsDone {
  const [stored, slot] = useStorageSlot('lessons-done');
  // Where site data is blocked, a mark lasts as long as the page.
  const [marked, setMarked] = useState<string>();
  const names = new Set((stored ?? marked)?.split(' '));
  const done = LESSONS.map(({id}) => id).filter((id) => names.has(id));
  return {
    done,
    mark(lesson, isDone) {
      const others = done.filter((id) => id !== lesson);
      const next = (isDone ? [...others, lesson] : others).join(' ');
      slot.set(next);
      setMarked(next);
    },
    reset() {
      slot.del();
      setMarked(undefined);
    },
  };
}
