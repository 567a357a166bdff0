import {expect, it, test, vi} from 'vitest';
import {lifecycle, TRANSITIONS, type Happening, type State, type Wish} from './lifecycle';

const effects = () => ({load: vi.fn(), show: vi.fn(), grant: vi.fn(), giveUp: vi.fn()});

/** What leads to each state. */
const WAYS: Record<State, Happening[]> = {
  asleep: [],
  asked: ['want'],
  failed: ['want', 'fail'],
  there: ['want', 'arrive'],
};

const search = (text: string): Wish => ({what: 'search', text});

test.each<[State, Happening, State, string[]]>([
  ['asleep', 'want', 'asked', ['load', 'show']],
  ['asleep', 'arrive', 'there', ['grant']],
  ['asleep', 'fail', 'asleep', []],
  ['asked', 'want', 'asked', []],
  ['asked', 'arrive', 'there', ['grant']],
  ['asked', 'fail', 'failed', ['giveUp', 'show']],
  ['failed', 'want', 'asked', ['load', 'show']],
  ['failed', 'arrive', 'there', ['grant']],
  ['failed', 'fail', 'failed', []],
  ['there', 'want', 'there', []],
  ['there', 'arrive', 'there', []],
  ['there', 'fail', 'there', []],
])('%s, %s: %s', (from, happening, to, expected) => {
  const called = effects();
  const life = lifecycle(called);
  WAYS[from].forEach(life.happen);
  expect(life.state).toBe(from);
  life.setWish(search('enc'));
  Object.values(called).forEach((effect) => effect.mockClear());
  life.happen(happening);
  expect(life.state).toBe(to);
  const names = Object.entries(called).flatMap(([name, {mock}]) => mock.calls.map(() => name));
  expect(names.sort()).toEqual([...expected].sort());
});

it('names every state', () => {
  expect(Object.keys(TRANSITIONS).sort()).toEqual(Object.keys(WAYS).sort());
});

it('carries out the last wish alone', () => {
  const called = effects();
  const life = lifecycle(called);
  life.setWish(search('a'));
  life.happen('want');
  life.happen('fail');
  expect(called.giveUp).toHaveBeenCalledExactlyOnceWith(search('a'));
  expect(called.show).toHaveBeenLastCalledWith(undefined);
  life.setWish(search('b'));
  life.setWish(search('c'));
  life.happen('want');
  life.happen('arrive');
  expect(called.grant).toHaveBeenCalledExactlyOnceWith(search('c'));
});
