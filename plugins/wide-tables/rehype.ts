import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

function columnsOf(table: Element): string {
  const names: string[] = [];
  visit(table, {tagName: 'th'}, (cell) => {
    names.push(toString(cell));
  });
  return names.filter(Boolean).join(', ');
}

/** Says of each heading that it heads a column. An empty one, in a corner, heads nothing. */
function markHeadings(table: Element): void {
  visit(table, {tagName: 'th'}, (cell) => {
    if (toString(cell) === '') {
      cell.tagName = 'td';
    } else {
      cell.properties.scope = 'col';
    }
  });
}

/** Puts each table of a page in a box of its own that scrolls sideways, also by keyboard. */
export default function wrapTables() {
  return (tree: Root): void => {
    visit(tree, {tagName: 'table'}, (table, index, parent) => {
      if (!parent || index === undefined) {
        return undefined;
      }
      markHeadings(table);
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'group',
          ariaLabel: `Table: ${columnsOf(table)}`,
          tabIndex: 0,
        },
        children: [table],
      };
      parent.children[index] = box;
      return SKIP;
    });
  };
}
