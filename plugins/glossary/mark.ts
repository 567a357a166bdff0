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
const SKIPPED_ELEMENTS = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'button', 'code', 'pre', 'kbd', 'strong', 'th', 'summary', 'caption', 'figcaption'],
  'mdxAdmonitionTitle',
]);
const SKIPPED_COMPONENTS = new Set<string | null>(['Card', 'a', 'summary', 'code']);

interface Mention {
  term: Term;
  text: Text;
  parent: Parents;
  /** Place of the first and behind the last character in the text. */
  from: number;
  to: number;
}

/** Any of the names as a word of its own, the longest first: "session keys" is more than "session". */
function patternOf(names: Names): RegExp {
  const alternatives = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapeStringRegexp);
  return new RegExp(
    `(?<![\\p{L}\\p{N}_/.-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_-])`,
    'gu',
  );
}

const isSkipped = (node: Nodes): boolean =>
  (node.type === 'element' && SKIPPED_ELEMENTS.has(node.tagName)) ||
  ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    SKIPPED_COMPONENTS.has(node.name));

/** The first mention of each term in running text, in reading order. */
function firstMentions(tree: Root, names: Names): Mention[] {
  const mentions = new Map<Term, Mention>();
  const pattern = patternOf(names);
  visit(tree, (node, _index, parent) => {
    if (isSkipped(node)) {
      return SKIP;
    }
    for (const match of node.type === 'text' ? node.value.matchAll(pattern) : []) {
      const term = names.get(match[0])!;
      if (!mentions.has(term)) {
        const to = match.index + match[0].length;
        mentions.set(term, {term, text: node as Text, parent: parent!, from: match.index, to});
      }
    }
    return undefined;
  });
  return [...mentions.values()];
}

/** The longer a term's title, the less it is an everyday word. */
const bySpecificity = (a: Mention, b: Mention): number => b.term.title.length - a.term.title.length;

/**
 * Makes the first mention of terms in a page's running text a link to their entries in the glossary: the most specific
 * terms first, and at most eight.
 *
 * @param names what the text calls the terms
 * @param route the address of the glossary
 */
export function markTerms(tree: Root, names: Names, route: string): void {
  const chosen = firstMentions(tree, names).sort(bySpecificity).slice(0, MOST_MARKS);
  // From the end of each text, so that what stands before keeps its place.
  for (const {term, text, parent, from, to} of chosen.sort((a, b) => b.from - a.from)) {
    const rest = text.value.slice(to);
    const siblings = parent.children as ElementContent[];
    const pieces: ElementContent[] = [
      // Docusaurus makes it a link of the site.
      h('a', {href: `${route}#${term.id}`, className: 'term'}, text.value.slice(from, to)),
      ...(rest ? [{type: 'text' as const, value: rest}] : []),
    ];
    text.value = text.value.slice(0, from);
    siblings.splice(siblings.indexOf(text) + 1, 0, ...pieces);
  }
}
