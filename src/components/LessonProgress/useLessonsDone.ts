import {useStorageSlot} from '@docusaurus/theme-common';
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
  const names = new Set(stored?.split(' '));
  const done = LESSONS.map(({id}) => id).filter((id) => names.has(id));
  return {
    done,
    mark(lesson, isDone) {
      const others = done.filter((id) => id !== lesson);
      slot.set((isDone ? [...others, lesson] : others).join(' '));
    },
    reset: () => slot.del(),
  };
}
