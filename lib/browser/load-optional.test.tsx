import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {recoverFromRelease} from './stale-release';

vi.mock('./stale-release');

const network = vi.fn();

/** Each test is a page of its own, into which nothing was typed. */
async function openPage() {
  vi.resetModules();
  return import('./load-optional');
}

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.mocked(recoverFromRelease).mockReset();
});
afterEach(() => vi.unstubAllGlobals());

const isReloadAllowed = () => vi.mocked(recoverFromRelease).mock.lastCall![1]!();

test('what loads is handed on, what does not is recovered until the reader types', async () => {
  const {loadOptional} = await openPage();
  expect(await loadOptional('a', () => Promise.resolve(1))).toBe(1);
  expect(recoverFromRelease).not.toHaveBeenCalled();
  const gone = () => Promise.reject<number>(new Error('gone'));
  expect(await loadOptional('a', gone)).toBeUndefined();
  expect(isReloadAllowed()).toBe(true);
  document.body.dispatchEvent(new Event('input', {bubbles: true}));
  expect(isReloadAllowed()).toBe(false);
});

test('a JSON file is fetched once, again where a page answered in its place', async () => {
  const {fetchOnce} = await openPage();
  for (const status of [404, 200]) {
    network.mockResolvedValueOnce(new Response('<!doctype html>', {status}));
    expect(await fetchOnce('/a.json')).toBeUndefined();
  }
  expect(recoverFromRelease).toHaveBeenCalledTimes(2);
  network.mockResolvedValueOnce(new Response('{"a": 1}'));
  expect(await fetchOnce('/a.json')).toEqual({a: 1});
  expect(await fetchOnce('/a.json')).toEqual({a: 1});
});

test('a request that fails is not the fault of a release', async () => {
  const {fetchOnce} = await openPage();
  network.mockRejectedValueOnce(new TypeError('reset'));
  expect(await fetchOnce('/a.json')).toBeUndefined();
  expect(recoverFromRelease).not.toHaveBeenCalled();
});
