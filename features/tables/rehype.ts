import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {arrangeTable, errorAnchor, errorList} from './tables';

const ERROR_COLUMNS = 'What you see, Cause, Fix';

function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, {tagName}, (element: Element) => void found.push(element));
  return found;
}

const isErrors = (table: Element): boolean =>
  elementsIn(table, 'th').map(toString).join(', ') === ERROR_COLUMNS;

function errorsOf(table: Element, taken: Set<string>): Element {
  const [, ...rows] = elementsIn(table, 'tr');
  return errorList(
    rows.map((row) => {
      const [seen = [], cause = [], fix = []] = elementsIn(row, 'td').map(({children}) => children);
      const anchor = errorAnchor(toString({type: 'root', children: seen}), taken);
      return {anchor, seen, cause, fix};
    }),
  );
}

/** Turns the tables of errors of a page into entries with anchors, and makes the others readable at every width. */
export default function arrangeTables() {
  return (tree: Root): void => {
    const taken = new Set<string>();
    visit(tree, 'element', ({properties}) => void taken.add(String(properties.id)));
    visit(tree, {tagName: 'table'}, (table: Element, index, parent) => {
      parent!.children[index!] = isErrors(table) ? errorsOf(table, taken) : arrangeTable(table);
      return SKIP;
    });
  };
}
