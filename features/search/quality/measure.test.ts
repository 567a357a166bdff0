import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {AREAS, type Area} from '../../../site/versions';
import type {SearchHit, SearchRequest} from '../../../packages/search-engine/types';
import {judge, shortfalls, successAt, type Judgement} from './measure';
import {readQueries, SETS, type JudgedQuery} from './queries';

const hit = (url: string): SearchHit => ({id: url, url, area: 'v3', hierarchy: [], snippet: []});
const query = (expect: string): JudgedQuery => ({query: 'q', expect: [expect], kind: 'task'});

it('asks as a reader of the area does, and counts pages as the box lists them', async () => {
  const requests: SearchRequest[] = [];
  const hits = ['/v3/a#x', '/v3/a', '/v3/b'].map(hit);
  const judged = await judge(
    async (request) => {
      requests.push(request);
      return {hits, total: hits.length, counts: {}};
    },
    'v2',
    [query('/v3/a'), query('/v3/b'), query('/v3/none')],
  );
  expect(judged.map(({rank}) => rank)).toEqual([1, 2, 0]);
  expect(requests[0]!.areas).toEqual(['v2']);
  expect([1, 3].map((depth) => successAt(depth, judged))).toEqual([1 / 3, 2 / 3]);
});

it('judges at least 120 unseen queries, each query once in its area', () => {
  expect(AREAS.flatMap((area) => readQueries('unseen', area)).length).toBeGreaterThanOrEqual(120);
  for (const area of AREAS) {
    const queries = SETS.flatMap((set) => readQueries(set, area));
    const texts = queries.map((judged) => judged.query.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

it('refuses a query that is mistyped, and says where', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'queries-'));
  mkdirSync(path.join(folder, 'tuned'));
  const good = {query: 'a', expect: ['/v3/a'], kind: 'task'};
  const read = (...content: unknown[]) => {
    writeFileSync(path.join(folder, 'tuned', 'v3.json'), JSON.stringify(content));
    return readQueries('tuned', 'v3', folder);
  };
  expect(read(good)).toEqual([good]);
  expect(() => read(good, {...good, kind: 'taks'})).toThrow(/tuned\/v3\.json: query 2, kind: /);
  expect(() => read({...good, expect: []})).toThrow(/tuned\/v3\.json: query 1, expect: /);
  rmSync(folder, {recursive: true});
});

/** Judgements of an area: so many that found their page in this place. */
const judged = (area: Area, ...places: [count: number, rank: number][]): Judgement[] =>
  places.flatMap(([count, rank]) =>
    Array.from({length: count}, () => ({...query('/a'), area, rank, found: []})),
  );

it('breaks no promise where enough are found, and says which it breaks', () => {
  expect(shortfalls(judged('v3', [81, 1], [12, 3], [7, 0]))).toEqual([]);
  expect(shortfalls(judged('v3', [80, 1], [12, 3], [8, 4]))).toEqual([
    'less than 81.0 % of the queries find their page first',
    'less than 93.0 % of the queries find it among three',
  ]);
  // Good ones of another area do not hide those of this one.
  expect(shortfalls([...judged('v3', [400, 1]), ...judged('v2', [2, 1], [1, 4])])).toEqual([
    'less than 90.0 % of the queries of v2 find it among three',
  ]);
});
