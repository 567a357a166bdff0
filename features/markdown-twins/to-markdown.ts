import type {Element, ElementContent} from 'hast';
import {defaultHandlers, toMdast, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Code, Heading, ListItem, Paragraph, Root, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {LANGUAGES} from '../../lib/any/languages';

declare module 'mdast' {
  interface Data {
    /** What links to this heading or error lead to. */
    anchor?: string;
    /** Set for what a sample prints, and for what was checked of it. */
    isResult?: boolean;
  }
}

const LANGUAGE_OF_NAME = Object.fromEntries(
  Object.entries(LANGUAGES).map(([language, name]) => [name, language]),
);

function code(_state: State, figure: Element): Code {
  const [caption, pre] = figure.children.filter((child) => child.type === 'element');
  const name = caption ? toString(caption).replace(/\s+/g, ' ').trim() : '';
  const language = LANGUAGE_OF_NAME[name];
  return {
    type: 'code',
    // A name that is not that of a language is a file's, which ends in it, or says that this is an output.
    lang: language ?? /\.(\w+)$/.exec(name)?.[1] ?? 'text',
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

const heading = (state: State, node: Element): Heading => ({
  ...defaultHandlers.h2(state, node),
  data: {anchor: node.properties.dataAnchor as string | undefined},
});

const errorItem = (state: State, node: Element): ListItem => ({
  ...defaultHandlers.li(state, node),
  // What is said of an error stands below it without a blank line.
  spread: false,
  data: {anchor: node.properties.dataAnchor as string | undefined},
});

const HANDLERS = {
  'code-figure': code,
  'error-item': errorItem,
  'proof-line': proof,
  h2: heading,
  h3: heading,
  h4: heading,
};

/**
 * What a person would have written for the content of a page: tables, lists, code with its language and file, admonitions
 * as quotes, every panel of tabs below its label, diagrams as their text.
 *
 * @param children what content.ts found on the page
 */
export const toTree = (children: ElementContent[]): Root =>
  toMdast({type: 'root', children}, {handlers: HANDLERS}) as Root;

/** The tree as Markdown. */
export const print = (tree: Root): string =>
  stringify(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
