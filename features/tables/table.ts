import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** Names of so many characters stay whole: in tables of up to three columns, and in wider ones. */
const WHOLE = {few: 20, many: 12};
const FEW = 3;

/** A cell of the last column with more characters holds a sentence. */
const PROSE = 36;

/** After the marks that join names, before the capitals within them, and after each 20 hexadecimal digits. */
const BREAK =
  /(?<=[./_:,(@-])(?=[^\s./_:,()@-])|(?<=[a-z\d])(?<!0x[\da-fA-F]*)(?=[A-Z])|(?<=0x(?:[\da-fA-F]{20})+)(?=[\da-fA-F])/;

/** Where browsers lay out rows as lists, tables, rows and cells keep only roles that are written. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

const isElement = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** Lets code break at sensible places. */
function breakCode(code: Element): void {
  code.properties.className = ['long'];
  code.children = code.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? child.value
          .split(BREAK)
          .flatMap((value, index) => [...(index > 0 ? [h('wbr')] : []), {type: 'text', value}])
      : [child],
  );
}

/** Names the cells of a row. @returns what is in its last column, if the row has all of them */
function arrangeRow(row: Element, columns: readonly string[]): Element | undefined {
  const cells = row.children.filter((child) => isElement(child, 'td', 'th'));
  cells.forEach((cell, column) => {
    cell.properties.role = cell.tagName === 'th' ? 'rowheader' : 'cell';
    // The first cell is what the row is about, and one that spans several has no column.
    if (column > 0 && columns[column]) {
      cell.properties.dataLabel = columns[column];
    }
  });
  return cells.filter(({tagName}) => tagName === 'td')[columns.length - 1];
}

/**
 * Makes a table readable at every width: says what heads a column, lets long code break, and prepares its rows to
 * become entries with labels where there is no room for columns (features/tables/styles.css).
 *
 * @param table with one row of headings in its head; it is changed
 * @returns the box it stands in
 */
export function arrangeTable(table: Element): Element {
  const columns: string[] = [];
  let whole = WHOLE.few;
  let box = 'div.table';
  visit(table, 'element', (element) => {
    element.properties.role ??= ROLES[element.tagName];
    if (element.tagName === 'th' && element.properties.scope !== 'row') {
      const name = toString(element);
      columns.push(name);
      whole = columns.length > FEW ? WHOLE.many : WHOLE.few;
      // An empty one, in a corner, heads nothing.
      element.tagName = name ? 'th' : 'td';
      Object.assign(
        element.properties,
        name ? {scope: 'col', role: 'columnheader'} : {role: 'cell'},
      );
    } else if (element.tagName === 'tr' && columns.length > 0) {
      const last = arrangeRow(element, columns);
      // Sentences need room, names and numbers do not.
      if (last && toString(last).length > PROSE) box = 'div.table.table-prose';
    } else if (element.tagName === 'code' && toString(element).length > whole) {
      breakCode(element);
    }
  });
  return h(box, [table]);
}
