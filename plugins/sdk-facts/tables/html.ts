import {escapeHtml} from '../../shared/html';
import {codeList} from './inline';
import {
  countOf,
  type Address,
  type Cell,
  type FactTable,
  type FunctionList,
  type Inline,
  type Row,
} from './table';

/** Shorter tables are seen whole, so that a filter would only be in the way. */
const FILTER_FROM_ROWS = 7;

const PROSE_FROM_CHARACTERS = 36;

/** Code with spaces may break at them; names, addresses and URLs stay whole. */
function codeHtml(code: string): string {
  return `<code${code.includes(' ') ? ' class="facts-wrap"' : ''}>${escapeHtml(code)}</code>`;
}

function inlineHtml(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return escapeHtml(part);
      }
      return 'code' in part
        ? codeHtml(part.code)
        : `<a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a>`;
    })
    .join('');
}

function addressHtml({address, of, href}: Address): string {
  return [
    `<code>${address}</code>`,
    '<span class="facts-actions">',
    `<button type="button" data-facts="copy">Copy<span class="visually-hidden"> address of ${escapeHtml(of)}</span></button>`,
    `<a href="${escapeHtml(href)}">Explorer<span class="visually-hidden"> page of ${escapeHtml(of)}</span></a>`,
    '</span>',
  ].join('');
}

function functionsHtml({read, write}: FunctionList): string {
  const group = (label: string, names: readonly string[]) =>
    names.length > 0 ? `<p>${label}: ${inlineHtml(codeList(names))}</p>` : '';
  return [
    `<details><summary>${read.length} read, ${write.length} write</summary>`,
    group('Read', read),
    group('Write', write),
    '</details>',
  ].join('');
}

function cellHtml(cell: Cell): string {
  if ('address' in cell) {
    return addressHtml(cell.address);
  }
  return 'functions' in cell ? functionsHtml(cell.functions) : inlineHtml(cell);
}

function rowHtml({group, cells}: Row): string {
  const [head = '', ...rest] = cells.map(cellHtml);
  const attribute = group === undefined ? '' : ` data-group="${escapeHtml(group)}"`;
  return `<tr${attribute}><th scope="row">${head}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function groupFilterHtml(label: string, rows: readonly Row[]): string {
  const groups = [...new Set(rows.flatMap(({group}) => group ?? []))];
  const options = groups.map((group) => `<option>${escapeHtml(group)}</option>`).join('');
  return `<label>${escapeHtml(label)} <select data-facts="group"><option value="">All</option>${options}</select></label>`;
}

function filterHtml({rows, unit, groupLabel}: FactTable): string {
  return [
    '<div class="facts-filter">',
    `<label>Filter ${escapeHtml(unit.many)} <input type="search" data-facts="text" autocomplete="off" spellcheck="false"></label>`,
    groupLabel ? groupFilterHtml(groupLabel, rows) : '',
    `<p role="status" data-one="${escapeHtml(unit.one)}" data-many="${escapeHtml(unit.many)}">${countOf(rows.length, unit)}</p>`,
    '</div>',
  ].join('');
}

function textOf(cell: Cell | undefined): string {
  return cell && Array.isArray(cell)
    ? cell.map((part) => (typeof part === 'string' ? part : '')).join('')
    : '';
}

/** Whether a column holds sentences, which need room, rather than names and numbers. */
const isProse = (rows: readonly Row[], column: number): boolean =>
  rows.some(({cells}) => textOf(cells[column]).length > PROSE_FROM_CHARACTERS);

function headHtml({columns, rows}: FactTable): string {
  return columns
    .map((column, index) => {
      const prose = isProse(rows, index) ? ' class="facts-prose"' : '';
      return `<th scope="col"${prose}>${escapeHtml(column)}</th>`;
    })
    .join('');
}

/** The inside of the figure that shows a table; client.ts makes the filter and the buttons work. */
export function tableHtml(table: FactTable): string {
  const caption = escapeHtml(table.caption);
  return [
    table.rows.length >= FILTER_FROM_ROWS ? filterHtml(table) : '',
    `<div class="table-scroll" role="group" aria-label="Table: ${caption}" tabindex="0">`,
    `<table${table.dense ? ' class="facts-dense"' : ''}><caption><span>${caption}</span></caption>`,
    `<thead><tr>${headHtml(table)}</tr></thead><tbody>`,
    ...table.rows.map(rowHtml),
    '</tbody></table></div>',
    `<figcaption>${inlineHtml(table.source)}</figcaption>`,
  ].join('');
}
