import type {CheerioAPI} from 'cheerio';
import type {PageElement, PageNode} from '../../shared/built-pages';
import {identifiersIn} from './identifiers';
import {CELL_GAP} from './record';

/** A part of a page: from one heading to the next, or an error of a list. */
export interface PageSection {
  /** The ids of the headings that lead to it, its own last; none for what stands under the page's title. */
  readonly anchors: readonly string[];
  /** Those headings, without the page's title. */
  readonly headings: readonly string[];
  /** One block (paragraph, item, row of a table) a line; code blocks are left out. */
  readonly text: string;
  readonly identifiers: readonly string[];
}

/** What is on a page without being its content, or is content that another reader of the page already gives. */
const LEFT_OUT = [
  'button',
  'footer',
  'h1',
  'input',
  'label',
  'nav',
  'script',
  'select',
  'style',
  'svg',
  '.hash-link',
  '.proof',
  '.code-output',
  'figure.code > figcaption',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '[aria-hidden="true"]',
  '[role="status"]',
  '[role="tablist"]',
  // What labels the parts of an error, and what opens a row.
  '.errors dd b',
  'tr.more summary',
].join();

const HEADINGS = ['h2', 'h3', 'h4'];
/** Errors come below all headings. */
const ERROR_LEVEL = 5;
/** Cause and fix of an error are read like the cells of a row. */
const CELLS = ['td', 'th', 'dd'];
const BLOCKS = [
  ...['address', 'article', 'aside', 'blockquote', 'br', 'caption', 'details', 'div', 'dl'],
  ...['dt', 'figcaption', 'figure', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'li', 'ol', 'p'],
  ...['pre', 'section', 'summary', 'table', 'tbody', 'thead', 'tr', 'ul'],
];

/** As in browsers; comments have a text as well. */
const TEXT_NODE = 3;

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

function linesOf(raw: string): string {
  return raw
    .split('\n')
    .map((line) => oneSpace(line).replace(/^(?:· ?)+|(?: ?·)+$/g, ''))
    .filter(Boolean)
    .join('\n');
}

/**
 * Cuts a page's content into sections at its headings with an id, and makes one of each error.
 *
 * @param $ the parsed page, which is not changed
 * @param root CSS selector of what holds the content
 * @returns the sections in their order; the first one stands under the page's title
 */
export function pageSections($: CheerioAPI, root: string): PageSection[] {
  interface Open {
    anchors: string[];
    headings: string[];
    raw: string;
    identifiers: Set<string>;
  }
  let open: Open = {anchors: [], headings: [], raw: '', identifiers: new Set()};
  const sections = [open];
  let path: {level: number; heading: string; anchor: string}[] = [];

  const start = (element: PageElement, level: number, anchor: string): void => {
    const text = $(element).clone();
    text.find('.hash-link, button').remove();
    path = [
      ...path.filter((above) => above.level < level),
      {level, heading: oneSpace(text.text()), anchor},
    ];
    open = {
      anchors: path.map((above) => above.anchor),
      headings: path.map((above) => above.heading),
      raw: '',
      identifiers: new Set(),
    };
    sections.push(open);
  };

  const walk = (node: PageNode, isInCell = false): void => {
    if (node.nodeType === TEXT_NODE && 'data' in node) {
      open.raw += node.data.replace(/\s+/g, ' ');
      return;
    }
    if (!('attribs' in node) || $(node).is(LEFT_OUT)) {
      return;
    }
    if (HEADINGS.includes(node.name) && node.attribs.id) {
      start(node, Number(node.name.slice(1)), node.attribs.id);
      return;
    }
    if (node.name === 'dt' && $(node).closest('.errors').length > 0) {
      start(node, ERROR_LEVEL, $(node).children('.hash-link').attr('id')!);
      return;
    }
    if (node.name === 'pre') {
      identifiersIn($(node).text()).forEach((name) => open.identifiers.add(name));
      return;
    }
    const isCell = CELLS.includes(node.name);
    // A cell is one line, whatever is in it.
    const gap = !BLOCKS.includes(node.name) ? '' : isInCell ? ' ' : '\n';
    const outside = open;
    open.raw += gap;
    node.children.forEach((child) => walk(child, isInCell || isCell));
    if ($(node).is('.errors')) {
      // What follows belongs to the section that the errors stand in.
      open = outside;
      path = path.filter(({level}) => level < ERROR_LEVEL);
    }
    open.raw += isCell ? CELL_GAP : gap;
  };
  $(root)
    .first()
    .contents()
    .toArray()
    .forEach((node) => walk(node));

  return sections.map(({anchors, headings, raw, identifiers}) => ({
    anchors,
    headings,
    text: linesOf(raw),
    identifiers: [...identifiers],
  }));
}
