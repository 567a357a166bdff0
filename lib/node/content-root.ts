import type {BuiltPage} from './built-pages';
import {SiteError} from './site-error';

/** What holds the content of a page: docs pages and posts, single pages, the home page. */
const ROOTS = ['.theme-doc-markdown', 'article > .markdown', 'article.markdown', 'main'];

/**
 * A CSS selector, whose first match holds the content of a built page.
 *
 * @throws SiteError if the page has no content where pages have it
 */
export function contentRoot({route, document: $}: BuiltPage): string {
  const root = ROOTS.find((selector) => $(selector).length > 0);
  if (root === undefined) {
    throw new SiteError(route, 'has no content; name its element in lib/node/content-root.ts');
  }
  return root;
}
