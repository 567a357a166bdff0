import type {Element, ElementContent, Root} from 'hast';
import {expect, it} from 'vitest';
import wrapTables from './rehype';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const text = (value: string): ElementContent => ({type: 'text', value});

const table = (...names: string[]): Element =>
  element(
    'table',
    element('thead', element('tr', ...names.map((name) => element('th', text(name))))),
    element('tbody', element('tr', ...names.map(() => element('td', text('cell'))))),
  );

const page = (...children: ElementContent[]): Root => ({type: 'root', children});

it('puts a table in a box that can be scrolled by keyboard and is named after its columns', () => {
  const chains = table('Chain', 'Key');
  const tree = page(chains);
  wrapTables()(tree);
  expect(tree.children).toEqual([
    {
      type: 'element',
      tagName: 'div',
      properties: {
        className: ['table-scroll'],
        role: 'group',
        ariaLabel: 'Table: Chain, Key',
        tabIndex: 0,
      },
      children: [chains],
    },
  ]);
});

it('leaves columns without a name out of the label, and reads names with markup', () => {
  const tree = page(
    element(
      'table',
      element('tr', element('th'), element('th', element('code', text('id')), text(' and key'))),
    ),
  );
  wrapTables()(tree);
  expect(tree.children[0]).toMatchObject({properties: {ariaLabel: 'Table: id and key'}});
});

it('wraps every table once, wherever it stands', () => {
  const tree = page(table('A'), element('li', table('B')), element('p', text('no table')));
  wrapTables()(tree);
  const boxes = JSON.stringify(tree).match(/"Table: [AB]"/g);
  expect(boxes).toEqual(['"Table: A"', '"Table: B"']);
});
