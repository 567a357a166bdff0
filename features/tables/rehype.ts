import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {errorAnchor, errorList} from './error-list';
import {arrangeTable} from './table';

const ERROR_COLUMNS = 'What you see, Cause, Fix';

function elementsIn(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, {tagName}, (element: Element) => {
    found.push(element);
  });
  return found;
}

const columnsOf = (table: Element): string => elementsIn(table, 'th').map(toString).join(', ');

function errorsOf(table: Element, taken: Set<string>): Element {
  const rows = elementsIn(table, 'tr').slice(1);
  return errorList(
    rows.map((row) => {
      const [seen = [], cause = [], fix = []] = elementsIn(row, 'td').map(({children}) => children);
      const text = toString({type: 'root', children: seen});
      return {anchor: errorAnchor(text, taken), seen, cause, fix};
    }),
  );
}

/** Turns the tables of errors of a page into entries with anchors, and makes the others readable at every width. */
export default function arrangeTables() {
  return (tree: Root): void => {
    const taken = new Set<string>();
    visit(tree, 'element', ({properties}) => {
      taken.add(String(properties.id));
    });
    visit(tree, {tagName: 'table'}, (table: Element, index, parent) => {
      if (!parent || index === undefined) {
        return undefined;
      }
      parent.children[index] =
        columnsOf(table) === ERROR_COLUMNS ? errorsOf(table, taken) : arrangeTable(table);
      return SKIP;
    });
  };
}
