import type {List, Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {pageTree} from '../../markdown-twins/page-tree';
import {areaOfTag} from '../../../lib/any/area-tags';
import type {PageKind} from '../../../lib/any/page-kinds';
import {isUnlisted, metaOf, pageTitle, type BuiltPage} from '../../../lib/node/built-pages';
import {SiteError} from '../../../lib/node/site-error';
import {CELL_GAP, type SectionRecord} from '../../../packages/search-engine/sections';
import type {Area} from '../../../site/versions';

/** Words with a capital or an underscore inside, names of packages, members and calls. */
const NAME =
  /@[\w-]+\/[\w-]+|(?<=\.)[a-z]\w{2,}|\b[a-z]\w{2,}(?=\()|\b[A-Za-z]+[a-z0-9](?:[A-Z]\w*)|\b\w+_\w+\b|\b[A-Z]{2,}[a-z]\w*/g;

/** Names that code of any subject uses. */
const COMMON = new Set(
  `addEventListener async await catch console const default document entries env error export exports filter for forEach
  from function getElementById import json keys length log map message name parse preventDefault process push querySelector
  require return slice stringify switch then toISOString toString value while window`
    .toLowerCase()
    .split(/\s+/),
);

/** The names in a piece of code that a developer could search for, each once, in the order of the code. */
export function identifiersIn(code: string): string[] {
  const names = (code.match(NAME) ?? []).filter((name) => !COMMON.has(name.toLowerCase()));
  return [...new Set(names)];
}

/** A section of a page: from one heading to the next, or an error of a list. */
interface PageSection {
  /** The headings that lead to it, its own last; empty for the section under the page's title. */
  readonly path: readonly {level: number; heading: string; anchor: string}[];
  /** One block (paragraph, item, row of a table) a line; code blocks are left out. */
  readonly lines: string[];
  readonly identifiers: Set<string>;
}

/** Errors come below all headings. */
const ERROR_LEVEL = 5;

const oneLine = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

/** Cuts a page at its headings with an id, and makes a section of each error. The first stands under the title. */
function pageSections(tree: Root): PageSection[] {
  const sections: PageSection[] = [];
  let path: PageSection['path'] = [];
  const start = (...headed: PageSection['path']): PageSection => {
    path = [...path.filter(({level}) => headed.every((own) => level < own.level)), ...headed];
    const section = {path, lines: [], identifiers: new Set<string>()};
    sections.push(section);
    return section;
  };

  let open = start();
  const walk = (node: Nodes): void => {
    const {anchor, isResult} = node.data ?? {};
    if (node.type === 'heading' && anchor) {
      open = start({level: node.depth, heading: oneLine(node), anchor});
    } else if (node.type === 'listItem' && anchor) {
      const [seen, details] = node.children as [Paragraph, List];
      const error = start({level: ERROR_LEVEL, heading: oneLine(seen), anchor});
      const cells = details.children.map((part) => oneLine(part).replace(/^(?:Cause|Fix): /, ''));
      error.lines.push(cells.join(CELL_GAP));
      // The text below the list belongs to the section around it.
      path = path.slice(0, -1);
    } else if (node.type === 'tableRow') {
      open.lines.push(node.children.map(oneLine).filter(Boolean).join(CELL_GAP));
    } else if (node.type === 'code' && !isResult) {
      identifiersIn(node.value).forEach((name) => open.identifiers.add(name));
    } else if ((node.type === 'paragraph' || node.type === 'heading') && !isResult) {
      open.lines.push(oneLine(node));
    } else if ('children' in node && !isResult) {
      node.children.forEach(walk);
    }
  };
  tree.children.filter((node) => node.type !== 'heading' || node.depth > 1).forEach(walk);
  return sections;
}

/** Sections that only link to other pages, which are in the index themselves, and the list of a page's files. */
const ONWARD = ['next', 'where-to-go-next', 'next-steps', 'all-files'];

/** Recipes and references name much that other pages explain. */
const KIND_WEIGHTS: Readonly<Partial<Record<PageKind, number>>> = {recipe: 0.9, reference: 0.97};

/** The weight of a page when hits are ranked: a longer one has more words by chance. */
function pageWeight(sections: number, kind?: PageKind): number {
  const weight = (kind && KIND_WEIGHTS[kind]) ?? 1;
  return Number((weight * ((sections + 5) / 6) ** -0.2).toFixed(3));
}

/** The area of a page. Pages outside of docs may have an unknown tag, or none. */
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
 * The searchable sections of a built page; none for a page with `noindex`. The first one stands for the whole page.
 *
 * @param kind as in its front matter
 * @throws SiteError if the page has no content where pages have it, or is of docs that no area covers
 */
export function pageRecords(page: BuiltPage, kind?: PageKind): SectionRecord[] {
  const {route, document: $} = page;
  if (isUnlisted(page)) {
    return [];
  }
  const tag = metaOf(page, 'docusaurus_tag');
  const area = areaOf(route, tag);
  const sections = pageSections(pageTree(page)).filter(
    ({path}) => !path.some(({anchor}) => ONWARD.includes(anchor)),
  );
  const title = pageTitle(page);
  const language = $.root().children('html').attr('lang') ?? '';
  return sections.map(({path, lines, identifiers}) => ({
    url: path.length > 0 ? `${route}#${path.at(-1)!.anchor}` : route,
    area,
    tag,
    language,
    hierarchy: [title, ...path.map(({heading}) => heading)],
    text: [path.length > 0 ? '' : metaOf(page, 'description'), ...lines].filter(Boolean).join('\n'),
    identifiers: [...identifiers],
    keywords: path.length > 0 ? '' : metaOf(page, 'keywords'),
    weight: pageWeight(sections.length, kind),
    kind,
  }));
}
