import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {copyButton} from '../../lib/node/copy-button';

/** Names of so many characters stay whole in a table of up to three columns. */
const WHOLE = 24;

/** The same for a table of so many columns. */
const wholeIn = (columns: number): number => (columns > 4 ? 12 : columns > 3 ? 21 : WHOLE);

/** A cell of the last column with more characters holds a sentence. */
const PROSE = 36;

/** After the marks that join names, and after each 20 hexadecimal digits. */
const BETWEEN_NAMES = /(?<=[./_:(,])(?=[^\s./_:(),])|(?<=0x(?:[\da-fA-F]{20})+)(?=[\da-fA-F])/;

/** After the longer words of a name, so that `AuthSig` stays together. */
const WITHIN_NAME = /(?<=[a-z\d]{4})(?=[A-Z])/;

/** Tables whose rows are laid out as lists lose their roles in browsers, unless they are written. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
};

/** Lets code break at sensible places: between names, and between the words of one that is longer than `whole`. */
export function breakCode(code: Element, whole = WHOLE): void {
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') {
      return [child];
    }
    const pieces = child.value
      .split(BETWEEN_NAMES)
      .flatMap((name) => (name.length > whole ? name.split(WITHIN_NAME) : name));
    return pieces.flatMap((value, index) => {
      const text = {type: 'text' as const, value};
      return index > 0 ? [h('wbr'), text] : [text];
    });
  });
}

/** Names the cells of a row. @returns the cell of the last column, if the row has all of them */
function arrangeRow(row: Element, columns: readonly string[]): Element | undefined {
  const cells = row.children.filter((child) => child.type === 'element');
  const last = cells.filter(({tagName}) => tagName === 'td')[columns.length - 1];
  const [first] = cells;
  // Below a corner without a heading, the first cells head their rows.
  if (first && columns[0] === '') {
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
  cells.forEach((cell, column) => {
    cell.properties.role = cell.tagName === 'th' ? 'rowheader' : 'cell';
    // The first cell is what the row is about, and one that spans several has no column.
    if (column > 0 && columns[column]) {
      cell.properties.dataLabel = columns[column];
    }
  });
  return last;
}

/**
 * Makes a table readable at every width: says what heads a column, lets long code break, and prepares its rows to
 * become entries with labels where there is no room for columns (features/tables/styles.css).
 *
 * @param table with one row of headings in its head; it is changed
 * @returns the box around it
 */
export function arrangeTable(table: Element): Element {
  const columns: string[] = [];
  let rows = 0;
  let box = 'div.table';
  visit(table, 'element', (element) => {
    element.properties.role ??= ROLES[element.tagName];
    if (element.tagName === 'th' && element.properties.scope !== 'row') {
      const name = toString(element);
      columns.push(name);
      // An empty one, in a corner, heads nothing.
      element.tagName = name ? 'th' : 'td';
      element.properties.role = name ? 'columnheader' : 'cell';
      if (name) element.properties.scope = 'col';
    } else if (element.tagName === 'tr' && columns.length > 0) {
      // Details below a row have no height until they are opened.
      if (!element.properties.className) rows += 1;
      const last = arrangeRow(element, columns);
      // Sentences need room, names and numbers do not.
      if (last && toString(last).length > PROSE) box = 'div.table.table-prose';
    } else if (element.tagName === 'code') {
      const whole = wholeIn(columns.length);
      if (toString(element).length > whole) {
        element.properties.className = ['long'];
        breakCode(element, whole);
      }
    }
  });
  // Styles estimate the height of rows that are not laid out yet.
  return h(box, {dataRows: rows}, [table]);
}

/** An error as readers meet it. */
export interface ErrorEntry {
  /** Its id, for links. */
  anchor: string;
  /** Message or code that readers see, and copy. */
  seen: ElementContent[];
  /** Further explanation, folded below it. */
  meaning?: ElementContent[];
  cause: ElementContent[];
  fix: ElementContent[];
  /** The groups that a filter offers. */
  groups?: string;
}

/** So many words of an error make its anchor, if no other one begins so. */
const WORDS = 8;

/**
 * Names an error in addresses: `could-only-connect-to-0-of-2-required`.
 *
 * @param seen what readers see of it
 * @param taken the other anchors of the page; the new one is added
 */
export function errorAnchor(seen: string, taken: Set<string>): string {
  const words = seen.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? ['error'];
  const name = (count: number): string => words.slice(0, count).join('-').toLowerCase();
  let anchor = name(WORDS);
  for (let more = 1; taken.has(anchor); more += 1) {
    anchor = WORDS + more <= words.length ? name(WORDS + more) : `${name(WORDS)}-${more + 1}`;
  }
  taken.add(anchor);
  return anchor;
}

const hasCode = (nodes: readonly ElementContent[]): boolean =>
  nodes.some(
    (node) => node.type === 'element' && (node.tagName === 'code' || hasCode(node.children)),
  );

/** Opens the details below a row. */
export const foldMark = (name: string): Element => h('summary', {ariaLabel: name});

/** A list of errors, a row each with its cause and fix. Search takes each as a section. */
export function errorList(entries: readonly ErrorEntry[]): Element {
  const labelled = (label: string, content: ElementContent[]): Element =>
    h('dd', [h('b', `${label} `), ...content]);
  const list = h(
    'dl.errors',
    {dataRows: entries.length},
    entries.map(({anchor, seen, meaning, cause, fix, groups}) =>
      h('div', {dataGroups: groups}, [
        h('dt', [
          // Its name without the message, which is beside it: 0.6 kB of a long page.
          h('a.hash-link', {id: anchor, href: `#${anchor}`, ariaLabel: 'Link to this message'}),
          h('span', seen),
          hasCode(seen) ? copyButton('Copy message') : undefined,
        ]),
        meaning ? h('dd.meaning', h('details', [foldMark('More'), ...meaning])) : undefined,
        labelled('Cause', cause),
        labelled('Fix', fix),
      ]),
    ),
  );
  visit(list, {tagName: 'code'}, (code: Element) => {
    if (toString(code).length > WHOLE) breakCode(code);
  });
  return list;
}
