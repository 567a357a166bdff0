import {readFileSync} from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';
import {LESSONS} from '../lesson-progress/lessons.shared';
import {QUESTIONS, shuffle} from './questions.shared';

/** Anchors of a lesson's sections. */
function sections(lesson: string): string[] {
  const page = readFileSync(`learningLab/intro-to-lit/${lesson}.mdx`, 'utf8');
  const slugger = createSlugger();
  return [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => slugger.slug(heading!));
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

it('shuffle keeps every item once, can put it at every place, and leaves the list alone', () => {
  const items = [1, 2, 3];
  expect(shuffle(items).sort()).toEqual(items);
  expect(shuffle(items, () => 0)).toEqual([2, 3, 1]);
  expect(shuffle(items, () => 0.999)).toEqual([1, 2, 3]);
});
