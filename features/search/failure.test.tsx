import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {recoverFromRelease} from '../../lib/browser/stale-release';
import {recover} from './failure.shared';

vi.mock('../../lib/browser/stale-release');

const keepForReload = vi.fn();
const text = {value: 'e', keepForReload};
vi.mock('./search-text.client', () => ({searchText: () => text}));

const NETWORK = 'You might want to check your network connection.';
const NO_ANSWER = 'The search does not answer at the moment.';

beforeEach(() => {
  vi.useFakeTimers({shouldAdvanceTime: true, advanceTimeDelta: 200});
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
  vi.mocked(recoverFromRelease).mockResolvedValue('reloading');
  const recovered = recover('outdated');
  for (let letters = 0; letters < 9; letters++) {
    await vi.advanceTimersByTimeAsync(300);
    text.value += 'e';
  }
  expect(recoverFromRelease).not.toHaveBeenCalled();
  await recovered;
  expect(recoverFromRelease).toHaveBeenCalledOnce();
});
