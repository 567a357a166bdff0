import {AREAS} from '../types';
import {successAt, type Judgement} from './measure';

/** Part of the queries whose page is the first one found, and part of those whose page is among the first three. */
const FIRST = 0.8;
const AMONG_THREE = 0.93;
/** The same as the second, in each area: many good ones of one must not hide those of another. */
const AMONG_THREE_OF_AREA = 0.9;

/** A part for reading: `80.0 %`. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** What the search promises and does not keep. @param judgements of one set */
export function shortfalls(judgements: readonly Judgement[]): string[] {
  const byArea = AREAS.map(
    (area) => [area, judgements.filter((judgement) => judgement.area === area)] as const,
  ).filter(([, own]) => own.length > 0);
  const promises: [string, number, number][] = [
    ['find their page first', FIRST, successAt(1, judgements)],
    ['find it among three', AMONG_THREE, successAt(3, judgements)],
    ...byArea.map(([area, own]): [string, number, number] => [
      `of ${area} find it among three`,
      AMONG_THREE_OF_AREA,
      successAt(3, own),
    ]),
  ];
  return promises
    .filter(([, least, actual]) => actual < least)
    .map(([what, least]) => `less than ${percent(least)} of the queries ${what}`);
}
