import {act, cleanup, renderHook} from '@testing-library/react';
import {useSyncExternalStore} from 'react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {useSearchAddress} from './useSearchAddress';

/** A stand-in for the history of the site's router. */
const history = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  return {
    location: {pathname: '/search', search: ''},
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: vi.fn(),
    go(search: string) {
      history.location = {...history.location, search};
      listeners.forEach((listener) => listener());
    },
  };
});

vi.mock('@docusaurus/router', () => ({useHistory: () => history}));
vi.mock('@docusaurus/theme-common', () => ({
  useHistorySelector: (select: (value: typeof history) => string) =>
    useSyncExternalStore(history.listen, () => select(history)),
}));

beforeEach(() => {
  vi.useFakeTimers();
  history.location.search = '';
  history.replace.mockImplementation(({search}: {search: string}) => history.go(search));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

const address = () => history.location.search;

describe('useSearchAddress', () => {
  it('starts with what the address says', () => {
    history.location.search = '?q=encrypt&area=v2';
    const {result} = renderHook(useSearchAddress);
    expect(result.current).toMatchObject({text: 'encrypt', scope: 'v2'});
  });

  it('writes the query after a pause in typing, once, in place of the old address', () => {
    const {result} = renderHook(useSearchAddress);
    for (const text of ['e', 'en', 'enc ']) {
      act(() => result.current.setText(text));
    }
    expect(history.replace).not.toHaveBeenCalled();
    act(() => void vi.runAllTimers());
    expect(address()).toBe('?q=enc');
    expect(history.replace).toHaveBeenCalledOnce();
    expect(result.current.text).toBe('enc ');
  });

  it('writes at once when asked to', () => {
    const {result} = renderHook(useSearchAddress);
    act(() => result.current.setText('enc'));
    act(() => result.current.settle());
    expect(address()).toBe('?q=enc');
    act(() => result.current.settle());
    expect(history.replace).toHaveBeenCalledOnce();
  });

  it('writes a new scope at once and keeps what was typed', () => {
    const {result} = renderHook(useSearchAddress);
    act(() => result.current.setText('enc'));
    act(() => result.current.setScope('v3'));
    expect(address()).toBe('?q=enc&area=v3');
    expect(result.current).toMatchObject({text: 'enc', scope: 'v3'});
  });

  it('follows a link to another search', () => {
    history.location.search = '?q=encrypt';
    const {result} = renderHook(useSearchAddress);
    act(() => history.go('?q=wallet&area=v2'));
    expect(result.current).toMatchObject({text: 'wallet', scope: 'v2'});
  });

  it('leaves the address of the next page alone', () => {
    const {result, unmount} = renderHook(useSearchAddress);
    act(() => result.current.setText('enc'));
    unmount();
    vi.runAllTimers();
    expect(history.replace).not.toHaveBeenCalled();
  });
});
