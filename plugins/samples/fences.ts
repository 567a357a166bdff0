import type {Code, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {Fence} from './sample';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective);

/** What the checker needs of a page's text. */
export interface PageContent {
  fences: Fence[];
  /** Paths of Markdown files that the page imports, as it writes them. */
  imports: string[];
}

/** A page whose Markdown cannot be parsed. */
export class PageSyntaxError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'PageSyntaxError';
  }
}

function parse(text: string): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    const {line, reason} = error as {line?: number; reason?: string};
    throw new PageSyntaxError(line ?? 1, reason ?? String(error));
  }
}

const MARKDOWN_IMPORT = /from\s+(['"])(?<source>[^'"]+\.mdx?)\1/g;

/**
 * Takes the code fences out of a page, wherever they stand: in lists, tabs or admonitions.
 *
 * @throws PageSyntaxError with the line where the parser stopped
 */
export function readPageContent(text: string): PageContent {
  const fences: Fence[] = [];
  const imports: string[] = [];
  let lastFence: Code | undefined;
  visit(parse(text), (node, index = 0, parent) => {
    if (node.type === 'mdxjsEsm') {
      imports.push(...[...node.value.matchAll(MARKDOWN_IMPORT)].map(({groups}) => groups!.source!));
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
