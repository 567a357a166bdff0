import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchRequest, SearchResponse} from '../../packages/search-engine/types';
import {createEmbeddedClient} from './embedded.client';
import type {Answer, Question} from './search.worker';

const FOLDER = 'https://docs.example/search-index';
const REQUEST: SearchRequest = {query: 'encryption', areas: ['v3'], limit: 5};
const RESPONSE: SearchResponse = {hits: [], total: 7, counts: {v3: 7}};

/** The workers that were started, newest last. */
let workers: FakeWorker[];

/** A worker whose part the test plays. */
class FakeWorker extends EventTarget {
  readonly asked: (Question & {answer: (said: Answer) => void})[] = [];
  readonly terminate = vi.fn();

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(question: Question, [port]: [MessagePort]): void {
    this.asked.push({...question, answer: (said) => port.postMessage(said)});
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

it('starts one worker, and no earlier than it is needed', async () => {
  const client = createClient();
  expect(workers).toHaveLength(0);
  client.prepare(['v3', 'v2']);
  const answer = client.search(REQUEST);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked.map(({request}) => request)).toEqual([
    {query: '', areas: ['v3', 'v2'], limit: 0},
    REQUEST,
  ]);
  workers[0]!.asked[1]!.answer({response: RESPONSE});
  expect(await answer).toEqual(RESPONSE);
});

it('gives each request its own answer', async () => {
  const client = createClient();
  const answers = [client.search(REQUEST), client.search({...REQUEST, query: 'other'})];
  workers[0]!.asked[1]!.answer({response: {...RESPONSE, total: 1}});
  workers[0]!.asked[0]!.answer({response: RESPONSE});
  expect((await Promise.all(answers)).map(({total}) => total)).toEqual([7, 1]);
});

it('passes on what went wrong, and goes on', async () => {
  const client = createClient();
  const answer = client.search(REQUEST);
  workers[0]!.asked[0]!.answer({failure: {message: 'no index', reason: 'gone'}});
  await expect(answer).rejects.toMatchObject({
    name: 'SearchError',
    message: 'no index',
    reason: 'gone',
  });
  const next = client.search(REQUEST);
  workers[0]!.asked[1]!.answer({response: RESPONSE});
  expect(await next).toEqual(RESPONSE);
  expect(workers).toHaveLength(1);
});

it('tells when snippets have arrived, until nobody listens', () => {
  const client = createClient();
  client.prepare(['v3']);
  const listener = vi.fn();
  const stop = client.subscribe!(listener);
  workers[0]!.dispatchEvent(new Event('message'));
  stop();
  workers[0]!.dispatchEvent(new Event('message'));
  expect(listener).toHaveBeenCalledOnce();
});

describe('a worker that breaks down', () => {
  it('before it has answered is gone, and the next query starts another one', async () => {
    const client = createClient();
    const answer = client.search(REQUEST);
    workers[0]!.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toMatchObject({name: 'SearchError', reason: 'gone'});
    expect(workers[0]!.terminate).toHaveBeenCalledOnce();

    const next = client.search(REQUEST);
    workers[1]!.asked[0]!.answer({response: RESPONSE});
    expect(await next).toEqual(RESPONSE);
  });

  it('afterwards is not', async () => {
    const client = createClient();
    const answer = client.search(REQUEST);
    workers[0]!.asked[0]!.answer({response: RESPONSE});
    await answer;
    const next = client.search(REQUEST);
    workers[0]!.dispatchEvent(new Event('error'));
    await expect(next).rejects.toMatchObject({name: 'SearchError', reason: 'unavailable'});
  });
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
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({reason: 'unavailable'}));
    expect(workers[at]!.terminate).toHaveBeenCalledOnce();
  }
});

it('what is only prepared may take its time', async () => {
  vi.useFakeTimers();
  createClient().prepare(['v3']);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(workers[0]!.terminate).not.toHaveBeenCalled();
});
