import path from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import type {Element, ElementContent, Parents, Root, RootContent, Text} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {importModule} from '../../lib/node/page-import';
import {placeOf, PROJECT_FOLDER} from '../../lib/node/place';
import {GLOSSARIES, glossaryFor, readGlossary, type Term, type TermNames} from './glossary';

/** More than this would make a page restless. */
const MOST_MARKS = 8;

/**
 * Elements that are not running text: headings, links, code, heads and captions, and links or controls as a whole. A word
 * in bold is one that the page explains itself.
 */
const SKIPPED = new Set<unknown>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'mdxAdmonitionTitle', 'Card'],
  ...['a', 'button', 'code', 'pre', 'kbd', 'strong', 'th', 'summary', 'caption', 'figcaption'],
]);

/** Any of the names as a word of its own, the longest first: "session keys" is more than "session". */
function patternOf(names: TermNames): RegExp {
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const any = longestFirst.map(escapeStringRegexp).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_/.-])(?:${any})(?![\\p{L}\\p{N}_-])`, 'gu');
}

interface Mention {
  term: Term;
  /** As written. */
  name: string;
  text: Text;
  /** Index of the name in the text. */
  from: number;
  parent: Parents;
}

/** The first mention of each term in running text, in reading order. */
function firstMentions(tree: Root, names: TermNames): Mention[] {
  const mentions = new Map<Term, Mention>();
  const pattern = patternOf(names);
  visit(tree, (node, _index, parent) => {
    if (SKIPPED.has('tagName' in node ? node.tagName : 'name' in node && node.name)) {
      return SKIP;
    }
    for (const {0: name, index} of node.type === 'text' ? node.value.matchAll(pattern) : []) {
      const term = names.get(name)!;
      const mention = {term, name, text: node as Text, from: index, parent: parent!};
      mentions.set(term, mentions.get(term) ?? mention);
    }
    return undefined;
  });
  return [...mentions.values()];
}

/**
 * Makes the first mention of terms in a page's running text a link to their entries in the glossary: the most specific
 * terms first, and at most eight.
 *
 * @param names of the terms
 * @param route the address of the glossary
 */
export function markTerms(tree: Root, names: TermNames, route: string): void {
  const chosen = firstMentions(tree, names)
    // The longer a term's title, the less it is an everyday word.
    .sort((a, b) => b.term.title.length - a.term.title.length)
    .slice(0, MOST_MARKS)
    // From the end of each text, so that the names before keep their index.
    .sort((a, b) => b.from - a.from);
  for (const {term, name, text, from, parent} of chosen) {
    const siblings = parent.children as ElementContent[];
    // Docusaurus makes it a link of the site.
    const link = h('a', {href: `${route}#${term.id}`, className: 'term'}, name);
    const rest = {type: 'text' as const, value: text.value.slice(from + name.length)};
    text.value = text.value.slice(0, from);
    siblings.splice(siblings.indexOf(text) + 1, 0, link, ...(rest.value ? [rest] : []));
  }
}

const isHeading = (node: RootContent, level: 'h2' | 'h3'): node is Element =>
  node.type === 'element' && node.tagName === level;

/**
 * Arranges the page of a glossary: letters that lead to their first terms, then the terms, each an item of the filter
 * (features/filter/Filter.tsx). All of it is there without scripts.
 */
export function arrangeGlossary(tree: Root): void {
  const from = tree.children.findIndex((node) => isHeading(node, 'h2'));
  const next = tree.children.findIndex(
    (node) => isHeading(node, 'h2') && node.properties.id === 'next',
  );
  const listed = tree.children.slice(from, next < 0 ? undefined : next);
  const count = listed.filter((node) => isHeading(node, 'h3')).length;
  if (from < 0 || count === 0) {
    return;
  }
  const letters = new Map<string, Element>();
  const sections: Element[] = [];
  // The term that a node belongs to, or the section where there is none yet.
  let box = h('section');
  for (const node of listed as Element[]) {
    if (node.tagName === 'h2') {
      box = h('section', {dataFilterSection: ''});
      sections.push(box);
    } else if (node.tagName === 'h3') {
      const letter = toString(node).charAt(0).toUpperCase();
      const link = {href: `#${String(node.properties.id)}`, dataFilterGroup: letter};
      letters.set(letter, letters.get(letter) ?? h('a', link, letter));
      box = h('div', {dataGroups: letter});
      sections.at(-1)!.children.push(box);
    }
    box.children.push(node);
  }
  tree.children.splice(from, listed.length, {
    type: 'mdxJsxFlowElement',
    name: 'Filter',
    attributes: Object.entries({one: 'term', many: 'terms', count: `${count}`}).map(
      ([name, value]) => ({type: 'mdxJsxAttribute', name, value}),
    ),
    children: [
      h('nav', {className: ['letters'], ariaLabel: 'Terms by letter'}, [...letters.values()]),
      ...sections,
    ],
  });
  ['letters.lazy.css', '../filter/styles.lazy.css'].forEach((file) =>
    importModule(tree, path.join(__dirname, file)),
  );
}

/**
 * Marks the first mention of each term of the glossary on a page, and arranges the glossary itself. Terms that the page
 * itself explains are left alone.
 *
 * @throws SiteError for names of aliases.json that are wrong
 */
export default function showGlossary() {
  return (tree: Root, file: VFile): void => {
    const page = placeOf(file.path);
    if (GLOSSARIES.some((each) => each.page === page)) {
      arrangeGlossary(tree);
    }
    const glossary = glossaryFor(page);
    if (glossary) {
      const {names} = readGlossary(PROJECT_FOLDER, glossary);
      const others = [...names].filter(([, {explainedOn}]) => explainedOn !== page);
      markTerms(tree, new Map(others), glossary.route);
    }
  };
}
