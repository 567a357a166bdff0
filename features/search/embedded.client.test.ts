import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchRequest, SearchResponse} from '../../packages/search-engine/types';
import {createEmbeddedClient} from './embedded.client';
import type {WorkerAnswer, WorkerRequest} from './search.worker';

const FOLDER = 'https://docs.example/search-index';
const REQUEST: SearchRequest = {query: 'encryption', areas: ['v3'], limit: 5};
const RESPONSE: SearchResponse = {hits: [], total: 7, counts: {v3: 7}};

/** The workers that were started, newest last. */
let workers: FakeWorker[];

/** A worker whose part the test plays. */
class FakeWorker extends EventTarget {
  readonly asked: (WorkerRequest & {answer: (answer: WorkerAnswer) => void})[] = [];
  readonly terminate = vi.fn();

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(request: WorkerRequest, [port]: [MessagePort]): void {
    this.asked.push({...request, answer: (answer) => port.postMessage(answer)});
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const createClient = () => createEmbeddedClient(FOLDER);

it('starts one worker, no earlier than it is needed, and gives each request its own answer', async () => {
  const client = createClient();
  expect(workers).toHaveLength(0);
  client.prepare(['v3', 'v2']);
  const answer = client.search(REQUEST);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked.map(({request}) => request)).toEqual([
    {query: '', areas: ['v3', 'v2'], limit: 0},
    REQUEST,
  ]);
  const other = client.search({...REQUEST, query: 'other'});
  workers[0]!.asked[2]!.answer({response: {...RESPONSE, total: 1}});
  workers[0]!.asked[1]!.answer({response: RESPONSE});
  expect([(await answer).total, (await other).total]).toEqual([7, 1]);
});

it('passes on what went wrong, and goes on', async () => {
  const client = createClient();
  const answer = client.search(REQUEST);
  const failure = {message: 'no index', reason: 'outdated'} as const;
  workers[0]!.asked[0]!.answer({failure});
  await expect(answer).rejects.toMatchObject({name: 'SearchError', ...failure});
  const next = client.search(REQUEST);
  workers[0]!.asked[1]!.answer({response: RESPONSE});
  expect(await next).toEqual(RESPONSE);
  expect(workers).toHaveLength(1);
});

it('a worker that breaks down before it has answered is outdated, and the next query starts another one', async () => {
  const client = createClient();
  const answer = client.search(REQUEST);
  workers[0]!.dispatchEvent(new Event('error'));
  await expect(answer).rejects.toMatchObject({name: 'SearchError', reason: 'outdated'});
  expect(workers[0]!.terminate).toHaveBeenCalledOnce();

  const next = client.search(REQUEST);
  workers[1]!.asked[0]!.answer({response: RESPONSE});
  expect(await next).toEqual(RESPONSE);
  const last = client.search(REQUEST);
  workers[1]!.dispatchEvent(new Event('error'));
  await expect(last).rejects.toMatchObject({name: 'SearchError', reason: 'other'});
});

it('a worker that stalls gives way to another one, which has more time', async () => {
  vi.useFakeTimers();
  const client = createClient();
  for (const [at, seconds] of [10, 20].entries()) {
    const settled = vi.fn();
    client.search(REQUEST).catch(settled);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({reason: 'other'}));
    expect(workers[at]!.terminate).toHaveBeenCalledOnce();
  }
});

it('what is only prepared may take its time', async () => {
  vi.useFakeTimers();
  createClient().prepare(['v3']);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(workers[0]!.terminate).not.toHaveBeenCalled();
});
