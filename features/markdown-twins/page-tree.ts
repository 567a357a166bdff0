import type {Element} from 'hast';
import {defaultHandlers, toMdast, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {Code, Heading, ListItem, Paragraph, Root, Text} from 'mdast';
import {LANGUAGES} from '../../lib/any/languages';
import {type BuiltPage, contentRoot, type PageElement} from '../../lib/node/built-pages';
import {readContent, inlineText} from './content';

declare module 'mdast' {
  interface Data {
    /** The id of this heading or error, for links. */
    anchor?: string;
    /** Set for the output of a sample, and for the line about its check. */
    isResult?: boolean;
  }
}

const LANGUAGE_OF_NAME = Object.fromEntries(
  Object.entries(LANGUAGES).map(([language, name]) => [name, language]),
);

function code(_state: State, figure: Element): Code {
  const [caption, pre] = figure.children.filter((child) => child.type === 'element');
  const name = inlineText(caption);
  const language = LANGUAGE_OF_NAME[name];
  return {
    type: 'code',
    // Other names are those of files, which end in their language, or "Output"; a difference has two.
    lang:
      language ??
      (name.includes(' → ') ? 'diff' : undefined) ??
      /\.(\w+)$/.exec(name)?.[1] ??
      'text',
    meta: language ? null : `title="${name}"`,
    value: pre ? toString(pre).replace(/\n$/, '') : '',
    data: {isResult: [figure.properties.className].flat().includes('code-output')},
  };
}

const proof = (state: State, {children}: Element): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'emphasis', children: state.all({type: 'root', children}) as Text[]}],
  data: {isResult: true},
});

const anchorOf = ({properties}: Element) => ({anchor: properties.dataAnchor as string | undefined});

const heading = (state: State, node: Element): Heading => ({
  ...defaultHandlers.h2(state, node),
  data: anchorOf(node),
});

const errorItem = (state: State, node: Element): ListItem => ({
  ...defaultHandlers.li(state, node),
  // The items of an error follow without a blank line.
  spread: false,
  data: anchorOf(node),
});

const handlers = {
  'code-figure': code,
  'error-item': errorItem,
  'proof-line': proof,
  ...{h2: heading, h3: heading, h4: heading},
};

const trees = new WeakMap<BuiltPage, Root>();

/**
 * The content of a built page as a tree of Markdown, its heading first. It is made once for all readers.
 *
 * @param selector of the element with the content
 * @throws SiteError if the page has no content
 */
export function pageTree(page: BuiltPage, selector?: string): Root {
  const known = trees.get(page);
  if (known) {
    return known;
  }
  const {document: $} = page;
  const root = $(selector ?? contentRoot(page)).first();
  // The title of a post stands above its content.
  const title = root.find('h1').length > 0 ? [] : [h('h1', $('h1').first().text())];
  const children = [...title, ...readContent($, root.get(0) as PageElement)];
  const tree = toMdast({type: 'root', children}, {handlers}) as Root;
  trees.set(page, tree);
  return tree;
}
