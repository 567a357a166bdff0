import escapeStringRegexp from 'escape-string-regexp';
import type {ElementContent, Nodes, Parents, Root, Text} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import type {Names} from './names';
import type {Term} from './terms';

/** More than this would make a page restless. */
const MOST_MARKS = 8;

/**
 * What is no running text: headings, links, code, heads and captions, and what is a link or a control as a whole. A word
 * in bold is one that the page explains itself.
 */
const SKIPPED = new Set<unknown>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'mdxAdmonitionTitle', 'Card'],
  ...['a', 'button', 'code', 'pre', 'kbd', 'strong', 'th', 'summary', 'caption', 'figcaption'],
]);

interface Mention {
  term: Term;
  /** As it is written. */
  name: string;
  text: Text;
  /** Place of the name in the text. */
  from: number;
  parent: Parents;
}

/** Any of the names as a word of its own, the longest first: "session keys" is more than "session". */
function patternOf(names: Names): RegExp {
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const any = longestFirst.map(escapeStringRegexp).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_/.-])(?:${any})(?![\\p{L}\\p{N}_-])`, 'gu');
}

const isSkipped = (node: Nodes): boolean =>
  ('tagName' in node && SKIPPED.has(node.tagName)) || ('name' in node && SKIPPED.has(node.name));

/** The first mention of each term in running text, in reading order. */
function firstMentions(tree: Root, names: Names): Mention[] {
  const mentions = new Map<Term, Mention>();
  const pattern = patternOf(names);
  visit(tree, (node, _index, parent) => {
    if (isSkipped(node)) {
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
 * @param names what the text calls the terms
 * @param route the address of the glossary
 */
export function markTerms(tree: Root, names: Names, route: string): void {
  const chosen = firstMentions(tree, names)
    // The longer a term's title, the less it is an everyday word.
    .sort((a, b) => b.term.title.length - a.term.title.length)
    .slice(0, MOST_MARKS)
    // From the end of each text, so that what stands before keeps its place.
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
