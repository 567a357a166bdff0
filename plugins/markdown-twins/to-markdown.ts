import type {Element, ElementContent} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  Heading,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import {LANGUAGES} from '../shared/languages';

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

const textOf = (node: Element | undefined): string =>
  node ? toString(node).replace(/\s+/g, ' ').trim() : '';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const elementsIn = ({children}: Element): Element[] => children.filter(isElement);

const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

const blocksOf = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

const phrasesOf = (state: State, children: ElementContent[]): PhrasingContent[] =>
  state.all({type: 'root', children}) as PhrasingContent[];

const list = (children: ListItem[]): List => ({type: 'list', spread: false, children});

const item = (...children: ListItem['children']): ListItem => ({
  type: 'listItem',
  spread: false,
  children,
});

function code(figure: Element): Code {
  const [caption, pre] = elementsIn(figure);
  const name = textOf(caption);
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

function admonition(state: State, node: Element): RootContent {
  const kind = /theme-admonition-(\w+)/.exec(String(node.properties.className))?.[1] ?? 'note';
  const [heading, ...content] = elementsIn(node);
  const title = textOf(heading);
  const label = `${kind[0]!.toUpperCase()}${kind.slice(1)}`;
  return {
    type: 'blockquote',
    children: [
      paragraph(strong(title.toLowerCase() === kind ? label : `${label}: ${title}`)),
      ...content.flatMap((child) => blocksOf(state, child)),
    ],
  };
}

const isLabel = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'b';

/** What an entry says below its message: its parts with a label, each on a line of its own. */
function details(state: State, entry: Element): List {
  const parts = elementsIn(entry)
    .slice(1)
    .flatMap(({children}) => {
      const labelled = children.filter(
        (child): child is Element => isElement(child) && isLabel(child.children[0]),
      );
      const own = children.filter((child) => !labelled.includes(child as Element));
      return [own, ...labelled.map((part) => part.children)];
    });
  return list(
    parts.map(([first, ...rest]) =>
      isLabel(first)
        ? item(
            paragraph(
              strong(`${textOf(first)}:`),
              {type: 'text', value: ' '},
              ...phrasesOf(state, rest),
            ),
          )
        : item(paragraph(...phrasesOf(state, first ? [first, ...rest] : []))),
    ),
  );
}

const heading = (state: State, node: Element): Heading => ({
  ...defaultHandlers.h2(state, node),
  data: {anchor: node.properties.id},
});

const HANDLERS: Readonly<Record<string, (state: State, node: Element) => ReturnType<Handle>>> = {
  'code-figure': (_, node) => code(node),
  'admonition-box': admonition,
  // Every panel below its label, whichever is open on the page.
  'tab-panel': (state, node) => [
    paragraph(strong(String(node.properties.dataLabel))),
    ...blocksOf(state, node),
  ],
  'error-list': (state, node) =>
    list(
      elementsIn(node).map((entry) => {
        const [seen] = elementsIn(entry);
        const message = paragraph(...phrasesOf(state, seen!.children));
        return {...item(message, details(state, entry)), data: {anchor: seen!.properties.id}};
      }),
    ),
  'proof-line': (_, node) => ({
    ...paragraph({type: 'emphasis', children: [{type: 'text', value: textOf(node)}]}),
    data: {isResult: true},
  }),
  h2: heading,
  h3: heading,
  h4: heading,
  summary: (_, node) => paragraph(strong(textOf(node))),
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
