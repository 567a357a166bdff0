import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {reloadOnce} from '../../../lib/browser/reload-once';
import type * as Failure from './failure.shared';

vi.mock('../../../lib/browser/reload-once', async (original) => ({
  ...(await original<object>()),
  reloadOnce: vi.fn(),
  forgetReload: vi.fn(),
}));

const keepForReload = vi.fn();
vi.mock('../search-text.client', () => ({searchText: () => ({keepForReload})}));

const NETWORK = 'You might want to check your network connection.';
const NO_ANSWER = 'The search does not answer at the moment.';

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
  keepForReload.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['network', NETWORK],
  ['other', NO_ANSWER],
] as const)('a failure that is no loss of files (%s) is told', async (reason, message) => {
  expect(await recover(reason)).toBe(message);
  expect(reloadOnce).not.toHaveBeenCalled();
});

it('outdated files reload the page once, when a reader has stopped typing, and keep the text of the box', async () => {
  vi.mocked(reloadOnce).mockReturnValueOnce(true).mockReturnValue(false);
  const beforeReload = vi.fn();
  const told = ['e', 'en', 'enc'].map(() => failure.recover('outdated', beforeReload));
  for (let letters = 0; letters < 9; letters++) {
    await vi.advanceTimersByTimeAsync(300);
    window.dispatchEvent(new KeyboardEvent('keydown', {key: 'e'}));
  }
  expect(reloadOnce).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(await Promise.all(told))).toEqual(new Set([undefined]));
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(beforeReload).toHaveBeenCalledOnce();
  expect(keepForReload).toHaveBeenCalledOnce();
});

it('that a reload did not help is told, and nothing is kept for a later one', async () => {
  vi.mocked(reloadOnce).mockReturnValue(false);
  expect(await recover('outdated')).toBe(NO_ANSWER);
  expect(keepForReload).not.toHaveBeenCalled();
});

it('files that seem outdated are out of reach where the network is not there', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await recover('outdated')).toBe(NETWORK);
  expect(reloadOnce).not.toHaveBeenCalled();
});
