import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {getSearchClient} from '../search.client';
import type {Area} from '../../../site/versions';
import type {SearchRequest, SearchResponse} from '../../../packages/search-engine/types';
import {useElsewhere} from './BetterElsewhere';
import type {SearchAnswer} from './useSearch';

vi.mock('../search.client', () => ({getSearchClient: vi.fn()}));

type Numbers = SearchResponse['counts'];

let asked: SearchRequest[];
let other: {counts: Numbers; best?: Numbers};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.mocked(getSearchClient).mockResolvedValue({
    prepare: () => undefined,
    search: async (request) => {
      asked.push(request);
      return {hits: [], total: 0, ...other};
    },
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answer = (total: number, best?: number, areas: Area[] = ['v3']): SearchAnswer => ({
  query: 'mint',
  areas,
  hits: [],
  total,
  counts: {},
  ...(best !== undefined && {best: {[areas[0]!]: best}}),
});

async function elsewhere(found: SearchAnswer) {
  const {result} = renderHook(() => useElsewhere(found));
  await act(() => vi.advanceTimersByTimeAsync(500));
  return result.current;
}

describe('a narrowed search', () => {
  it('names the area with the best hit, not the one with the most', async () => {
    other = {counts: {v2: 90, ecosystem: 2}, best: {v2: 0.7, ecosystem: 1}};
    expect(await elsewhere(answer(5, 0.3))).toMatchObject({area: 'ecosystem', count: 2});
    expect(asked[0]!.areas).toEqual(['v2', 'learningLab', 'ecosystem', 'site']);
  });

  it('names none that is hardly better, least outside of the docs', async () => {
    other = {counts: {v2: 90, learningLab: 13}, best: {v2: 0.75, learningLab: 0.9}};
    expect(await elsewhere(answer(5, 0.7))).toBeUndefined();
  });

  it('asks nothing where it has what was searched, and nothing of a back end that cannot tell', async () => {
    await elsewhere(answer(5, 0.9));
    await elsewhere(answer(5));
    expect(asked).toEqual([]);
  });

  it('that found nothing counts what others have', async () => {
    other = {counts: {v2: 3, ecosystem: 7}};
    expect(await elsewhere(answer(0))).toMatchObject({area: 'ecosystem', count: 7});
    other = {counts: {v2: 0}};
    expect(await elsewhere(answer(0))).toBeUndefined();
  });
});

it('a search of everything hides nothing', async () => {
  await elsewhere(answer(0, 0, ['v3', 'v2']));
  expect(asked).toEqual([]);
});
