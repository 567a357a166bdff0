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
    go(search: string, pathname = '/search') {
      history.location = {pathname, search};
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
  history.location = {pathname: '/search', search: ''};
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

  it('leaves what other links put into the address until something changes', () => {
    history.location.search = '?utm_source=mail&q=enc';
    const {result} = renderHook(useSearchAddress);
    act(() => result.current.settle());
    expect(address()).toBe('?utm_source=mail&q=enc');
  });

  it('stays as it is while the next page is being loaded, and leaves its address alone', () => {
    history.location.search = '?q=encrypt';
    const {result, unmount} = renderHook(useSearchAddress);
    act(() => result.current.setText('enc'));
    act(() => history.go('', '/v3/usecases'));
    expect(result.current.text).toBe('enc');
    act(() => result.current.settle());
    act(() => void vi.runAllTimers());
    unmount();
    expect(history.replace).not.toHaveBeenCalled();
  });
});
