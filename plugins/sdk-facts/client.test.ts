// @vitest-environment happy-dom
import {fireEvent, screen} from '@testing-library/dom';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {tableHtml} from './tables/html';
import type {FactTable} from './tables/table';

const row = (name: string, group: string, of: string) => ({
  groups: [group],
  cells: [[name], [group], {address: {address: `0x${name}`, of, href: 'https://example.org'}}],
});

const table: FactTable = {
  caption: 'Chains',
  columns: ['Key', 'Family', 'Address'],
  rows: [
    row('ethereum', 'EVM', 'Ethereum'),
    row('polygon', 'EVM', 'Polygon'),
    row('base', 'EVM', 'Base'),
    row('baseGoerli', 'EVM', 'Base Goerli'),
    row('celo', 'EVM', 'Celo'),
    row('solana', 'Solana', 'Solana'),
    row('cosmos', 'Cosmos', 'Cosmos'),
  ],
  unit: {one: 'chain', many: 'chains'},
  groupLabels: ['Family'],
  source: [],
};

const filter = () => screen.getByRole('searchbox', {name: 'Filter chains'});
const family = () => screen.getByRole('combobox', {name: 'Family'});
const count = () => document.querySelector('.facts-filter [role=status]')?.textContent;
const shown = () =>
  Array.from(document.querySelectorAll<HTMLTableRowElement>('tbody tr'))
    .filter(({hidden}) => !hidden)
    .map((element) => element.querySelector('th')?.textContent);

beforeAll(() => import('./client'));

beforeEach(() => {
  document.body.innerHTML = `<figure class="facts">${tableHtml(table)}</figure>`;
});

describe('the filter', () => {
  it('shows the rows that have all words, and counts them', () => {
    fireEvent.input(filter(), {target: {value: 'GOERLI base'}});
    expect(shown()).toEqual(['baseGoerli']);
    expect(count()).toBe('1 of 7 chains');
  });

  it('shows the rows of a group', () => {
    fireEvent.input(family(), {target: {value: 'Cosmos'}});
    expect(shown()).toEqual(['cosmos']);
    fireEvent.input(filter(), {target: {value: 'base'}});
    expect(shown()).toEqual([]);
    expect(count()).toBe('0 of 7 chains');
  });

  it('shows everything again', () => {
    fireEvent.input(filter(), {target: {value: 'base'}});
    fireEvent.input(filter(), {target: {value: '  '}});
    expect(shown()).toHaveLength(7);
    expect(count()).toBe('7 chains');
  });

  it('does not search the labels of buttons', () => {
    fireEvent.input(filter(), {target: {value: 'copy'}});
    expect(shown()).toEqual([]);
  });
});

describe('the copy button', () => {
  const button = () => screen.getByRole('button', {name: 'Copy address of Polygon'});
  const status = () => document.getElementById('code-status')?.textContent;

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('copies the address, and says so for two seconds', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const clicked = button();
    clicked.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(write).toHaveBeenCalledExactlyOnceWith('0xpolygon');
    expect(clicked.firstChild?.nodeValue).toBe('Copied');
    expect(status()).toBe('Copied');
    await vi.advanceTimersByTimeAsync(2000);
    expect(clicked.firstChild?.nodeValue).toBe('Copy');
  });

  it('selects the address where copying is not allowed', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const clicked = button();
    clicked.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(String(getSelection())).toBe('0xpolygon');
    expect(clicked.firstChild?.nodeValue).toBe('Selected');
    expect(status()).toContain('Selected.');
  });
});
