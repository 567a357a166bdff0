// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {fetchFrom, indexFiles, MANIFEST} from '../testing/index-files';
import {section} from '../testing/records';
import type {FromWorker, ToWorker} from './messages';

const told: FromWorker[] = [];
const tell = (data: ToWorker): boolean => self.dispatchEvent(new MessageEvent('message', {data}));
let endWorker: () => void;
const REQUEST = {query: 'encryption', areas: ['v3'], limit: 5} as const;

beforeEach(async () => {
  told.length = 0;
  vi.stubGlobal(
    'fetch',
    fetchFrom(indexFiles([section('/v3/encryption', 'Encryption', 'Keep it secret.')])),
  );
  vi.spyOn(self, 'postMessage').mockImplementation((message: FromWorker) => told.push(message));
  vi.resetModules();
  const listen = vi.spyOn(self, 'addEventListener');
  await import('./worker');
  endWorker = () => self.removeEventListener('message', listen.mock.calls[0]![1]);
});

afterEach(() => {
  endWorker();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says when it is ready, answers, and tells when texts are there', async () => {
  tell({type: 'start', manifest: MANIFEST, areas: []});
  expect(told).toEqual([{type: 'ready'}]);
  tell({type: 'prepare', areas: ['v3']});
  await vi.waitFor(() => expect(told).toContainEqual({type: 'texts'}));
  tell({type: 'search', id: 3, request: REQUEST});
  await vi.waitFor(() =>
    expect(told).toContainEqual({
      type: 'answer',
      id: 3,
      response: expect.objectContaining({total: 1}) as object,
    }),
  );
});

it('loads at once what it is started for', async () => {
  tell({type: 'start', manifest: MANIFEST, areas: ['v3']});
  await vi.waitFor(() => expect(told).toContainEqual({type: 'texts'}));
});

it('says what went wrong', async () => {
  tell({type: 'start', manifest: 'https://docs.example/none.json', areas: []});
  tell({type: 'search', id: 4, request: REQUEST});
  await vi.waitFor(() =>
    expect(told).toContainEqual({
      type: 'failure',
      id: 4,
      message: expect.stringMatching(/none\.json answers 404/) as string,
    }),
  );
});

it('does no work for what was cancelled before the index was there', async () => {
  tell({type: 'start', manifest: MANIFEST, areas: []});
  tell({type: 'search', id: 5, request: REQUEST});
  tell({type: 'cancel', id: 5});
  tell({type: 'search', id: 6, request: REQUEST});
  const answers = () => told.filter((message) => message.type === 'answer');
  await vi.waitFor(() => expect(answers()).toHaveLength(2));
  expect(answers().map(({id, response}) => [id, response.total])).toEqual([
    [5, 0],
    [6, 1],
  ]);
});

it('takes a cancellation of what it does not know', () => {
  tell({type: 'start', manifest: MANIFEST, areas: []});
  expect(() => tell({type: 'cancel', id: 99})).not.toThrow();
});
