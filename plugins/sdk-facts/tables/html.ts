import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {errorAnchor, errorList} from '../../shared/error-list';
import {iconButton} from '../../shared/icon-button';
import {arrangeTable} from '../../shared/table';
import {code, parseInline} from './inline';
import type {Cell, FactTable, Row} from './table';

/** Shorter tables are seen whole, so that a filter would only be in the way. */
const FILTER_FROM_ROWS = 7;

const hidden = (text: string): Element => h('span.visually-hidden', text);

/** An address that readers copy, with its page on a block explorer. */
export const addressCell = (address: string, of: string, href: string): Cell => [
  code(address),
  h('span.facts-actions', [
    iconButton('copy', `Copy address of ${of}`),
    h('a', {href}, ['Explorer', hidden(` page of ${of}`)]),
  ]),
];

/** A value that readers copy. */
export const copyableCell = (value: string, of: string): Cell => [
  code(value),
  h('span.facts-actions', [iconButton('copy', `Copy ${of}`)]),
];

const groupsOf = ({groups = []}: Row): string => groups.join('|');

/** What of a row is folded: browsers print it, and find text in it. */
function foldedRow(table: FactTable, cells: readonly Cell[], shown: number): Element {
  const name = toString(h(null, cells[0]));
  return h('tr.more', [
    h('td', {colSpan: shown}, [
      h('details', [
        h('summary', [hidden(`More about ${name}`)]),
        h(
          'dl',
          cells
            .slice(shown)
            .map((cell, index) =>
              h('div', [h('dt', table.columns[shown + index]), h('dd', {}, cell)]),
            ),
        ),
      ]),
    ]),
  ]);
}

/** One body for each row, with what is folded below it. */
function rowBody(table: FactTable, row: Row): Element {
  const shown = table.shown ?? table.columns.length;
  const [head = [], ...rest] = row.cells.slice(0, shown);
  return h('tbody', {dataGroups: groupsOf(row)}, [
    h('tr', [h('th', {scope: 'row'}, head), ...rest.map((cell) => h('td', {}, cell))]),
    shown < table.columns.length ? foldedRow(table, row.cells, shown) : undefined,
  ]);
}

function tableElement(table: FactTable): Element {
  return arrangeTable(
    h('table', [
      h('caption', table.caption),
      h('thead', [
        h(
          'tr',
          table.columns.slice(0, table.shown).map((column) => h('th', column)),
        ),
      ]),
      ...table.rows.map((row) => rowBody(table, row)),
    ]),
  );
}

function errorsElement(table: FactTable, anchors: string): Element[] {
  const {caption, columns, rows} = table;
  const own = ['Meaning', 'Cause', 'What to do'];
  const taken = new Set<string>();
  const entries = rows.map((row) => {
    const seen = h('span', {}, row.cells[0]).children;
    const cellOf = (column: string) => h('span', {}, row.cells[columns.indexOf(column)]).children;
    const others = columns
      .slice(1)
      .filter((column) => !own.includes(column))
      .map((column) => h('span', [h('b', `${column} `), ...cellOf(column)]));
    return {
      anchor: errorAnchor(`${anchors} ${toString(h(null, seen))}`, taken),
      seen,
      meaning: [...cellOf('Meaning'), ...others],
      cause: cellOf('Cause'),
      fix: cellOf('What to do'),
      groups: groupsOf(row),
    };
  });
  return [h('p.caption', caption), errorList(entries)];
}

/** What the filter of a table offers; src/components/Filter shows it. */
export interface FilterData {
  one: string;
  many: string;
  count: number;
  groups: {label: string; options: string[]}[];
}

/** What the filter of a table offers; undefined for a table that is read as a whole. */
export function filterOf({rows, unit, groupLabels = []}: FactTable): FilterData | undefined {
  if (rows.length < FILTER_FROM_ROWS || unit === undefined) {
    return undefined;
  }
  const groups = groupLabels.map((label, index) => ({
    label,
    options: [...new Set(rows.flatMap((row) => row.groups?.[index] ?? []))],
  }));
  return {one: unit, many: `${unit}s`, count: rows.length, groups};
}

/** The inside of the figure that shows a table. */
export function tableHtml(table: FactTable): string {
  return toHtml([
    ...(table.anchors === undefined ? [tableElement(table)] : errorsElement(table, table.anchors)),
    h('figcaption', parseInline(table.source)),
  ]);
}
