import type {CheerioAPI} from 'cheerio';
import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {PageElement, PageNode} from '../../lib/node/built-pages';

/** Elements for a reader's hands or eyes alone. The words below a drawing label its parts; its own text is complete. */
const LEFT_OUT = [
  ...['button', 'footer', 'input', 'label', 'nav', 'output', 'script', 'select', 'style'],
  ...['.hash-link', '[role=status]', '[role=tablist]', '[aria-hidden=true]'],
  ...['svg + figcaption', 'svg:not([aria-label])'],
  // A caption names its sample; the front matter lists all files.
  '.code-uses',
].join();

/** As in browsers; comments have data as well. */
const TEXT_NODE = 3;

const isTag = (node: ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

const elementsIn = ({children}: Element): Element[] =>
  children.filter((child) => child.type === 'element');

const tagsIn = (element: Element, ...names: string[]): Element[] =>
  elementsIn(element).flatMap((child) =>
    isTag(child, ...names) ? child : tagsIn(child, ...names),
  );

/** The words of an element on one line. */
export const inlineText = (element: Element | undefined): string =>
  element ? toString(element).replace(/\s+/g, ' ').trim() : '';

const bold = (text: string): Element => h('p', [h('b', text)]);

/** Details below a row become its last columns, and the caption a line above. */
function tableBlocks(table: Element): Element[] {
  const rows: Element[] = [];
  for (const row of tagsIn(table, 'tr')) {
    const heads = tagsIn(row, 'dt');
    if (heads.length === 0) {
      rows.push(row);
      continue;
    }
    rows.at(-1)!.children.push(...tagsIn(row, 'dd').map(({children}) => h('td', children)));
    // The first row of details heads the columns.
    if (rows.length === 2) {
      rows[0]!.children.push(...heads.map(({children}) => h('th', children)));
    }
  }
  const caption = tagsIn(table, 'caption').map(({children}) => h('p', [h('b', children)]));
  return [...caption, h('table', rows)];
}

function admonition(element: Element): Element[] {
  const kind = /theme-admonition-(\w+)/.exec(String(element.properties.className))?.[1] ?? 'note';
  const [heading, ...content] = elementsIn(element);
  const title = inlineText(heading);
  const label = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
  const isLabelled = title.toLowerCase() === kind;
  return [h('blockquote', [bold(isLabelled ? label : `${label}: ${title}`), ...content])];
}

/** An item of an error's entry, with its label if it has one. */
const errorPart = ([first, ...rest]: ElementContent[]): Element =>
  isTag(first, 'b')
    ? h('li', [h('b', `${inlineText(first)}:`), ' ', ...rest])
    : h('li', first ? [first, ...rest] : []);

/** Errors become a list, with a list below each. */
function errorList(list: Element): Element[] {
  const items = list.children
    .filter((child) => isTag(child, 'div'))
    .map((entry) => {
      const [seen, ...details] = tagsIn(entry, 'dt', 'dd') as [Element, ...Element[]];
      const parts = details.flatMap((part) => {
        const [fold] = elementsIn(part);
        // Without the mark that opens it.
        const detail = isTag(fold, 'details') ? h('dd', fold.children.slice(1)) : part;
        const labelled = elementsIn(detail).filter(
          (child) => isTag(child, 'span') && isTag(child.children[0], 'b'),
        );
        const others = detail.children.filter((child) => !labelled.includes(child as Element));
        return [others, ...labelled.map(({children}) => children)];
      });
      const {dataAnchor} = seen.properties;
      return h('error-item', {dataAnchor}, [...seen.children, h('ul', parts.map(errorPart))]);
    });
  return [h('ul', items)];
}

/** Rewrites elements whose meaning is in their class or style; others stay as they are. */
const REWRITTEN: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
  '.code': ({properties, children}) => [h('code-figure', properties, children)],
  '.errors': errorList,
  '.proof': (element) => [h('proof-line', inlineText(element))],
  summary: (element) => [bold(inlineText(element))],
  // Every panel below its label, whichever is open on the page.
  '.tab-panel': ({properties, children}) => [bold(String(properties.dataLabel)), ...children],
  table: tableBlocks,
  '.theme-admonition': admonition,
  // The first mention of a term links to its entry by itself; who wrote the page did not link there.
  '.term': ({children}) => children,
};

/** Tests if only styles keep two nodes apart: links in a row, blocks in a cell, labels in a caption. */
const needsBlank = (parent: string, before: ElementContent | undefined, node: ElementContent) =>
  before?.type === 'element' &&
  node.type === 'element' &&
  (isTag(before, 'a', 'time') ||
    isTag(node, 'a', 'time') ||
    ['td', 'th', 'dd', 'figcaption'].includes(parent));

/** The text of a code block, with the marks of a difference. */
function codeText($: CheerioAPI, pre: PageElement): string {
  if ($(pre).find('.diff').length === 0) {
    return $(pre).text();
  }
  const lines = $(pre)
    .find('.line')
    .map((_, line) => {
      const mark = $(line).is('.remove') ? '-' : $(line).is('.add') ? '+' : ' ';
      return `${mark} ${$(line).text()}`;
    });
  return lines.get().join('\n');
}

/**
 * The content of a built page, in elements that Markdown has.
 *
 * @param $ the page, which is not changed
 * @param root the element that holds the content
 */
export function readContent($: CheerioAPI, root: PageElement): ElementContent[] {
  const leftOut = new Set<unknown>($(root).find(LEFT_OUT).toArray());

  function convertChildren(parent: PageElement, labels: readonly string[]): ElementContent[] {
    const content: ElementContent[] = [];
    for (const child of parent.children) {
      const added = convert(child, labels);
      if (added[0] && needsBlank(parent.name, content.at(-1), added[0])) {
        content.push({type: 'text', value: ' '});
      }
      content.push(...added);
    }
    return content;
  }

  /** @param labels of the tabs around: tabs in tabs say which tab they are in */
  function convert(node: PageNode, labels: readonly string[]): ElementContent[] {
    if ('data' in node && node.nodeType === TEXT_NODE) {
      return [{type: 'text', value: node.data}];
    }
    if (!('attribs' in node) || leftOut.has(node)) {
      return [];
    }
    const {name, attribs} = node;
    if (name === 'svg') {
      return [h('p', attribs['aria-label'])];
    }
    const {href, src, alt, start, id, class: classes, 'data-label': tab} = attribs;
    const className = classes?.split(' ') ?? [];
    const around = className.includes('tab-panel') && tab ? [...labels, tab] : labels;
    const element: Element = {
      type: 'element',
      tagName: name,
      properties: {
        ...{className, href, src, alt, start},
        // An error is named by the link to it.
        dataAnchor: name === 'dt' ? $(node).children('.hash-link').attr('id') : id,
        dataLabel: around.join(', '),
      },
      // Colours make many elements of code.
      children:
        name === 'pre' ? [{type: 'text', value: codeText($, node)}] : convertChildren(node, around),
    };
    const key = [...className.map((one) => `.${one}`), name].find((each) => each in REWRITTEN);
    return key ? REWRITTEN[key]!(element) : [element];
  }

  return convert(root, []);
}
