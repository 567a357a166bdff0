import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {WeiConverter} from './WeiConverter';

const amount = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Amount'});
const result = () => screen.getByRole('status').textContent;

function enter(value: string, unit: 'ether' | 'gwei' | 'wei'): void {
  fireEvent.change(screen.getByRole('combobox', {name: 'Unit'}), {target: {value: unit}});
  fireEvent.change(amount(), {target: {value}});
}

beforeEach(() => void render(<WeiConverter />));
afterEach(cleanup);

it('starts with an amount that the access control pages use, and converts when the unit changes', () => {
  expect(amount().value).toBe('0.000001');
  expect(result()).toBe("value: '1000000000000'= 0.000001 ether = 1000 gwei");
  fireEvent.change(amount(), {target: {value: '5'}});
  fireEvent.change(screen.getByRole('combobox'), {target: {value: 'wei'}});
  expect(result()).toBe("value: '5'= 0.000000000000000005 ether = 0.000000005 gwei");
});

it.each([
  ['1', 'ether', '1000000000000000000'],
  ['.5', 'ether', '500000000000000000'],
  ['2.', 'ether', '2000000000000000000'],
  ['30', 'gwei', '30000000000'],
  ['0.000000001', 'gwei', '1'],
  ['007', 'wei', '7'],
  ['0', 'ether', '0'],
  [' 1.50 ', 'gwei', '1500000000'],
  // Exact where numbers of JavaScript are not.
  ['1234567.123456789012345678', 'ether', '1234567123456789012345678'],
  // Zeros behind the last decimal place that counts.
  ['1.0000000000000000000000', 'ether', '1000000000000000000'],
  ['1.000', 'wei', '1'],
  [String(2n ** 256n - 1n), 'wei', String(2n ** 256n - 1n)],
] as const)('turns %s %s into %s wei', (text, unit, wei) => {
  enter(text, unit);
  expect(result()).toContain(`value: '${wei}'`);
});

const NO_AMOUNT = 'Write an amount in digits with at most one point, such as 0.05.';

it.each([
  ['', 'ether', NO_AMOUNT],
  ['-1', 'ether', NO_AMOUNT],
  ['.', 'ether', NO_AMOUNT],
  ['1.2.3', 'ether', NO_AMOUNT],
  ['1,000', 'ether', NO_AMOUNT],
  ['1e18', 'wei', NO_AMOUNT],
  ['0x10', 'wei', NO_AMOUNT],
  ['١', 'wei', NO_AMOUNT],
  ['9'.repeat(10_000), 'ether', NO_AMOUNT],
  ['1.5', 'wei', 'One wei has 0 decimal places; this amount has 1.'],
  ['0.0000000001', 'gwei', 'One gwei has 9 decimal places; this amount has 10.'],
  [String(2n ** 256n), 'wei', 'That is more than a contract can hold in a uint256.'],
] as const)('%j in %s gets one line, and is marked until it is mended', (text, unit, line) => {
  enter(text, unit);
  expect(result()).toBe(line);
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(amount().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  enter('1', unit);
  expect(amount().getAttribute('aria-invalid')).toBe('false');
});
