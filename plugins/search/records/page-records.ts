import {identity} from '../../../site/identity';
import type {BuiltPage} from '../../shared/built-pages';
import {SiteError} from '../../shared/site-error';
import {areaOfTag} from '../area-tags';
import type {Area} from '../types';
import {pageSections} from './page-sections';
import {pageWeight} from './page-weights';
import type {SectionRecord} from './record';

/** What holds the content of a page: docs pages and posts, single pages, the home page. */
const CONTENT = ['.theme-doc-markdown', 'article > .markdown', 'article.markdown', 'main'];

/** Sections that only lead on to other pages, which are found themselves. */
const ONWARD = ['next', 'where-to-go-next', 'next-steps'];

/** The area of a page. Only pages outside of docs may have a tag that is not known, or none. */
function areaOf(route: string, tag: string): Area {
  const area = areaOfTag(tag);
  if (!area && tag.startsWith('docs-')) {
    throw new SiteError(
      route,
      `no search area has the docusaurus_tag "${tag}"; name it in plugins/search/area-tags.ts`,
    );
  }
  return area ?? 'site';
}

/**
 * The sections of a built page, as search finds them. The first one stands for the page as a whole.
 *
 * @param page a page with content of its own, not a list of others
 * @param kind what the page is
 * @returns nothing for a page that search engines are to leave out as well
 * @throws SiteError if the page has no content where pages have it, or is of docs that no area covers
 */
export function pageRecords({route, document: $}: BuiltPage, kind: string): SectionRecord[] {
  if ($('meta[name="robots"][content*="noindex"]').length > 0) {
    return [];
  }
  const root = CONTENT.find((selector) => $(selector).length > 0);
  if (root === undefined) {
    throw new SiteError(
      route,
      'has no content that search finds; name its element in plugins/search/records/page-records.ts',
    );
  }
  const meta = (name: string): string => $(`meta[name="${name}"]`).attr('content') ?? '';
  const tag = meta('docusaurus_tag');
  // The heading may be the same on several pages ("Overview"); the browser's title is not.
  const title = $('head > title').text().split(` ${identity.titleDelimiter} `)[0]!;
  const area = areaOf(route, tag);
  return pageSections($, root)
    .filter(({anchors}) => !anchors.some((anchor) => ONWARD.includes(anchor)))
    .map(({anchors, headings, text, identifiers}) => ({
      url: anchors.length > 0 ? `${route}#${anchors.at(-1)}` : route,
      area,
      kind,
      tag,
      language: meta('docsearch:language'),
      hierarchy: [title, ...headings],
      text: anchors.length > 0 ? text : `${meta('description')}\n${text}`.trim(),
      identifiers,
      weight: pageWeight(route),
    }));
}
