import {pageTree} from '../../markdown-twins/page-tree';
import {areaOfTag} from '../../../lib/any/area-tags';
import {pageTitle, type BuiltPage} from '../../../lib/node/built-pages';
import {SiteError} from '../../../lib/node/site-error';
import type {Area} from '../../../site/versions';
import {pageSections} from './page-sections';
import type {SectionRecord} from '../../../packages/search-engine/sections';

/** Sections that only lead on to other pages, which are found themselves. */
const ONWARD = ['next', 'where-to-go-next', 'next-steps'];

/**
 * Pages that name much and explain it elsewhere: who searches a name wants the page about it first. What such a page
 * alone says, it is still found for.
 */
const WEIGHTS: readonly (readonly [part: string, weight: number])[] = [
  ['/migration/', 0.7],
  ['/glossary', 0.9],
  // Their titles are made of the names of what they only refer to.
  ['/lit-action-conditions', 0.7],
  ['/unified-access-control-conditions', 0.8],
  ['/faq', 0.9],
];

/** How much a page counts when hits are ranked: a longer one has more words by chance. */
function pageWeight(route: string, sections: number): number {
  const weight = WEIGHTS.find(([part]) => route.includes(part))?.[1] ?? 1;
  return Number((weight * ((sections + 5) / 6) ** -0.2).toFixed(3));
}

/** The area of a page. Only pages outside of docs may have a tag that is not known, or none. */
function areaOf(route: string, tag: string): Area {
  const area = areaOfTag(tag);
  if (!area && tag.startsWith('docs-')) {
    throw new SiteError(
      route,
      `no search area has the docusaurus_tag "${tag}"; name it in lib/any/area-tags.ts`,
    );
  }
  return area ?? 'site';
}

/**
 * The sections of a built page, as search finds them. The first one stands for the page as a whole.
 *
 * @param page a page with content of its own, not a list of others
 * @returns nothing for a page that search engines are to leave out as well
 * @throws SiteError if the page has no content where pages have it, or is of docs that no area covers
 */
export function pageRecords(page: BuiltPage): SectionRecord[] {
  const {route, document: $} = page;
  if ($('meta[name="robots"][content*="noindex"]').length > 0) {
    return [];
  }
  const meta = (name: string): string => $(`meta[name="${name}"]`).attr('content') ?? '';
  const tag = meta('docusaurus_tag');
  const area = areaOf(route, tag);
  const sections = pageSections(pageTree(page)).filter(
    ({anchors}) => !anchors.some((anchor) => ONWARD.includes(anchor)),
  );
  return sections.map(({anchors, headings, lines, identifiers}) => ({
    url: anchors.length > 0 ? `${route}#${anchors.at(-1)}` : route,
    area,
    tag,
    language: $('html').attr('lang') ?? '',
    hierarchy: [pageTitle(page), ...headings],
    text: [...(anchors.length > 0 ? [] : [meta('description')]), ...lines]
      .filter(Boolean)
      .join('\n'),
    identifiers: [...identifiers],
    keywords: anchors.length > 0 ? '' : meta('keywords'),
    weight: pageWeight(route, sections.length),
  }));
}
