import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {markdownImports, parseMarkdown} from '../shared/markdown';
import type {Fence} from './sample';

/** What the checker needs of a page's text. */
export interface PageContent {
  fences: Fence[];
  /** Paths of Markdown files that the page imports, as it writes them. */
  imports: string[];
}

/**
 * Takes the code fences out of a page, wherever they stand: in lists, tabs or admonitions.
 *
 * @throws PageSyntaxError with the line where the parser stopped
 */
export function readPageContent(text: string): PageContent {
  const fences: Fence[] = [];
  const imports: string[] = [];
  let lastFence: Code | undefined;
  visit(parseMarkdown(text), (node, index = 0, parent) => {
    if (node.type === 'mdxjsEsm') {
      imports.push(...markdownImports(node.value));
    }
    if (node.type !== 'code') {
      return;
    }
    fences.push({
      index: fences.length,
      line: node.position?.start.line ?? 1,
      language: node.lang ?? '',
      meta: node.meta ?? '',
      code: node.value,
      followsFence: lastFence !== undefined && parent?.children[index - 1] === lastFence,
    });
    lastFence = node;
  });
  return {fences, imports};
}
