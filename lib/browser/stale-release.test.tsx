import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type * as StaleRelease from './stale-release';

const network = vi.fn();
const reload = vi.fn();

/** A page that has just been loaded. */
async function openPage(): Promise<typeof StaleRelease> {
  vi.resetModules();
  return import('./stale-release');
}

beforeEach(() => {
  network.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', network);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
  window.sessionStorage.clear();
});

test('files that are gone reload the page once, and again once they have loaded', async () => {
  const recover = async (files: string) => (await openPage()).recoverFromRelease(files);
  expect(await recover('a')).toBe('reloading');
  expect((await openPage()).isRecovering()).toBe(true);
  expect(await recover('a')).toBe('failed');
  expect(await recover('b')).toBe('reloading');
  const page = await openPage();
  page.noteLoaded('a');
  page.noteLoaded('b');
  expect(page.isRecovering()).toBe(false);
  expect(await recover('a')).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(3);
});

test('files that fail side by side reload the page together', async () => {
  const page = await openPage();
  const isWelcome = vi.fn(() => true);
  const failed = ['a', 'a', 'b'].map((files) => page.recoverFromRelease(files, isWelcome));
  expect(await Promise.all(failed)).toEqual(['reloading', 'reloading', 'reloading']);
  expect(isWelcome).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

test('nothing is reloaded without a network, or against the wish of who asks', async () => {
  const page = await openPage();
  expect(await page.recoverFromRelease('a', () => false)).toBe('failed');
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await page.recoverFromRelease('a')).toBe('offline');
  expect(reload).not.toHaveBeenCalled();
});

test('without storage, a page that was reloaded is not reloaded again', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const entries = vi.spyOn(performance, 'getEntriesByType');
  entries.mockReturnValue([{type: 'navigate'} as never]);
  expect(await (await openPage()).recoverFromRelease('a')).toBe('reloading');
  entries.mockReturnValue([{type: 'reload'} as never]);
  expect(await (await openPage()).recoverFromRelease('a')).toBe('failed');
  expect(reload).toHaveBeenCalledOnce();
});
