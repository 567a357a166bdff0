import type {BuiltPage} from '../../shared/built-pages';
import {areaOfTag} from '../area-tags';
import {pageSections} from './page-sections';
import {pageWeight} from './page-weights';
import type {SectionRecord} from './record';

/** What holds the content of a page: docs pages and posts, single pages, the home page. */
const CONTENT = ['.theme-doc-markdown', 'article > .markdown', 'article.markdown', 'main'];

/** Sections that only lead on to other pages, which are found themselves. */
const ONWARD = ['next', 'where-to-go-next', 'next-steps'];

/**
 * The sections of a built page, as search finds them. The first one stands for the page as a whole.
 *
 * @param page a page with content of its own, not a list of others
 * @param kind what the page is
 * @returns nothing for a page that search engines are to leave out as well
 */
export function pageRecords({route, document: $}: BuiltPage, kind: string): SectionRecord[] {
  if ($('meta[name="robots"][content*="noindex"]').length > 0) {
    return [];
  }
  const root = CONTENT.find((selector) => $(selector).length > 0)!;
  const meta = (name: string): string => $(`meta[name="${name}"]`).attr('content') ?? '';
  const tag = meta('docusaurus_tag');
  // The heading may be the same on several pages ("Overview"); the browser's title is not.
  const title = $('head > title').text().split(' | ')[0]!;
  return pageSections($, root)
    .filter(({anchor}) => !ONWARD.includes(anchor))
    .map(({anchor, headings, text, identifiers}) => ({
      url: anchor ? `${route}#${anchor}` : route,
      area: areaOfTag(tag) ?? 'site',
      kind,
      tag,
      language: meta('docsearch:language'),
      hierarchy: [title, ...headings],
      text: anchor ? text : `${meta('description')}\n${text}`.trim(),
      identifiers,
      weight: pageWeight(route),
    }));
}
