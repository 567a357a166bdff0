// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {WeiConverter} from './WeiConverter';

const amount = () => screen.getByRole<HTMLInputElement>('textbox', {name: 'Amount'});
const unit = () => screen.getByRole<HTMLSelectElement>('combobox', {name: 'Unit'});
const result = () => screen.getByRole('status').textContent;

function enter(value: string, inUnit?: 'ether' | 'gwei' | 'wei'): void {
  if (inUnit) {
    fireEvent.change(unit(), {target: {value: inUnit}});
  }
  fireEvent.change(amount(), {target: {value}});
}

beforeEach(() => {
  render(<WeiConverter />);
});

afterEach(cleanup);

describe('the converter', () => {
  it('starts with an amount that the access control pages use', () => {
    expect(amount().value).toBe('0.000001');
    expect(result()).toBe("value: '1000000000000'= 0.000001 ether = 1000 gwei");
  });

  it.each([
    ['1', 'ether', '1000000000000000000'],
    ['0.1', 'ether', '100000000000000000'],
    ['.5', 'ether', '500000000000000000'],
    ['2.', 'ether', '2000000000000000000'],
    ['30', 'gwei', '30000000000'],
    ['0.000000001', 'gwei', '1'],
    ['007', 'wei', '7'],
    ['0', 'ether', '0'],
    [' 1.50 ', 'gwei', '1500000000'],
  ] as const)('turns %s %s into %s wei', (text, from, wei) => {
    enter(text, from);
    expect(result()).toContain(`value: '${wei}'`);
  });

  it('stays exact where numbers of JavaScript do not', () => {
    enter('1234567.123456789012345678', 'ether');
    expect(result()).toContain("value: '1234567123456789012345678'");
    expect(result()).toContain('1234567.123456789012345678 ether');
  });

  it('converts again when the unit changes', () => {
    enter('5');
    fireEvent.change(unit(), {target: {value: 'wei'}});
    expect(result()).toBe("value: '5'= 0.000000000000000005 ether = 0.000000005 gwei");
  });

  it('accepts zeros behind the last decimal place that counts', () => {
    enter('1.0000000000000000000000', 'ether');
    expect(result()).toContain("value: '1000000000000000000'");
    enter('1.000', 'wei');
    expect(result()).toContain("value: '1'");
  });

  it('accepts the largest uint256 and refuses one more', () => {
    enter(String(2n ** 256n - 1n), 'wei');
    expect(result()).toContain(`value: '${2n ** 256n - 1n}'`);
    enter(String(2n ** 256n), 'wei');
    expect(result()).toBe('That is more than a contract can hold in a uint256.');
  });
});

describe('wrong input', () => {
  const NO_AMOUNT = 'Write an amount in digits with at most one point, such as 0.05.';

  it.each([
    ['', 'ether', NO_AMOUNT],
    ['   ', 'ether', NO_AMOUNT],
    ['-1', 'ether', NO_AMOUNT],
    ['.', 'ether', NO_AMOUNT],
    ['1.2.3', 'ether', NO_AMOUNT],
    ['1,000', 'ether', NO_AMOUNT],
    ['1e18', 'wei', NO_AMOUNT],
    ['0x10', 'wei', NO_AMOUNT],
    ['١', 'wei', NO_AMOUNT],
    ['1.5', 'wei', 'One wei has 0 decimal places; this amount has 1.'],
    ['0.0000000001', 'gwei', 'One gwei has 9 decimal places; this amount has 10.'],
    ['9'.repeat(10_000), 'ether', NO_AMOUNT],
  ] as const)('%j in %s gets one line and no value', (text, from, line) => {
    enter(text, from);
    expect(result()).toBe(line);
    expect(amount().getAttribute('aria-invalid')).toBe('true');
  });

  it('is pointed out to assistive technology and forgotten once mended', () => {
    enter('abc');
    expect(amount().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
    enter('1');
    expect(amount().getAttribute('aria-invalid')).toBe('false');
    expect(result()).toContain("value: '1000000000000000000'");
  });
});
