import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from '../../lib/node/markdown';

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

/** Takes `See [Page](./page.mdx).` off the end of a paragraph. */
function readDefinition({children}: Paragraph, page: string) {
  const [before, link, end] = children.slice(-3);
  const isHint =
    before?.type === 'text' &&
    /(?:^|\s)See $/.test(before.value) &&
    link?.type === 'link' &&
    end?.type === 'text' &&
    end.value === '.';
  const definition = isHint
    ? toString(children.slice(0, -2)).replace(/See $/, '')
    : toString(children);
  const [target] = isHint ? link.url.split('#') : [];
  return {
    definition: definition.replace(/\s+/g, ' ').trim(),
    explainedOn: target?.startsWith('.')
      ? path.posix.join(path.posix.dirname(page), target)
      : undefined,
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
