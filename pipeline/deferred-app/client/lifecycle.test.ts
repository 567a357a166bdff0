import {expect, it, test, vi} from 'vitest';
import {lifecycle, type LifecycleEvent, type State, type Action} from './lifecycle';

const effects = () => ({load: vi.fn(), show: vi.fn(), replay: vi.fn(), fallBack: vi.fn()});

/** Events that lead to each state. */
const WAYS: Record<State, LifecycleEvent[]> = {
  idle: [],
  loading: ['need'],
  failed: ['need', 'fail'],
  ready: ['need', 'hydrate'],
};

const press = (id: string): Action => ({what: 'press', element: {id} as HTMLElement});

test.each<[State, LifecycleEvent, State, string[]]>([
  ['idle', 'need', 'loading', ['load', 'show']],
  ['idle', 'hydrate', 'ready', ['replay']],
  ['idle', 'fail', 'idle', []],
  ['loading', 'need', 'loading', []],
  ['loading', 'hydrate', 'ready', ['replay']],
  ['loading', 'fail', 'failed', ['fallBack', 'show']],
  ['failed', 'need', 'loading', ['load', 'show']],
  ['failed', 'hydrate', 'ready', ['replay']],
  ['failed', 'fail', 'failed', []],
  ['ready', 'need', 'ready', []],
  ['ready', 'hydrate', 'ready', []],
  ['ready', 'fail', 'ready', []],
])('%s, %s: %s', (from, event, to, expected) => {
  const called = effects();
  const life = lifecycle(called);
  WAYS[from].forEach(life.dispatch);
  expect(life.state).toBe(from);
  life.setAction(press('a'));
  Object.values(called).forEach((effect) => effect.mockClear());
  life.dispatch(event);
  expect(life.state).toBe(to);
  const names = Object.entries(called).flatMap(([name, {mock}]) => mock.calls.map(() => name));
  expect(names.sort()).toEqual([...expected].sort());
});

it('replays the last action alone', () => {
  const called = effects();
  const life = lifecycle(called);
  life.setAction(press('a'));
  life.dispatch('need');
  life.dispatch('fail');
  expect(called.fallBack).toHaveBeenCalledExactlyOnceWith(press('a'));
  expect(called.show).toHaveBeenLastCalledWith(undefined);
  life.setAction(press('b'));
  life.setAction(press('c'));
  life.dispatch('need');
  life.dispatch('hydrate');
  expect(called.replay).toHaveBeenCalledExactlyOnceWith(press('c'));
});
