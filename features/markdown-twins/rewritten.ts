import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

/** Whether a node is an element with one of these names. */
export const isTag = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

const tagsIn = ({children}: Element, ...names: string[]): Element[] =>
  children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (names.includes(child.tagName) ? [child] : tagsIn(child, ...names)));

/** What folds out below a row becomes its last columns, and the caption a line above. */
function tableBlocks(table: Element): Element[] {
  const caption = tagsIn(table, 'caption').map(({children}) => h('p', [h('b', children)]));
  const rows: Element[] = [];
  for (const row of tagsIn(table, 'tr')) {
    const [heads, cells] = ['dt', 'dd'].map((name) => tagsIn(row, name)) as [Element[], Element[]];
    if (heads.length === 0) {
      rows.push(row);
      continue;
    }
    rows.at(-1)!.children.push(...cells.map(({children}) => h('td', children)));
    // The first row of details heads the columns.
    if (rows.length === 2) {
      rows[0]!.children.push(...heads.map(({children}) => h('th', children)));
    }
  }
  return [...caption, h('table', rows)];
}

const textOf = (node: Element | undefined): string =>
  node ? toString(node).replace(/\s+/g, ' ').trim() : '';

const bold = (text: string): Element => h('p', [h('b', text)]);

function admonition({properties, children}: Element): Element[] {
  const kind = /theme-admonition-(\w+)/.exec(String(properties.className))?.[1] ?? 'note';
  const [heading, ...content] = children.filter((child) => child.type === 'element');
  const title = textOf(heading);
  const label = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
  const isLabelled = title.toLowerCase() === kind;
  return [h('blockquote', [bold(isLabelled ? label : `${label}: ${title}`), ...content])];
}

/** A part of an error's entry; what begins with a label says so. */
const part = ([first, ...rest]: ElementContent[]): Element =>
  first && isTag(first, 'b')
    ? h('li', [h('b', `${textOf(first)}:`), ' ', ...rest])
    : h('li', first ? [first, ...rest] : []);

/** Errors become a list, what is said of each a list below it. */
function errorList({children}: Element): Element[] {
  const entries = children.filter((child) => isTag(child, 'div'));
  const items = entries.map((entry) => {
    const [seen, ...details] = tagsIn(entry, 'dt', 'dd') as [Element, ...Element[]];
    const parts = details.flatMap((detail) => {
      const labelled = detail.children.filter(
        (child): child is Element => isTag(child, 'span') && isTag(child.children[0], 'b'),
      );
      const own = detail.children.filter((child) => !labelled.includes(child as Element));
      return [own, ...labelled.map((one) => one.children)];
    });
    const {dataAnchor} = seen.properties;
    return h('error-item', {dataAnchor}, [...seen.children, h('ul', parts.map(part))]);
  });
  return [h('ul', items)];
}

/** What becomes of elements whose meaning is in their class or their look; others stay as they are. */
export const REWRITTEN: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
  '.code': ({properties, children}) => [h('code-figure', properties, children)],
  '.errors': errorList,
  '.proof': (element) => [h('proof-line', textOf(element))],
  summary: (element) => [bold(textOf(element))],
  // Every panel below its label, whichever is open on the page.
  '.tab-panel': ({properties, children}) => [bold(String(properties.dataLabel)), ...children],
  table: tableBlocks,
  '.theme-admonition': admonition,
  // The first mention of a term links to its entry by itself; who wrote the page did not link there.
  '.term': ({children}) => children,
};
