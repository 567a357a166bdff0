import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {reloadOnce} from './reload-once';

vi.mock('./reload-once', () => ({reloadOnce: vi.fn(), forgetReload: vi.fn()}));

const GONE = (): Promise<number> => Promise.reject(new Error('gone'));
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

test('what is gone loads the page anew', async () => {
  const {loadExtra} = await loaded();
  expect(await loadExtra('a', GONE)).toBeUndefined();
  expect(reloadOnce).toHaveBeenCalledExactlyOnceWith('a');
});

test('without a network, the page stays', async () => {
  network.mockRejectedValue(new TypeError('offline'));
  const {loadExtra} = await loaded();
  expect(await loadExtra('a', GONE)).toBeUndefined();
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('what was typed is kept', async () => {
  const {loadExtra} = await loaded();
  document.body.dispatchEvent(new Event('input', {bubbles: true}));
  expect(await loadExtra('a', GONE)).toBeUndefined();
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('a page that answers in the place of a JSON file is no JSON file', async () => {
  const {loadExtraJson} = await loaded();
  network.mockResolvedValueOnce(new Response('{"a": 1}'));
  expect(await loadExtraJson('/a.json')).toEqual({a: 1});
  for (const status of [404, 200]) {
    network.mockResolvedValueOnce(new Response('<!doctype html>', {status}));
    expect(await loadExtraJson('/a.json')).toBeUndefined();
  }
  expect(reloadOnce).toHaveBeenCalledTimes(2);
});

test('a request that fails is no matter of a release', async () => {
  const {loadExtraJson} = await loaded();
  network.mockRejectedValueOnce(new TypeError('reset'));
  expect(await loadExtraJson('/a.json')).toBeUndefined();
  expect(reloadOnce).not.toHaveBeenCalled();
});
