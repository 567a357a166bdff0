import {act, cleanup, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {getSearchClient} from './search.client';
import {
  SearchError,
  type SearchFailure,
  type SearchRequest,
  type SearchResponse,
} from '../../packages/search-engine/types';
import type {Area} from '../../site/versions';
import {recover} from './failure.shared';
import {useSearch} from './useSearch';

vi.mock('./search.client', () => ({getSearchClient: vi.fn()}));
vi.mock('../navigation/useVersion', () => ({useVersion: () => 'v3'}));
vi.mock('./failure.shared', () => ({
  noteAnswer: () => undefined,
  recover: vi.fn(async (reason: SearchFailure) => reason as string),
}));

interface Asked {
  request: SearchRequest;
  answer: (total: number) => Promise<void>;
  fail: (reason?: SearchFailure) => Promise<void>;
}

let asked: Asked[] = [];

const response = (total: number, area: Area): SearchResponse => ({
  hits: [],
  total,
  counts: {[area]: total},
});

beforeEach(() => {
  asked = [];
  vi.mocked(getSearchClient).mockResolvedValue({
    prepare: () => undefined,
    search: (request) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          answer: (total) => act(async () => resolve(response(total, request.areas[0]!))),
          fail: (reason = 'network') => act(async () => reject(new SearchError('cut', reason))),
        });
      }),
  });
});

afterEach(cleanup);

/** Searches for a query, and has a function that searches for another one. */
async function searching(query: string, area: Area = 'v3') {
  const {result, rerender} = renderHook(
    (props: {query: string; area: Area}) => useSearch(props.query, props.area, 20),
    {initialProps: {query, area}},
  );
  const change = (next: string, nextArea: Area = area) =>
    act(async () => rerender({query: next, area: nextArea}));
  await act(async () => undefined);
  return {result, change};
}

describe('useSearch', () => {
  it('asks for nothing without a query', async () => {
    const {result} = await searching('');
    expect(asked).toEqual([]);
    expect(result.current).toMatchObject({answer: undefined, failure: undefined, isPending: false});
  });

  it('is pending until the answer is there', async () => {
    const {result} = await searching('a');
    expect(asked[0]!.request).toEqual({query: 'a', areas: ['v3'], limit: 20});
    expect(result.current).toMatchObject({answer: undefined, isPending: true});
    await asked[0]!.answer(3);
    expect(result.current).toMatchObject({answer: {query: 'a', total: 3}, isPending: false});
  });

  it('keeps the old answer while the next one is awaited, and lets go what nobody awaits', async () => {
    const {result, change} = await searching('a');
    await asked[0]!.answer(3);
    await change('ab');
    expect(result.current).toMatchObject({answer: {query: 'a'}, isPending: true});
    await change('abc');
    await asked[2]!.answer(1);
    await asked[1]!.answer(2);
    expect(result.current).toMatchObject({answer: {query: 'abc', total: 1}, isPending: false});
  });

  it('says that it failed, and asks again on demand', async () => {
    const {result} = await searching('a');
    await asked[0]!.fail();
    expect(result.current).toMatchObject({failure: 'network', isPending: false});
    await act(async () => result.current.retry());
    expect(result.current).toMatchObject({failure: 'network', isPending: true});
    await asked[1]!.answer(1);
    expect(result.current).toMatchObject({failure: undefined, answer: {total: 1}});
  });

  it('drops what is there when another scope fails', async () => {
    const {result, change} = await searching('a');
    await asked[0]!.answer(30);
    await change('a', 'v2');
    await asked[1]!.fail();
    expect(result.current).toMatchObject({answer: undefined, failure: 'network'});
  });

  it('fails when the engine itself does not load, and the next query works', async () => {
    const missing = Object.assign(new Error('chunk'), {name: 'ChunkLoadError'});
    vi.mocked(getSearchClient).mockRejectedValueOnce(missing);
    vi.mocked(recover).mockResolvedValueOnce('not there');
    const {result, change} = await searching('a');
    expect(recover).toHaveBeenLastCalledWith('outdated');
    expect(result.current).toMatchObject({failure: 'not there', isPending: false});
    await change('ab');
    await asked[0]!.answer(1);
    expect(result.current).toMatchObject({failure: undefined, answer: {query: 'ab'}});
  });

  it('collects the counts of areas for one query', async () => {
    const {result, change} = await searching('a');
    await asked[0]!.answer(3);
    await change('a', 'v2');
    await asked[1]!.answer(5);
    expect(result.current.counts).toEqual({v3: 3, v2: 5});
    await change('ab', 'v2');
    await asked[2]!.answer(1);
    expect(result.current.counts).toEqual({v2: 1});
  });
});
