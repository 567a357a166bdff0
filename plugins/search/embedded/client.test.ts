import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchError, type SearchRequest, type SearchResponse} from '../types';
import {fetchFrom, indexFiles, MANIFEST} from '../testing/index-files';
import {section} from '../testing/records';
import {createEmbeddedClient} from './client';
import type {FromWorker, ToWorker} from './messages';

const REQUEST: SearchRequest = {query: 'encryption', areas: ['v3'], limit: 5};
const ANSWER: SearchResponse = {hits: [], total: 7, counts: {v3: 7}};

/** The workers that were started, newest last. */
let workers: FakeWorker[];

/** A worker whose part the test plays. */
class FakeWorker extends EventTarget {
  readonly told: ToWorker[] = [];
  readonly terminate = vi.fn();

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  tell(data: FromWorker): void {
    this.dispatchEvent(Object.assign(new Event('message'), {data}));
  }

  /** The requests that it was asked to answer. */
  get searches(): {id: number; request: SearchRequest}[] {
    return this.told.filter((message) => message.type === 'search');
  }
}

const files = indexFiles([section('/v3/encryption', 'Encryption', 'Keep it secret.')]);
const createClient = () => createEmbeddedClient({manifest: MANIFEST, fetch: fetchFrom(files)});

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

/** A client whose worker runs, and a request that the worker was told of. */
async function searching(signal?: AbortSignal) {
  const client = createClient();
  const answer = client.search(REQUEST, signal);
  workers[0]!.tell({type: 'ready'});
  await vi.waitFor(() => expect(workers[0]!.searches).toHaveLength(1));
  return {client, worker: workers[0]!, answer, id: workers[0]!.searches[0]!.id};
}

describe('in a worker', () => {
  it('starts one, and no earlier than it is needed', async () => {
    const client = createClient();
    expect(workers).toHaveLength(0);
    client.prepare(['v3', 'v2']);
    expect(workers[0]!.told).toEqual([{type: 'start', manifest: MANIFEST, areas: ['v3', 'v2']}]);
    workers[0]!.tell({type: 'ready'});
    await vi.waitFor(() =>
      expect(workers[0]!.told).toContainEqual({type: 'prepare', areas: ['v3', 'v2']}),
    );
    expect(workers).toHaveLength(1);
  });

  it('gives each request its own answer', async () => {
    const {client, worker, answer, id} = await searching();
    const other = client.search({...REQUEST, query: 'other'});
    await vi.waitFor(() => expect(worker.searches).toHaveLength(2));
    worker.tell({type: 'answer', id: worker.searches[1]!.id, response: {...ANSWER, total: 1}});
    worker.tell({type: 'answer', id, response: ANSWER});
    expect((await answer).total).toBe(7);
    expect((await other).total).toBe(1);
  });

  it('turns a failure into a SearchError, and goes on', async () => {
    const {client, worker, answer, id} = await searching();
    worker.tell({type: 'failure', id, message: 'no index'});
    await expect(answer).rejects.toThrow(new SearchError('no index'));
    const next = client.search(REQUEST);
    await vi.waitFor(() => expect(worker.searches).toHaveLength(2));
    worker.tell({type: 'answer', id: worker.searches[1]!.id, response: ANSWER});
    expect(await next).toEqual(ANSWER);
  });

  it('never delivers an aborted answer', async () => {
    const controller = new AbortController();
    const {worker, answer, id} = await searching(controller.signal);
    controller.abort();
    worker.tell({type: 'answer', id, response: ANSWER});
    await expect(answer).rejects.toMatchObject({name: 'AbortError'});
    expect(worker.told).toContainEqual({type: 'cancel', id});
  });

  it('starts nothing for a request that was aborted before', async () => {
    const answer = createClient().search(REQUEST, AbortSignal.abort());
    await expect(answer).rejects.toMatchObject({name: 'AbortError'});
    expect(workers).toHaveLength(0);
  });

  it('tells when snippets have arrived, until nobody listens', async () => {
    const {client, worker} = await searching();
    const listener = vi.fn();
    const stop = client.subscribe!(listener);
    worker.tell({type: 'texts'});
    stop();
    worker.tell({type: 'texts'});
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not told of requests that were aborted while it started', async () => {
    const client = createClient();
    const controller = new AbortController();
    const aborted = expect(
      client.search({...REQUEST, query: 'enc'}, controller.signal),
    ).rejects.toMatchObject({name: 'AbortError'});
    const answer = client.search(REQUEST);
    controller.abort();
    workers[0]!.tell({type: 'ready'});
    await vi.waitFor(() => expect(workers[0]!.searches).not.toHaveLength(0));
    expect(workers[0]!.searches.map(({request}) => request)).toEqual([REQUEST]);
    workers[0]!.tell({type: 'answer', id: workers[0]!.searches[0]!.id, response: ANSWER});
    await aborted;
    expect(await answer).toEqual(ANSWER);
  });

  it.each(['error', 'messageerror'])('starts another one after an "%s"', async (event) => {
    const {client, worker, answer} = await searching();
    worker.dispatchEvent(new Event(event));
    await expect(answer).rejects.toBeInstanceOf(SearchError);
    expect(worker.terminate).toHaveBeenCalledOnce();

    const next = client.search(REQUEST);
    workers[1]!.tell({type: 'ready'});
    await vi.waitFor(() => expect(workers[1]!.searches).toHaveLength(1));
    workers[1]!.tell({type: 'answer', id: workers[1]!.searches[0]!.id, response: ANSWER});
    expect(await next).toEqual(ANSWER);
  });

  it('keeps the one that came after another whose errors go on', async () => {
    const {client, worker, answer} = await searching();
    worker.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toBeInstanceOf(SearchError);
    client.prepare(['v3']);
    workers[1]!.tell({type: 'ready'});
    worker.dispatchEvent(new Event('error'));
    void client.search(REQUEST);
    await vi.waitFor(() => expect(workers[1]!.searches).toHaveLength(1));
    expect(workers).toHaveLength(2);
  });

  it('fails a request that comes as it breaks down', async () => {
    const answer = createClient().search(REQUEST);
    workers[0]!.tell({type: 'ready'});
    workers[0]!.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toBeInstanceOf(SearchError);
  });
});

describe('where no worker starts', () => {
  it.each([
    ['there is none', () => vi.stubGlobal('Worker', undefined)],
    [
      'it is forbidden',
      () =>
        vi.stubGlobal('Worker', function forbid() {
          throw new DOMException('forbidden', 'SecurityError');
        }),
    ],
  ])('searches on the page: %s', async (_why, forbid) => {
    forbid();
    expect((await createClient().search(REQUEST)).total).toBe(1);
  });

  it('searches on the page: its script does not load', async () => {
    const client = createClient();
    const answer = client.search(REQUEST);
    workers[0]!.dispatchEvent(new Event('error'));
    expect((await answer).total).toBe(1);
    expect((await client.search(REQUEST)).total).toBe(1);
    expect(workers).toHaveLength(1);
  });

  it('is a SearchError when the engine cannot be loaded either, and the next query tries again', async () => {
    vi.stubGlobal('Worker', undefined);
    vi.doMock('./engine', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const client = createClient();
    await expect(client.search(REQUEST)).rejects.toThrow(SearchError);
    vi.doUnmock('./engine');
    expect((await client.search(REQUEST)).total).toBe(1);
  });
});
