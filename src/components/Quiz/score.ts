import {LESSONS} from '../LessonProgress/lessons';
import type {Question} from './questions';

/** How many questions were answered right. */
export interface Score {
  readonly right: number;
  readonly of: number;
}

/** Reads a remembered score; `undefined` for anything else. */
export function parseScore(stored: string | null): Score | undefined {
  const [, right, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(stored ?? '') ?? [];
  return right && of && Number(right) <= Number(of)
    ? {right: Number(right), of: Number(of)}
    : undefined;
}

export function printScore({right, of}: Score): string {
  return `${right}/${of}`;
}

/** The better of two scores, by share of right answers. */
export function better(score: Score, other: Score | undefined): Score {
  return other && other.right / other.of > score.right / score.of ? other : score;
}

/** The score of each lesson, in reading order. */
export function scoresByLesson(
  questions: readonly Question[],
  missed: readonly Question[],
): readonly (Score & {title: string})[] {
  return LESSONS.map(({id, title}) => {
    const of = questions.filter(({lesson}) => lesson === id).length;
    return {title, of, right: of - missed.filter(({lesson}) => lesson === id).length};
  });
}
