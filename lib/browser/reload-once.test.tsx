import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {forgetReload, reloadOnce} from './reload-once';

const reload = vi.fn();
const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
  window.sessionStorage.clear();
});

const navigatedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{type} as never]);

test('reloads once, and again after what failed has come', () => {
  expect(reloadOnce('a')).toBe(true);
  expect(reloadOnce('a')).toBe(false);
  expect(reloadOnce('b')).toBe(true);
  forgetReload('a');
  expect(reloadOnce('a')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('without storage, a page that was reloaded is not reloaded again', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  navigatedBy('navigate');
  expect(reloadOnce('a')).toBe(true);
  navigatedBy('reload');
  expect(reloadOnce('a')).toBe(false);
  forgetReload('a');
  expect(reload).toHaveBeenCalledTimes(1);
});
