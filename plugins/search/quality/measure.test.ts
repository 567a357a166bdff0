import {expect, it} from 'vitest';
import type {SearchClient, SearchHit, SearchRequest} from '../types';
import {judge, successAt} from './measure';
import {QUERIES, readQueries, type JudgedQuery} from './queries';

const hit = (url: string): SearchHit => ({id: url, url, area: 'v3', hierarchy: [], snippet: []});

/** A client that always finds the same. */
function client(requests: SearchRequest[], ...urls: string[]): SearchClient {
  return {
    prepare: () => undefined,
    search: async (request) => {
      requests.push(request);
      return {hits: urls.map(hit), total: urls.length, counts: {}};
    },
  };
}

const query = (expect: string): JudgedQuery => ({query: 'q', expect: [expect], kind: 'task'});
const NONE = {v3: [], v2: [], learningLab: [], ecosystem: [], site: []};

it('asks as a reader of the area does, and counts hits by their page', async () => {
  const requests: SearchRequest[] = [];
  const judged = await judge(client(requests, '/v3/a#x', '/v3/a', '/v3/b'), {
    ...NONE,
    v3: [query('/v3/a'), query('/v3/b'), query('/v3/none')],
    v2: [query('/v3/b')],
  });
  expect(judged.map(({rank}) => rank)).toEqual([1, 3, 0, 3]);
  expect(requests.map(({areas}) => areas[0])).toEqual(['v3', 'v3', 'v3', 'v2']);
  expect(successAt(1, judged)).toBe(0.25);
  expect(successAt(3, judged)).toBe(0.75);
  expect(successAt(3, [])).toBe(0);
});

it('judges at least 80 queries, each once in its area', () => {
  const all = Object.values(QUERIES);
  expect(all.flat().length).toBeGreaterThanOrEqual(80);
  for (const queries of all) {
    const texts = queries.map((judged) => judged.query.toLowerCase());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

it('refuses a query that is mistyped, and says where', () => {
  const good = {query: 'a', expect: ['/v3/a'], kind: 'task'};
  expect(readQueries('v3', [good])).toEqual([good]);
  expect(() => readQueries('v3', [good, {...good, kind: 'taks'}])).toThrow(
    /queries\/v3\.json: query 2, kind: /,
  );
  expect(() => readQueries('v2', [{...good, expect: []}])).toThrow(/v2\.json: query 1, expect: /);
});
