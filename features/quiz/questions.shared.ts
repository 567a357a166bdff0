import type {LessonId} from '../lesson-progress/lessons.shared';
import questions from './questions.json';

/** A question of the quiz. Its right answer and the wrong ones are shown in random order. */
export interface Question {
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

export const QUESTIONS = questions as readonly Question[];
