import type {CheerioAPI} from 'cheerio';
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {PageElement, PageNode} from '../shared/built-pages';

/** What is on a page for its reader's hands, by name, role or class. */
const FOR_HANDS = {
  name: ['button', 'footer', 'input', 'label', 'nav', 'output', 'script', 'select', 'style'],
  role: ['status', 'tablist'],
};

const isForHands = ({name, attribs, prev}: PageElement): boolean =>
  FOR_HANDS.name.includes(name) ||
  FOR_HANDS.role.includes(attribs.role ?? '') ||
  attribs['aria-hidden'] === 'true' ||
  // The words below a drawing name its parts, where they stand; its own text says all.
  (name === 'figcaption' && prev !== null && 'name' in prev && prev.name === 'svg');

/** Elements whose meaning is in their class, with the names that to-markdown.ts knows them by. */
const NAMES: Readonly<Record<string, string>> = {
  code: 'code-figure',
  errors: 'error-list',
  proof: 'proof-line',
  'tab-panel': 'tab-panel',
  'theme-admonition': 'admonition-box',
  // The first mention of a term links to its entry by itself; who wrote the page did not link there.
  term: 'span',
};

/** As in browsers; comments have data as well. */
const TEXT_NODE = 3;

const isTag = (node: ElementContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

const tagsIn = (element: Element, ...names: string[]): Element[] =>
  element.children.flatMap((child): Element[] =>
    child.type !== 'element'
      ? []
      : names.includes(child.tagName)
        ? [child]
        : tagsIn(child, ...names),
  );

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

/** Between what only the look of the page keeps apart: links in a row, blocks in a cell, parts of a caption. */
const isApart = (
  parent: string,
  before: ElementContent | undefined,
  node: ElementContent,
): boolean =>
  before?.type === 'element' &&
  node.type === 'element' &&
  (isTag(before, 'a', 'time') ||
    isTag(node, 'a', 'time') ||
    ['td', 'th', 'dd', 'figcaption'].includes(parent));

/**
 * The content of a built page, without what is there for hands and eyes alone.
 *
 * @param $ the page, which is not changed
 * @param root the element that holds the content
 */
export function contentOf($: CheerioAPI, root: PageElement): ElementContent[] {
  function childrenOf(parent: PageElement, labels: readonly string[]): ElementContent[] {
    const content: ElementContent[] = [];
    for (const child of parent.children) {
      const added = convert(child, labels);
      if (added[0] && isApart(parent.name, content.at(-1), added[0])) {
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
    if (!('attribs' in node) || isForHands(node) || $(node).hasClass('hash-link')) {
      return [];
    }
    const {name, attribs} = node;
    const {'aria-label': label, 'data-label': tab} = attribs;
    const className = attribs.class?.split(' ') ?? [];
    if (name === 'svg') {
      return label ? [h('p', label)] : [];
    }
    const tagName = className.map((one) => NAMES[one]).find(Boolean) ?? name;
    const around = tagName === 'tab-panel' && tab ? [...labels, tab] : labels;
    const element: Element = {
      type: 'element',
      tagName,
      properties: {
        className,
        href: attribs.href,
        src: attribs.src,
        alt: attribs.alt,
        start: attribs.start,
        // An error is named by the link to it.
        id: attribs.id ?? (name === 'dt' ? $(node).children('.hash-link').attr('id') : undefined),
        dataLabel: around.join(', '),
      },
      // Colours make many elements of code.
      children: name === 'pre' ? [{type: 'text', value: $(node).text()}] : childrenOf(node, around),
    };
    return name === 'table' ? tableBlocks(element) : [element];
  }

  return convert(root, []);
}
