import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {Sidebar} from './routes';

/** A page with content of its own, as its plugin has loaded it; not a list of other pages. */
export interface SitePage {
  permalink: string;
  /** `@site/docs/page.mdx`. */
  source: string;
  frontMatter?: Readonly<Record<string, unknown>>;
  unlisted?: boolean;
  /** Its categories in the sidebar, two at most. */
  group?: string;
  /** Its last change in milliseconds, if the history of the repository has it. */
  lastUpdatedAt?: number | null;
}

/** The ids of a sidebar's docs with their categories, in the reader's order. */
export function groupsOf(
  items: Sidebar,
  above: readonly string[] = [],
): [id: string, group: string | undefined][] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') {
      return [[item.id, above.join(': ') || undefined]];
    }
    if (item.type !== 'category') {
      return [];
    }
    // Deeper categories count as the second one.
    const path = [...above, item.label].slice(0, 2);
    const inside = groupsOf(item.items, path);
    return item.link?.type === 'doc' ? [[item.link.id, path.join(': ')], ...inside] : inside;
  });
}

/** The docs of a version in the order of its sidebar, then those without one. */
function docsOf({docs, sidebars}: LoadedVersion): SitePage[] {
  const groups = new Map(Object.values(sidebars).flatMap((items) => groupsOf(items)));
  const order = [...groups.keys()];
  const positionOf = (id: string): number => (groups.has(id) ? order.indexOf(id) : order.length);
  return docs
    .toSorted((a, b) => positionOf(a.id) - positionOf(b.id))
    .map((page) => ({...page, group: groups.get(page.id)}));
}

/** The loaded content of all instances of a plugin. */
const contentOf = <Content>(all: AllContent, plugin: string): Content[] =>
  Object.values(all[`docusaurus-plugin-content-${plugin}`] ?? {}) as Content[];

/** The pages of docs, blog and single pages. @param all what Docusaurus has loaded */
const sitePages = (all: AllContent): SitePage[] => [
  ...contentOf<DocsContent>(all, 'docs').flatMap(({loadedVersions}) =>
    loadedVersions.flatMap(docsOf),
  ),
  ...contentOf<BlogContent>(all, 'blog').flatMap(({blogPosts}) =>
    blogPosts.map(({metadata}) => metadata),
  ),
  ...contentOf<PagesContent>(all, 'pages').flat(),
];

/** The pages that lists, search and programs are shown, by their address. @param all what Docusaurus has loaded */
export const listedPages = (all: AllContent): ReadonlyMap<string, SitePage> =>
  new Map(
    sitePages(all)
      .filter(({unlisted}) => !unlisted)
      .map((page) => [page.permalink, page]),
  );
