import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {factsMarkdown} from '..';
import {FACT_COMPONENTS, factTable} from '../components';
import {parseInline} from './inline';
import {tableHtml} from './html';
import {tableMarkdown} from './markdown';
import type {FactTable} from './table';

const NO_NOTES = new Map();

const tables = FACT_COMPONENTS.map((name) => ({
  name,
  table: factTable(name, {version: 'v3'}, NO_NOTES),
}));

const sample: FactTable = {
  caption: 'Things & more',
  columns: ['Name', 'Note'],
  rows: [
    {group: 'A', cells: [[{code: 'a|b'}], ['x < y | *z*']]},
    {group: 'B', cells: [['b'], [{text: 'q & a', href: 'https://example.org/?a=1&b=2'}]]},
    {
      cells: [
        {address: {address: '0xAb', of: 'C', href: 'https://example.org/0xAb'}},
        {functions: {read: ['r1', 'r2'], write: ['w']}},
      ],
    },
  ],
  unit: {one: 'thing', many: 'things'},
  groupLabel: 'Kind',
  source: ['From ', {code: 'here'}],
};

const withRows = (count: number): FactTable => ({
  ...sample,
  rows: Array.from({length: count}, (_, index) => ({cells: [[`n${index}`], ['x']]})),
});

describe('as HTML', () => {
  it.each(tables)('$name is a whole table without scripts and styles', ({table}) => {
    const $ = load(tableHtml(table));
    expect($('table > caption').text()).toBe(table.caption);
    expect($('thead th[scope=col]')).toHaveLength(table.columns.length);
    expect($('tbody tr')).toHaveLength(table.rows.length);
    expect(
      $('tbody tr')
        .get()
        .every((row) => $(row).children().length === table.columns.length),
    ).toBe(true);
    expect($('tbody tr > th[scope=row]:first-child')).toHaveLength(table.rows.length);
    expect($('[style], [onclick], script')).toHaveLength(0);
    expect($('figcaption').text()).not.toBe('');
  });

  it('can be scrolled by keyboard, under a name', () => {
    const box = load(tableHtml(sample))('.table-scroll');
    expect(box.attr()).toMatchObject({
      role: 'group',
      'aria-label': 'Table: Things & more',
      tabindex: '0',
    });
  });

  it('escapes what it is given', () => {
    const html = tableHtml(sample);
    expect(html).toContain('x &lt; y | *z*');
    expect(html).toContain('<a href="https://example.org/?a=1&amp;b=2">q &amp; a</a>');
  });

  it('names what is copied and where the explorer leads', () => {
    const $ = load(tableHtml(sample));
    expect($('button[data-facts=copy]').text()).toBe('Copy address of C');
    expect($('a[href="https://example.org/0xAb"]').text()).toBe('Explorer page of C');
  });

  it('folds functions away, in full', () => {
    const details = load(tableHtml(sample))('details');
    expect(details.find('summary').text()).toBe('2 read, 1 write');
    expect(details.find('p').text()).toBe('Read: r1, r2Write: w');
  });

  it('has a filter with a count from seven rows on', () => {
    expect(load(tableHtml(withRows(6)))('.facts-filter')).toHaveLength(0);
    const $ = load(tableHtml(withRows(7)));
    expect($('label input[type=search]')).toHaveLength(1);
    expect($('[role=status]').text()).toBe('7 things');
  });

  it('offers the groups of its rows', () => {
    const rows = [...sample.rows, ...withRows(7).rows];
    const options = load(tableHtml({...sample, rows}))('select option');
    expect(options.map((_, option) => load(option).text()).get()).toEqual(['All', 'A', 'B']);
  });

  it('gives room to columns of sentences', () => {
    const rows = [{cells: [['a'], ['A sentence that is longer than a name would be.']]}];
    const $ = load(tableHtml({...sample, rows}));
    expect($('th.facts-prose').text()).toBe('Note');
  });
});

describe('as Markdown', () => {
  it('has the same rows', () => {
    expect(tableMarkdown(sample)).toBe(
      [
        '**Things & more**',
        '',
        '| Name | Note |',
        '| --- | --- |',
        '| `a\\|b` | x \\< y \\| \\*z\\* |',
        '| b | [q & a](https://example.org/?a=1&b=2) |',
        '| [`0xAb`](https://example.org/0xAb) | Read: `r1`, `r2`. Write: `w` |',
        '',
        'From `here`',
        '',
      ].join('\n'),
    );
  });

  it.each(tables)('$name has as many rows and columns as its HTML', ({table}) => {
    const rows = tableMarkdown(table)
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(rows).toHaveLength(table.rows.length + 2);
    for (const row of rows) {
      expect(row.split(/(?<!\\)\|/)).toHaveLength(table.columns.length + 2);
    }
  });
});

it('prints a component as Markdown', () => {
  expect(factsMarkdown('ScopesTable', {version: 'v3'})).toContain(
    '| `SignAnything` | 1 | Signs whatever it is given, transactions included |',
  );
});

it('parses inline Markdown', () => {
  expect(parseInline('Call `connect()` or see [the page](https://example.org).')).toEqual([
    'Call ',
    {code: 'connect()'},
    ' or see ',
    {text: 'the page', href: 'https://example.org'},
    '.',
  ]);
});
