import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reloadOnce} from './reload-once';

vi.mock('./reload-once', async (original) => ({
  ...(await original<object>()),
  reloadOnce: vi.fn(),
  forgetReload: vi.fn(),
}));

const network = vi.fn();

/** Each test is a page of its own, into which nothing was typed. */
async function loaded() {
  vi.resetModules();
  return import('./load-extra');
}

beforeEach(() => {
  network.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', network);
  vi.mocked(reloadOnce).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

test('what comes is handed on, and nothing is loaded anew', async () => {
  const {loadExtra} = await loaded();
  expect(await loadExtra('a', () => Promise.resolve(1))).toBe(1);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test.each<[what: string, reloads: number, before: () => unknown]>([
  ['loads the page anew', 1, () => undefined],
  [
    'leaves the page without a network',
    0,
    () => network.mockRejectedValue(new TypeError('offline')),
  ],
  [
    'leaves what was typed',
    0,
    () => document.body.dispatchEvent(new Event('input', {bubbles: true})),
  ],
])('what is gone %s', async (_what, reloads, before) => {
  const {loadExtra} = await loaded();
  before();
  const gone = () => Promise.reject<number>(new Error('gone'));
  expect(await loadExtra('a', gone)).toBeUndefined();
  expect(reloadOnce).toHaveBeenCalledTimes(reloads);
});

test('a JSON file is fetched once, again where a page answered in its place', async () => {
  const {fetchOnce} = await loaded();
  for (const status of [404, 200]) {
    network.mockResolvedValueOnce(new Response('<!doctype html>', {status}));
    expect(await fetchOnce('/a.json')).toBeUndefined();
  }
  expect(reloadOnce).toHaveBeenCalledTimes(2);
  network.mockResolvedValueOnce(new Response('{"a": 1}'));
  expect(await fetchOnce('/a.json')).toEqual({a: 1});
  expect(await fetchOnce('/a.json')).toEqual({a: 1});
});

test('a request that fails is no matter of a release', async () => {
  const {fetchOnce} = await loaded();
  network.mockRejectedValueOnce(new TypeError('reset'));
  expect(await fetchOnce('/a.json')).toBeUndefined();
  expect(reloadOnce).not.toHaveBeenCalled();
});
