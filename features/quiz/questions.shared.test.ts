import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {LESSONS} from '../lesson-progress/lessons.shared';
import {QUESTIONS} from './questions.shared';
import {shuffle} from './shuffle.shared';

/** Anchors of a lesson's sections. */
function sections(lesson: string): string[] {
  const page = readFileSync(`learningLab/intro-to-lit/${lesson}.mdx`, 'utf8');
  return [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('the questions', () => {
  it('are many, and five or more for each lesson', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(20);
    for (const {id} of LESSONS) {
      expect(QUESTIONS.filter(({lesson}) => lesson === id).length).toBeGreaterThanOrEqual(5);
    }
    expect(new Set(QUESTIONS.map(({question}) => question)).size).toBe(QUESTIONS.length);
  });

  it.each(QUESTIONS)('$question', ({lesson, section, answer, wrong}) => {
    expect(new Set([answer, ...wrong]).size).toBe(4);
    expect(sections(lesson)).toContain(section);
  });
});

describe('shuffle', () => {
  it('keeps every item once and leaves the list alone', () => {
    const items = [1, 2, 3, 4];
    expect(shuffle(items).sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4]);
  });

  it('can put every item at every place', () => {
    expect(shuffle([1, 2, 3], () => 0)).toEqual([2, 3, 1]);
    expect(shuffle([1, 2, 3], () => 0.999)).toEqual([1, 2, 3]);
  });
});
