import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';

const isHeading = <Level extends 'h2' | 'h3'>(
  node: RootContent,
  level: Level,
): node is Element & {tagName: Level} => node.type === 'element' && node.tagName === level;

/**
 * Arranges the page of a glossary: letters that lead to their first terms, then the terms, each an item of the filter (see
 * features/filter/apply-filter.client.ts). All of it is there without scripts.
 */
export function arrangeGlossary(tree: Root): void {
  const from = tree.children.findIndex((node) => isHeading(node, 'h2'));
  const next = tree.children.findIndex(
    (node) => isHeading(node, 'h2') && node.properties.id === 'next',
  );
  const listed = tree.children.slice(from, next < 0 ? undefined : next);
  const terms = listed.filter((node) => isHeading(node, 'h3'));
  if (from < 0 || terms.length === 0) {
    return;
  }
  const letters = new Map<string, Element>();
  const sections: Element[] = [];
  // What a node belongs to: the term above it, or the section where there is none yet.
  let box = h('section');
  for (const node of listed) {
    if (isHeading(node, 'h2')) {
      box = h('section', {dataFilterSection: ''});
      sections.push(box);
    } else if (isHeading(node, 'h3')) {
      const letter = toString(node).charAt(0).toUpperCase();
      const link = {href: `#${String(node.properties.id)}`, dataFilterGroup: letter};
      letters.set(letter, letters.get(letter) ?? h('a', link, letter));
      box = h('div', {dataGroups: letter});
      sections.at(-1)!.children.push(box);
    }
    box.children.push(node as ElementContent);
  }
  tree.children.splice(from, listed.length, {
    type: 'mdxJsxFlowElement',
    name: 'Filter',
    attributes: Object.entries({one: 'term', many: 'terms', count: `${terms.length}`}).map(
      ([name, value]) => ({type: 'mdxJsxAttribute', name, value}),
    ),
    children: [
      h('nav', {className: ['letters'], ariaLabel: 'Terms by letter'}, [...letters.values()]),
      ...sections,
    ],
  });
}
