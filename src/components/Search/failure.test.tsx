import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {reloadOnce} from '../../browser/reloadOnce';
import {keepTyped, recover, typedBeforeReload} from './failure';

vi.mock('../../browser/reloadOnce', () => ({reloadOnce: vi.fn(), forgetReload: vi.fn()}));

const network = vi.fn();

beforeEach(() => {
  network.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', network);
  vi.mocked(reloadOnce).mockReset();
});
afterEach(() => {
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
    keepTyped('enc');
    expect(typedBeforeReload()).toBe('enc');
    expect(typedBeforeReload()).toBeUndefined();
  });

  it('that this did not help is told, and the box stays closed the next time', async () => {
    vi.mocked(reloadOnce).mockReturnValue(false);
    expect(await recover('gone')).toBe('unavailable');
    keepTyped('enc');
    expect(typedBeforeReload()).toBeUndefined();
  });

  it('is one of the network where that is not there', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await recover('gone')).toBe('unreachable');
    expect(reloadOnce).not.toHaveBeenCalled();
  });
});
