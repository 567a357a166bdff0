import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {AREAS} from '../../../site/versions';
import type {SearchHit, SearchRequest} from '../../../packages/search-engine/types';
import {judge, successAt} from './measure';
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
  expect(successAt(1, judged)).toBe(1 / 3);
  expect(successAt(3, judged)).toBe(2 / 3);
  expect(successAt(3, [])).toBe(0);
});

it('judges at least 120 unseen queries, each query once in its area', () => {
  expect(AREAS.flatMap((area) => readQueries('unseen', area)).length).toBeGreaterThanOrEqual(120);
  for (const area of AREAS) {
    const texts = SETS.flatMap((set) => readQueries(set, area)).map((one) =>
      one.query.toLowerCase(),
    );
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
