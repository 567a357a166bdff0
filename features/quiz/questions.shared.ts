import type {LessonId} from '../lesson-progress/lessons.shared';
import questions from './questions.json';

/** A question of the quiz. Its right answer and the wrong ones are shown in random order. */
export interface QuizQuestion {
  /** The lesson that it tests. */
  readonly lesson: LessonId;
  /** Anchor of the lesson's section that teaches the answer. */
  readonly section: string;
  readonly question: string;
  readonly answer: string;
  readonly wrong: readonly string[];
  /** Shown after the reader has answered. */
  readonly why: string;
}

export const QUESTIONS = questions as readonly QuizQuestion[];

/** The items in a random order, every order equally likely; the list itself stays as it is. */
export function shuffle<Item>(items: readonly Item[], random = Math.random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
