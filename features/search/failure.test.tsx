import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {recoverFromRelease} from '../../lib/browser/stale-release';
import {recover} from './failure.shared';

vi.mock('../../lib/browser/stale-release');

const keepForReload = vi.fn();
vi.mock('./search-text.client', () => ({searchText: () => ({keepForReload})}));

const NETWORK = 'You might want to check your network connection.';
const NO_ANSWER = 'The search does not answer at the moment.';

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(recoverFromRelease).mockReset();
  keepForReload.mockReset();
});
afterEach(() => vi.useRealTimers());

it.each([
  ['network', NETWORK],
  ['other', NO_ANSWER],
] as const)('a failure that is no loss of files (%s) is told', async (reason, message) => {
  expect(await recover(reason)).toBe(message);
  expect(recoverFromRelease).not.toHaveBeenCalled();
});

it.each([
  ['reloading', undefined, 1],
  ['offline', NETWORK, 0],
  ['failed', NO_ANSWER, 0],
] as const)('outdated files: %s', async (recovery, message, kept) => {
  vi.mocked(recoverFromRelease).mockResolvedValue(recovery);
  expect(await recover('outdated')).toBe(message);
  expect(keepForReload).toHaveBeenCalledTimes(kept);
});

it('a reload waits until the reader has stopped typing', async () => {
  await recover('outdated');
  const isOver = vi.fn();
  void vi.mocked(recoverFromRelease).mock.lastCall![1]!.wait!().then(isOver);
  for (let letters = 0; letters < 9; letters++) {
    await vi.advanceTimersByTimeAsync(300);
    window.dispatchEvent(new KeyboardEvent('keydown', {key: 'e'}));
  }
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(isOver).toHaveBeenCalledOnce();
});
