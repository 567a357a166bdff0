import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {reloadOnce} from '../../../lib/browser/reload-once';
import type * as Failure from './failure.shared';

vi.mock('../../../lib/browser/reload-once', () => ({reloadOnce: vi.fn(), forgetReload: vi.fn()}));

const network = vi.fn();
let failure: typeof Failure;

/** What a reader who does not type is told. */
async function recover(...args: Parameters<typeof failure.recover>) {
  const told = failure.recover(...args);
  await vi.advanceTimersByTimeAsync(1000);
  return told;
}

beforeEach(async () => {
  vi.resetModules();
  failure = await import('./failure.shared');
  vi.useFakeTimers();
  network.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', network);
  vi.mocked(reloadOnce).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('a failure', () => {
  it.each(['unreachable', 'unavailable'] as const)(
    'that is no loss of files (%s) stays',
    async (reason) => {
      expect(await recover(reason)).toBe(reason);
      expect(reloadOnce).not.toHaveBeenCalled();
    },
  );

  it('loads the page anew when files are gone, and keeps what was typed for once', async () => {
    const beforeReload = vi.fn();
    vi.mocked(reloadOnce).mockReturnValue(true);
    expect(await recover('gone', beforeReload)).toBeUndefined();
    expect(beforeReload).toHaveBeenCalledOnce();
    failure.keepTyped('enc');
    expect(failure.typedBeforeReload()).toBe('enc');
    expect(failure.typedBeforeReload()).toBeUndefined();
  });

  it('waits for a reader who types, and loads the page once for all the letters that failed', async () => {
    vi.mocked(reloadOnce).mockReturnValueOnce(true).mockReturnValue(false);
    const told = ['e', 'en', 'enc'].map(() => failure.recover('gone'));
    for (let letters = 0; letters < 9; letters++) {
      await vi.advanceTimersByTimeAsync(300);
      window.dispatchEvent(new KeyboardEvent('keydown', {key: 'e'}));
    }
    expect(reloadOnce).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(new Set(await Promise.all(told))).toEqual(new Set([undefined]));
    expect(reloadOnce).toHaveBeenCalledOnce();
    failure.keepTyped('encrypt');
    expect(failure.typedBeforeReload()).toBe('encrypt');
  });

  it('that this did not help is told, and the box stays closed the next time', async () => {
    vi.mocked(reloadOnce).mockReturnValue(false);
    expect(await recover('gone')).toBe('unavailable');
    failure.keepTyped('enc');
    expect(failure.typedBeforeReload()).toBeUndefined();
  });

  it('is one of the network where that is not there', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await recover('gone')).toBe('unreachable');
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
