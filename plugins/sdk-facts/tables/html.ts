import {escapeHtml} from '../../shared/html';
import {codeList} from './inline';
import {
  countOf,
  type Address,
  type Cell,
  type Copyable,
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

/** A path may break behind its dots and before its capitals, as in `LitContracts.` `connect`. */
const pathHtml = (path: string): string =>
  escapeHtml(path).replace(/(?<=[._])|(?<=[a-z])(?=[A-Z])/g, '<wbr>');

function inlineHtml(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return escapeHtml(part);
      }
      if ('path' in part) {
        return `<code class="facts-path">${pathHtml(part.path)}</code>`;
      }
      return 'code' in part
        ? codeHtml(part.code)
        : `<a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a>`;
    })
    .join('');
}

const copyButton = (what: string): string =>
  `<button type="button" data-facts="copy">Copy<span class="visually-hidden"> ${escapeHtml(what)}</span></button>`;

const copyableHtml = ({value, of}: Copyable): string =>
  `${codeHtml(value)}<span class="facts-actions facts-beside">${copyButton(of)}</span>`;

function addressHtml({address, of, href}: Address): string {
  return [
    `<code>${address}</code>`,
    '<span class="facts-actions">',
    copyButton(`address of ${of}`),
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
  if ('copyable' in cell) {
    return copyableHtml(cell.copyable);
  }
  return 'functions' in cell ? functionsHtml(cell.functions) : inlineHtml(cell);
}

function rowHtml({groups, cells}: Row): string {
  const [head = '', ...rest] = cells.map(cellHtml);
  const attribute = groups ? ` data-groups="${escapeHtml(groups.join('|'))}"` : '';
  return `<tr${attribute}><th scope="row">${head}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function groupFilterHtml(label: string, index: number, rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap(({groups}) => groups?.[index] ?? []))];
  const options = names.map((group) => `<option>${escapeHtml(group)}</option>`).join('');
  return `<label>${escapeHtml(label)} <select data-facts="group"><option value="">All</option>${options}</select></label>`;
}

function filterHtml({rows, unit, groupLabels = []}: FactTable): string {
  return [
    '<div class="facts-filter">',
    `<label>Filter ${escapeHtml(unit.many)} <input type="search" data-facts="text" autocomplete="off" spellcheck="false"></label>`,
    ...groupLabels.map((label, index) => groupFilterHtml(label, index, rows)),
    `<p role="status" data-one="${escapeHtml(unit.one)}" data-many="${escapeHtml(unit.many)}">${countOf(rows.length, unit)}</p>`,
    '</div>',
  ].join('');
}

/** What breaks into lines where there is little room: text, and code with spaces. */
function textOf(part: Inline): string {
  if (typeof part === 'string') {
    return part;
  }
  return 'code' in part && part.code.includes(' ') ? part.code : '';
}

const lengthOf = (cell: Cell | undefined): number =>
  cell && Array.isArray(cell) ? cell.map(textOf).join('').length : 0;

/** Whether a column holds sentences, which need room, rather than names and numbers. */
const isProse = (rows: readonly Row[], column: number): boolean =>
  rows.some(({cells}) => lengthOf(cells[column]) > PROSE_FROM_CHARACTERS);

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
    table.rows.length >= FILTER_FROM_ROWS && !table.isWhole ? filterHtml(table) : '',
    `<div class="table-scroll" role="group" aria-label="Table: ${caption}" tabindex="0">`,
    `<table${table.dense ? ' class="facts-dense"' : ''}><caption><span>${caption}</span></caption>`,
    `<thead><tr>${headHtml(table)}</tr></thead><tbody>`,
    ...table.rows.map(rowHtml),
    '</tbody></table></div>',
    `<figcaption>${inlineHtml(table.source)}</figcaption>`,
  ].join('');
}
