import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Link, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../shared/markdown';

/** A term of a glossary page. */
export interface Term {
  /** The heading: `Programmable key pair (PKP)`. */
  title: string;
  /** The anchor of its heading. */
  id: string;
  /** The first paragraph below it as plain text, without "See …" at its end. */
  definition: string;
  /** The page that the term is explained on, relative to the project's folder. */
  explainedOn?: string;
}

/** `See [Page](./page.mdx).` at the end of a definition: the hint, and the link in it. */
function seeAlso({children}: Paragraph): {from: number; link: Link} | undefined {
  const from = children.length - 2;
  const [before, link, end] = [children[from - 1], children[from], children.at(-1)];
  return before?.type === 'text' &&
    /(?:^|\s)See $/.test(before.value) &&
    link?.type === 'link' &&
    end?.type === 'text' &&
    end.value === '.'
    ? {from, link}
    : undefined;
}

function readDefinition(paragraph: Paragraph, page: string): Omit<Term, 'title' | 'id'> {
  const hint = seeAlso(paragraph);
  const definition = toString(paragraph.children.slice(0, hint?.from));
  const target = hint?.link.url.split('#')[0];
  return {
    definition: (hint ? definition.replace(/\s*See $/, '') : definition)
      .replace(/\s+/g, ' ')
      .trim(),
    ...(target?.startsWith('.') && {
      explainedOn: path.posix.join(path.posix.dirname(page), target),
    }),
  };
}

/**
 * Reads the terms of a glossary page: its headings of level three, each with the paragraph below.
 *
 * @param page relative to the project's folder, with forward slashes
 * @param markdown the page's source
 */
export function readTerms(page: string, markdown: string): Term[] {
  const {children} = parseMarkdown(markdown);
  const slugger = createSlugger();
  return children.flatMap((node, index): Term[] => {
    if (node.type !== 'heading') {
      return [];
    }
    const title = toString(node);
    // Headings of other levels take part in what makes anchors unique.
    const id = slugger.slug(title);
    const paragraph = children[index + 1];
    return node.depth === 3 && paragraph?.type === 'paragraph'
      ? [{title, id, ...readDefinition(paragraph, page)}]
      : [];
  });
}
