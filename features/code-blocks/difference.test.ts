import {describe, expect, it} from 'vitest';
import {differenceOf} from './difference';

/** As `diff` writes it: `-a +b  c`. */
const written = (before: string, after: string): string =>
  differenceOf(Array.from(before), Array.from(after))
    .map(([old, fresh]) =>
      fresh === undefined
        ? `-${before[old!]}`
        : old === undefined
          ? `+${after[fresh]}`
          : after[fresh],
    )
    .join(' ');

describe('a difference', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', 'a b c'],
    ['', 'ab', '+a +b'],
    ['ab', '', '-a -b'],
    ['abc', 'axc', 'a -b +x c'],
    ['abcd', 'bcde', '-a b c d +e'],
    ['aab', 'ab', 'a -a b'],
    ['ab', 'xy', '-a -b +x +y'],
    ['abcabba', 'cbabac', '-a -b c -a b +a b a +c'],
  ])('of %j and %j keeps the most lines', (before, after, expected) => {
    const text = written(before, after);
    const kept = (line: string) => line.split(' ').filter((one) => !/^[+-]/.test(one)).length;
    expect(kept(text)).toBe(kept(expected));
    const side = (mark: string) =>
      text
        .split(' ')
        .filter((one) => !one.startsWith(mark))
        .map((one) => one.at(-1) ?? '')
        .join('');
    expect([side('+'), side('-')]).toEqual([before, after]);
    if (before.length < 5) expect(text).toBe(expected);
  });
});
