import type {Element, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

/** The heading of what follows the terms. */
const NEXT = 'next';

const isHeading = (node: RootContent, level: 'h2' | 'h3'): node is Element =>
  node.type === 'element' && node.tagName === level;

const letterOf = (term: Element): string => toString(term).charAt(0).toUpperCase();

/** Cuts a list before each node that starts a part; what stands before the first of them is a part, too. */
function cut(nodes: readonly RootContent[], starts: (node: RootContent) => boolean) {
  return nodes.reduce<RootContent[][]>(
    (parts, node) => {
      if (starts(node)) parts.push([]);
      parts.at(-1)!.push(node);
      return parts;
    },
    [[]],
  );
}

/** A term with what is said of it, as an item of the filter; see src/components/Filter/applyFilter.ts. */
function itemOf(nodes: RootContent[]): RootContent[] {
  const [heading] = nodes;
  return heading && isHeading(heading, 'h3')
    ? [h('div', {dataGroups: letterOf(heading)}, nodes)]
    : nodes;
}

/**
 * Arranges the page of a glossary: letters that lead to their first terms, then the terms, in a filter. All of it is there
 * without scripts.
 */
export function arrangeGlossary(tree: Root): void {
  const from = tree.children.findIndex((node) => isHeading(node, 'h2'));
  const end = tree.children.findIndex(
    (node) => isHeading(node, 'h2') && node.properties.id === NEXT,
  );
  const to = end < 0 ? tree.children.length : end;
  const listed = from < 0 ? [] : tree.children.slice(from, to);
  const terms = listed.filter((node) => isHeading(node, 'h3'));
  if (terms.length === 0) {
    return;
  }
  const firstOf = new Map(terms.toReversed().map((term) => [letterOf(term), term]));
  const letters = [...firstOf]
    .reverse()
    .map(([letter, {properties}]) =>
      h('a', {href: `#${String(properties.id)}`, dataFilterGroup: letter}, letter),
    );
  const sections = cut(listed, (node) => isHeading(node, 'h2'))
    .slice(1)
    .map((section) =>
      h(
        'section',
        {dataFilterSection: ''},
        cut(section, (node) => isHeading(node, 'h3')).flatMap(itemOf),
      ),
    );
  tree.children.splice(from, listed.length, {
    type: 'mdxJsxFlowElement',
    name: 'TermList',
    attributes: [{type: 'mdxJsxAttribute', name: 'count', value: String(terms.length)}],
    children: [
      h('nav', {className: ['letters'], ariaLabel: 'Terms by letter'}, letters),
      ...sections,
    ],
  });
}
