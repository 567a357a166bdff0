import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import type {FilterProps} from '../filter/Filter';
import {arrangeTable, breakCode, errorAnchor, errorList, foldMark} from '../tables/tables';
import {parseInline, type Cell, type FactTable} from '../../packages/sdk-facts/fact-table';

/** Shorter tables are seen whole, so that a filter would only be in the way. */
const FILTER_FROM_ROWS = 13;

const cellText = (cell: Cell): string => toString(h(null, cell));

/** The groups of a row for the filter's lists: one for each of `groupedBy`. */
const groupsOf = ({columns, groupedBy = []}: FactTable, row: readonly Cell[]): string[] =>
  groupedBy.map((column) => cellText(row[columns.indexOf(column)]).split(', ')[0]!);

/** The details of a row, folded: browsers print them, and find text in them. */
function foldedRow({columns}: FactTable, row: readonly Cell[], shown: number): Element {
  const folded = row
    .slice(shown)
    .map((cell, index) => h('div', [h('dt', columns[shown + index]), h('dd', {}, cell)]));
  return h('tr.more', [
    h('td', {colSpan: shown}, [
      h('details', [foldMark(`More about ${cellText(row[0])}`), h('dl', folded)]),
    ]),
  ]);
}

/** One body for each row, with what is folded below it. */
function tableElement(table: FactTable): Element {
  const {caption, columns, rows, ids, shown = columns.length} = table;
  const bodies = rows.map((row, index) => {
    const [head, ...rest] = row.slice(0, shown);
    return h('tbody', {dataGroups: groupsOf(table, row).join('|')}, [
      h('tr', {id: ids?.[index]}, [
        h('th', {scope: 'row'}, head),
        ...rest.map((cell) => h('td', {}, cell)),
      ]),
      shown < columns.length ? foldedRow(table, row, shown) : undefined,
    ]);
  });
  const heads = columns.slice(0, shown).map((column) => h('th', column));
  return arrangeTable(h('table', [h('caption', caption), h('thead', [h('tr', heads)]), ...bodies]));
}

function errorsElement(table: FactTable, anchors: string): Element[] {
  const [seen = '', ...columns] = table.columns;
  // The filter says what they are about.
  const shown = ['Meaning', 'Cause', 'What to do', 'About'];
  const more = columns.filter((name) => !shown.includes(name));
  const taken = new Set<string>();
  const entries = table.rows.map((row) => {
    const contentOf = (name: string) => h('span', {}, row[table.columns.indexOf(name)]).children;
    const others = more.map((name) => h('span', [h('b', `${name} `), ...contentOf(name)]));
    return {
      anchor: errorAnchor(`${anchors} ${cellText(row[0])}`, taken),
      seen: contentOf(seen),
      meaning: [...contentOf('Meaning'), ...others],
      cause: contentOf('Cause'),
      fix: contentOf('What to do'),
      groups: groupsOf(table, row).join('|'),
    };
  });
  return [h('p.caption', table.caption), errorList(entries)];
}

/** So many groups of a list are open at first: those that most readers come for. */
const OPEN_GROUPS = 2;

/** Names in groups, a line each, with details that fold out below. */
function listElement(table: FactTable): Element[] {
  const groups = new Map<string, Element[]>();
  for (const row of table.rows) {
    const [name, word, details] = row;
    const group = cellText(row[table.columns.indexOf(table.listedBy!)]);
    const shown = h('span', {}, name);
    visit(shown, {tagName: 'code'}, (code: Element) => breakCode(code));
    const entry = h('details', {dataGroups: groupsOf(table, row).join('|')}, [
      h('summary', [shown, ' ', h('b', {}, word)]),
      h('div', {}, details),
    ]);
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  const list = [...groups].map(([group, entries], index) => {
    const isOpen = index < OPEN_GROUPS;
    return h('details', {open: isOpen, dataFilterSection: isOpen ? 'open' : ''}, [
      h('summary', [h('code', group), ` ${entries.length}`]),
      ...entries,
    ]);
  });
  return [h('p.caption', table.caption), h('div.names', list)];
}

/** The filter of a table; undefined for a table that is read as a whole. */
export function filterOf(table: FactTable): FilterProps | undefined {
  const {rows, unit, groupedBy = []} = table;
  if (rows.length < FILTER_FROM_ROWS || unit === undefined) {
    return undefined;
  }
  const groups = groupedBy.map((label, index) => ({
    label,
    options: [...new Set(rows.map((row) => groupsOf(table, row)[index]!))],
  }));
  return {one: unit, many: `${unit}s`, count: rows.length, groups};
}

function contentOf(table: FactTable): Element[] {
  if (table.listedBy !== undefined) return listElement(table);
  return table.anchors === undefined ? [tableElement(table)] : errorsElement(table, table.anchors);
}

/** The inside of the figure that shows a table. */
export const tableHtml = (table: FactTable): string =>
  toHtml([...contentOf(table), h('figcaption', parseInline(table.source))]);
