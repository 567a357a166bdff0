import {expect, it} from 'vitest';
import {isNearMiss} from './arguments';

it.each([
  ['chain', 'chains', true],
  ['chain', 'hain', true],
  ['chain', 'chaim', true],
  ['chain', 'xchain', true],
  ['chain', 'chain', false],
  ['chain', 'chainId', false],
  ['chain', 'hcain', false],
])('compares %s with %s', (a, b, expected) => {
  expect(isNearMiss(a, b)).toBe(expected);
  expect(isNearMiss(b, a)).toBe(expected);
});
