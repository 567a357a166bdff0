import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SiteError} from './site-error';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkDirective);

/** A page whose Markdown cannot be parsed. */
export class PageSyntaxError extends SiteError {
  constructor(
    file: string,
    readonly line: number,
    readonly problem: string,
  ) {
    super(`${file}:${line}`, problem);
  }
}

/**
 * Parses a page, with its front matter.
 *
 * @param file what errors call it
 * @throws PageSyntaxError with the line where the parser stopped
 */
export function parseMarkdown(text: string, file = 'Markdown'): Root {
  try {
    return parser.parse(text);
  } catch (error) {
    const {line, reason = String(error)} = error as {line?: number; reason?: string};
    // A tag that is never closed has its place in the message: "… for `<Details>` (51:1-51:10)".
    const named = /\((\d+):\d+-/.exec(reason)?.[1];
    const problem = `the page does not parse: ${reason}`;
    throw new PageSyntaxError(file, line ?? Number(named ?? 1), problem);
  }
}

const MARKDOWN_IMPORT = /from\s+(['"])(?<source>[^'"]+\.mdx?)\1/g;

/** The Markdown files that an import statement names, as it writes them. */
export const markdownImports = (statement: string): string[] =>
  [...statement.matchAll(MARKDOWN_IMPORT)].map(({groups}) => groups!.source!);
