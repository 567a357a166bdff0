import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {Filter} from './Filter';

const CHAINS = [
  ['ethereum', 'EVM'],
  ['base', 'EVM'],
  ['baseGoerli', 'EVM'],
  ['cosmos', 'Cosmos'],
] as const;

const groups = [{label: 'Family', options: ['EVM', 'Cosmos']}];

const chains = (
  <Filter one="chain" many="chains" count={CHAINS.length} groups={groups}>
    <a href="#evm" data-filter-group="EVM">
      To EVM
    </a>
    {groups[0]!.options.map((family) => (
      <section key={family} data-filter-section>
        {CHAINS.filter(([, own]) => own === family).map(([name]) => (
          <p key={name} data-groups={family}>
            {name} <button type="button">Copy</button>
          </p>
        ))}
      </section>
    ))}
  </Filter>
);

const text = () => screen.getByRole<HTMLInputElement>('searchbox', {name: 'Filter chains'});
const count = () => screen.getByRole('status').textContent;
const shown = () =>
  CHAINS.map(([name]) => name).filter((name) => !screen.getByText(name, {exact: true}).hidden);
const type = (value: string) => fireEvent.change(text(), {target: {value}});
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', {name: 'Family'}), {target: {value}});

afterEach(cleanup);

describe('a filter', () => {
  beforeEach(() => {
    render(chains);
  });

  it('shows the items that have all words, and counts them', () => {
    expect(count()).toBe('4 chains');
    type('GOERLI base ');
    expect(shown()).toEqual(['baseGoerli']);
    expect(count()).toBe('1 of 4 chains');
  });

  it('shows the items of a group, and hides sections without any', () => {
    choose('Cosmos');
    expect(shown()).toEqual(['cosmos']);
    expect(document.querySelectorAll('section:not([hidden])')).toHaveLength(1);
    expect(screen.getByText('To EVM').hidden).toBe(true);
  });

  it('does not look at buttons', () => {
    type('copy');
    expect(shown()).toEqual([]);
  });

  it('names what was not found, and clears on request', () => {
    choose('EVM');
    type('zebra (');
    expect(count()).toBe('0 of 4 chains');
    const empty = screen.getByText('No chain in EVM matches “zebra (”.', {exact: false});
    expect(empty.parentElement!.querySelector('svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Clear the filter'}));
    expect(shown()).toHaveLength(4);
    expect(count()).toBe('4 chains');
    expect(text().value).toBe('');
    expect(document.activeElement).toBe(text());
  });
});

it('shows the error alone whose whole code was typed', () => {
  const codes = ['rate_limit', 'rate_limit_exceeded', 'Too many requests'];
  render(
    <Filter one="error" many="errors" count={codes.length}>
      {codes.map((code) => (
        <div key={code} data-groups="">
          <dt>
            <code>{code}</code>
          </dt>
          <dd>See rate_limit</dd>
        </div>
      ))}
    </Filter>,
  );
  const typing = (value: string): number => {
    fireEvent.change(screen.getByRole('searchbox'), {target: {value}});
    return document.querySelectorAll('[data-groups]:not([hidden])').length;
  };
  expect(typing('rate_lim')).toBe(3);
  expect(typing(' Rate_Limit ')).toBe(1);
  expect(typing('too many requests')).toBe(1);
});

const typeName = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), {target: {value}});

it('opens sections that fold while there is a filter', () => {
  render(
    <Filter one="name" many="names" count={2}>
      {['open', ''].map((state) => (
        <details key={state} open={state === 'open'} data-filter-section={state}>
          <p data-groups="">{state || 'closed'}</p>
        </details>
      ))}
    </Filter>,
  );
  const open = () => [...document.querySelectorAll('details')].map((section) => section.open);
  typeName('closed');
  expect(open()).toEqual([true, true]);
  typeName('');
  expect(open()).toEqual([true, false]);
});

it('leaves all items on the page without scripts', () => {
  const html = renderToString(chains);
  expect(html.match(/<p data-groups/g)).toHaveLength(CHAINS.length);
  expect(html).not.toContain('hidden');
});
