import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Code, Paragraph, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {LANGUAGES} from '../shared/languages';

/** What is on a page for its reader's hands, or stands there a second time for the eyes. */
const LEFT_OUT = ['button', 'footer', 'input', 'label', 'nav', 'script', 'select', 'style'];

const LANGUAGE_OF_NAME = Object.fromEntries(
  Object.entries(LANGUAGES).map(([language, name]) => [name, language]),
);

type Test = (element: Element) => boolean;

const isElement = (node: Nodes): node is Element => node.type === 'element';

const hasClass =
  (name: string): Test =>
  ({properties}) =>
    Array.isArray(properties.className) && properties.className.includes(name);

const hasRole =
  (role: string): Test =>
  ({properties}) =>
    properties.role === role;

/** The elements inside that meet a test, in the order of the page; what is inside of these is not searched. */
function findAll(node: Element, test: Test): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (test(child) ? [child] : findAll(child, test)));
}

const textOf = (node: Element | undefined): string =>
  node ? toString(node).replace(/\s+/g, ' ').trim() : '';

const strong = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value}]}],
});

const blocksOf = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

function code(figure: Element): Code {
  const name = textOf(findAll(figure, hasClass('code-name'))[0]);
  const [pre] = findAll(figure, ({tagName}) => tagName === 'pre');
  const language = LANGUAGE_OF_NAME[name];
  return {
    type: 'code',
    // A name that is not that of a language is a file's, which ends in it, or says that this is an output.
    lang: language ?? /\.(\w+)$/.exec(name)?.[1] ?? 'text',
    meta: language ? null : `title="${name}"`,
    value: pre ? toString(pre).replace(/\n$/, '') : '',
  };
}

function admonition(state: State, node: Element): RootContent {
  const kind = /theme-admonition-(\w+)/.exec(String(node.properties.className))?.[1] ?? 'note';
  const [heading, ...content] = node.children.filter(isElement);
  const title = textOf(heading);
  const label = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
  return {
    type: 'blockquote',
    children: [
      strong(title.toLowerCase() === kind ? label : `${label}: ${title}`),
      ...content.flatMap((child) => blocksOf(state, child)),
    ],
  };
}

/** Every panel below its label, whichever is open on the page. */
function tabs(state: State, node: Element): RootContent[] {
  const labels = findAll(node, hasRole('tab')).map(textOf);
  return findAll(node, hasRole('tabpanel')).flatMap((panel, index) => [
    strong(labels[index] ?? ''),
    ...blocksOf(state, panel),
  ]);
}

/** What the drawing shows, as its own title and description say it. */
function drawing(node: Element): RootContent | undefined {
  const said = [
    String(node.properties.ariaLabel ?? ''),
    ...findAll(node, ({tagName}) => tagName === 'title' || tagName === 'desc').map(textOf),
  ].filter(Boolean);
  return said.length > 0 && node.properties.ariaHidden !== 'true'
    ? {type: 'paragraph', children: [{type: 'text', value: said.join(' ')}]}
    : undefined;
}

interface Special {
  readonly test: Test;
  readonly handle: (state: State, node: Element) => ReturnType<Handle>;
}

const isLeftOut: Test = (element) =>
  LEFT_OUT.includes(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  hasClass('hash-link')(element) ||
  hasRole('status')(element);

/** Elements whose meaning is in their class or role rather than in their name. The first that fits counts. */
const SPECIAL: Readonly<Record<string, Special>> = {
  'code-figure': {
    test: (element) => element.tagName === 'figure' && hasClass('code')(element),
    handle: (_, node) => code(node),
  },
  // The first mention of a term links to its entry by itself; who wrote the page did not link there.
  'glossary-term': {test: hasClass('term'), handle: (state, node) => state.all(node)},
  'admonition-box': {test: hasClass('theme-admonition'), handle: admonition},
  'all-tabs': {test: hasClass('tabs-container'), handle: tabs},
  'drawing-text': {test: ({tagName}) => tagName === 'svg', handle: (_, node) => drawing(node)},
  'summary-line': {
    test: ({tagName}) => tagName === 'summary',
    handle: (_, node) => strong(textOf(node)),
  },
};

const HANDLERS = Object.fromEntries(
  Object.entries(SPECIAL).map(([name, {handle}]): [string, Handle] => [
    name,
    (state, node) => handle(state, node),
  ]),
);

/** Between what only the look of the page keeps apart: two links in a row, blocks in the cell of a table. */
const isApart = (parent: Element | Root, before: Nodes | undefined, node: Nodes): boolean =>
  before !== undefined &&
  isElement(before) &&
  isElement(node) &&
  ([before.tagName, node.tagName].some((name) => ['a', 'time'].includes(name)) ||
    ('tagName' in parent && ['td', 'th', 'details', 'summary'].includes(parent.tagName)));

/** Takes out what is no content, gives special elements their names, and links their whole addresses. */
function prepare(parent: Element | Root, address: string): void {
  const content: Nodes[] = [];
  for (const node of parent.children) {
    if (node.type === 'comment' || (isElement(node) && isLeftOut(node))) {
      continue;
    }
    if (isApart(parent, content.at(-1), node)) {
      content.push({type: 'text', value: ' '});
    }
    content.push(node);
    if (isElement(node)) {
      for (const name of ['href', 'src']) {
        const value = node.properties[name];
        if (typeof value === 'string') {
          node.properties[name] = new URL(value, address).href;
        }
      }
      prepare(node, address);
      node.tagName = Object.keys(SPECIAL).find((key) => SPECIAL[key]!.test(node)) ?? node.tagName;
    }
  }
  parent.children = content as Element['children'];
}

/**
 * The Markdown that a person would have written for a piece of a built page: tables, lists, code with its language and
 * file, admonitions as quotes, every panel of tabs below its label, diagrams as their text.
 *
 * @param html the piece, as it stands in the built page
 * @param address the page's own address, with its origin; links become whole addresses
 */
export function toMarkdown(html: string, address: string): string {
  const tree = fromHtml(html, {fragment: true});
  prepare(tree, address);
  return stringify(toMdast(tree, {handlers: HANDLERS}), {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
}
