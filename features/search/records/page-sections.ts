import type {List, Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {CELL_GAP} from '../../../packages/search-engine/sections';

/** Words with a capital or an underscore inside, names of packages, members and calls. */
const NAME =
  /@[\w-]+\/[\w-]+|(?<=\.)[a-z]\w{2,}|\b[a-z]\w{2,}(?=\()|\b[A-Za-z]+[a-z0-9](?:[A-Z]\w*)|\b\w+_\w+\b|\b[A-Z]{2,}[a-z]\w*/g;

/** Names that code of any subject uses. */
const COMMON = new Set(
  `addEventListener async await catch console const default document entries env error export exports filter for forEach
  from function getElementById import json keys length log map message name parse preventDefault process push querySelector
  require return slice stringify switch then toISOString toString value while window`
    .toLowerCase()
    .split(/\s+/),
);

/**
 * The names in a piece of code that a developer could search for.
 *
 * @param code source text in any language
 * @returns each name once, in the order of the code
 */
export function identifiersIn(code: string): string[] {
  const names = (code.match(NAME) ?? []).filter((name) => !COMMON.has(name.toLowerCase()));
  return [...new Set(names)];
}

/** A part of a page: from one heading to the next, or an error of a list. */
export interface PageSection {
  /** The ids of the headings that lead to it, its own last; none for what stands under the page's title. */
  readonly anchors: readonly string[];
  /** Those headings, without the page's title. */
  readonly headings: readonly string[];
  /** One block (paragraph, item, row of a table) a line; code blocks are left out. */
  readonly lines: string[];
  readonly identifiers: Set<string>;
}

/** Errors come below all headings. */
const ERROR_LEVEL = 5;

const oneLine = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

/**
 * Cuts a page's content into sections at its headings with an id, and makes one of each error.
 *
 * @param tree the content, from features/markdown-twins/plugin.ts
 * @returns the sections in their order; the first one stands under the page's title
 */
export function pageSections(tree: Root): PageSection[] {
  const sections: PageSection[] = [];
  let path: {level: number; heading: string; anchor: string}[] = [];

  const start = (): PageSection => {
    const anchors = path.map(({anchor}) => anchor);
    const headings = path.map(({heading}) => heading);
    const section = {anchors, headings, lines: [], identifiers: new Set<string>()};
    sections.push(section);
    return section;
  };
  const startBelow = (level: number, heading: string, anchor: string): PageSection => {
    path = [...path.filter((above) => above.level < level), {level, heading, anchor}];
    return start();
  };

  let open = start();
  const walk = (node: Nodes): void => {
    const {anchor, isResult} = node.data ?? {};
    if (node.type === 'heading' && anchor) {
      open = startBelow(node.depth, oneLine(node), anchor);
    } else if (node.type === 'listItem' && anchor) {
      const [seen, details] = node.children as [Paragraph, List];
      const error = startBelow(ERROR_LEVEL, oneLine(seen), anchor);
      const cells = details.children.map((part) => oneLine(part).replace(/^(?:Cause|Fix): /, ''));
      error.lines.push(cells.join(CELL_GAP));
      // What follows belongs to the section that the errors stand in.
      path.pop();
    } else if (node.type === 'tableRow') {
      open.lines.push(node.children.map(oneLine).filter(Boolean).join(CELL_GAP));
    } else if (node.type === 'code' && !isResult) {
      identifiersIn(node.value).forEach((name) => open.identifiers.add(name));
    } else if ((node.type === 'paragraph' || node.type === 'heading') && !isResult) {
      open.lines.push(oneLine(node));
    } else if ('children' in node && !isResult) {
      node.children.forEach(walk);
    }
  };
  tree.children.filter((node) => node.type !== 'heading' || node.depth > 1).forEach(walk);
  return sections;
}
