import type {CheerioAPI} from 'cheerio';
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {PageElement, PageNode} from '../../lib/node/built-pages';
import {isTag, REWRITTEN} from './rewritten';

/**
 * What is on a page for its reader's hands or eyes alone. The words below a drawing name its parts, where they stand; its
 * own text says all.
 */
const LEFT_OUT = [
  ...['button', 'footer', 'input', 'label', 'nav', 'output', 'script', 'select', 'style'],
  ...['.hash-link', '[role=status]', '[role=tablist]', '[aria-hidden=true]'],
  ...['svg + figcaption', 'svg:not([aria-label])'],
].join();

/** As in browsers; comments have data as well. */
const TEXT_NODE = 3;

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
  const leftOut = new Set<unknown>($(root).find(LEFT_OUT).toArray());

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
    if (!('attribs' in node) || leftOut.has(node)) {
      return [];
    }
    const {name, attribs} = node;
    if (name === 'svg') {
      return [h('p', attribs['aria-label'])];
    }
    const {class: classes, 'data-label': tab} = attribs;
    const className = classes?.split(' ') ?? [];
    const around = className.includes('tab-panel') && tab ? [...labels, tab] : labels;
    const element: Element = {
      type: 'element',
      tagName: name,
      properties: {
        className,
        href: attribs.href,
        src: attribs.src,
        alt: attribs.alt,
        start: attribs.start,
        // An error is named by the link to it.
        dataAnchor: name === 'dt' ? $(node).children('.hash-link').attr('id') : attribs.id,
        dataLabel: around.join(', '),
      },
      // Colours make many elements of code.
      children: name === 'pre' ? [{type: 'text', value: $(node).text()}] : childrenOf(node, around),
    };
    const rewrite = [...className.map((one) => `.${one}`), name]
      .map((key) => REWRITTEN[key])
      .find(Boolean);
    return rewrite ? rewrite(element) : [element];
  }

  return convert(root, []);
}
