import {expect, it, test, vi} from 'vitest';
import {lifecycle, type LifecycleEvent, type State} from './lifecycle';

const effects = () => ({load: vi.fn(), show: vi.fn(), press: vi.fn()});

/** The events that lead to each state. */
const WAYS: Record<State, LifecycleEvent[]> = {
  idle: [],
  loading: ['requested'],
  failed: ['requested', 'failed'],
  ready: ['requested', 'hydrated'],
};

const control = (id: string) => ({id}) as HTMLElement;

test.each<[State, LifecycleEvent, State, string[]]>([
  ['idle', 'requested', 'loading', ['load', 'show']],
  ['idle', 'hydrated', 'ready', ['press']],
  ['idle', 'failed', 'idle', []],
  ['loading', 'requested', 'loading', []],
  ['loading', 'hydrated', 'ready', ['press']],
  ['loading', 'failed', 'failed', ['show']],
  ['failed', 'requested', 'loading', ['load', 'show']],
  ['failed', 'hydrated', 'ready', ['press']],
  ['failed', 'failed', 'failed', []],
  ['ready', 'requested', 'ready', []],
  ['ready', 'hydrated', 'ready', []],
  ['ready', 'failed', 'ready', []],
])('%s, %s: %s', (from, event, to, expected) => {
  const called = effects();
  const life = lifecycle(called);
  WAYS[from].forEach(life.dispatch);
  expect(life.state).toBe(from);
  life.setPressed(control('a'));
  Object.values(called).forEach((effect) => effect.mockClear());
  life.dispatch(event);
  expect(life.state).toBe(to);
  const names = Object.entries(called).flatMap(([name, {mock}]) => mock.calls.map(() => name));
  expect(names).toEqual(expected);
});

it('presses the last control alone', () => {
  const called = effects();
  const life = lifecycle(called);
  life.setPressed(control('a'));
  life.setPressed(control('b'));
  life.dispatch('hydrated');
  expect(called.press).toHaveBeenCalledExactlyOnceWith(control('b'));
});

it('shows no control while it has failed, and the last one again with the next attempt', () => {
  const called = effects();
  const life = lifecycle(called);
  life.setPressed(control('a'));
  life.dispatch('requested');
  life.dispatch('failed');
  expect(called.show).toHaveBeenLastCalledWith(undefined);
  life.dispatch('requested');
  expect(called.show).toHaveBeenLastCalledWith(control('a'));
});
