import type {List, Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../../lib/node/built-pages';
import type {ExplainedError} from '../../packages/docs-mcp/data';
import {pageTree} from '../markdown-twins/page-tree';

/**
 * The errors that a page explains.
 *
 * @param path the page's own, below the base URL
 */
export function errorsOf(page: BuiltPage, path: string): ExplainedError[] {
  const errors: ExplainedError[] = [];
  visit(pageTree(page), 'listItem', ({data, children}) => {
    if (data?.anchor) {
      const [seen, details] = children as [Paragraph, List];
      const text = details.children.map((part) => toString(part)).join('\n');
      errors.push({seen: toString(seen), path: `${path}#${data.anchor}`, text});
    }
  });
  return errors;
}
