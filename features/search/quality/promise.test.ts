import {expect, it} from 'vitest';
import type {Area} from '../../../site/versions';
import {shortfalls, type Judgement} from './measure';

/** Judgements of an area by the places at which pages were found. */
const judged = (area: Area, ...ranks: number[]): Judgement[] =>
  ranks.map((rank) => ({area, rank, query: 'q', expect: ['/a'], kind: 'task', found: []}));
const times = (count: number, rank: number): number[] => new Array<number>(count).fill(rank);

it('is kept when nearly all pages are found', () => {
  expect(shortfalls(judged('v3', ...times(80, 1), ...times(13, 3), ...times(7, 0)))).toEqual([]);
});

it('is broken when too few pages come first, or among three', () => {
  expect(shortfalls(judged('v3', ...times(79, 1), ...times(13, 3), ...times(8, 4)))).toEqual([
    'less than 80.0 % of the queries find their page first',
    'less than 93.0 % of the queries find it among three',
  ]);
});

it('is broken by an area that many good ones of another one would hide', () => {
  expect(shortfalls([...judged('v3', ...times(400, 1)), ...judged('v2', 1, 1, 4)])).toEqual([
    'less than 90.0 % of the queries of v2 find it among three',
  ]);
});
