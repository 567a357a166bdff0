import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** A page with content of its own, as its plugin has loaded it: lists of other pages are none. */
export interface SitePage {
  permalink: string;
  /** `@site/docs/page.mdx`. */
  source: string;
  frontMatter?: Readonly<Record<string, unknown>>;
  unlisted?: boolean;
  /** The categories of the sidebar that it stands in, two at most. */
  group?: string;
  /** Its last change in milliseconds, where the history of the repository says so. */
  lastUpdatedAt?: number | null;
}

type Sidebar = LoadedVersion['sidebars'][string];

/** The ids of a sidebar's docs with the categories that they stand in, in the reader's order. */
function groupsOf(
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
    // What stands deeper belongs to the second category.
    const path = [...above, item.label].slice(0, 2);
    const inside = groupsOf(item.items, path);
    return item.link?.type === 'doc' ? [[item.link.id, path.join(': ')], ...inside] : inside;
  });
}

/** The docs of a version in the order of its sidebar, then those that stand in none. */
function docsOf({docs, sidebars}: LoadedVersion): SitePage[] {
  const groups = new Map(Object.values(sidebars).flatMap((items) => groupsOf(items)));
  const order = [...groups.keys()];
  const placeOf = (id: string): number => (groups.has(id) ? order.indexOf(id) : order.length);
  return docs
    .toSorted((a, b) => placeOf(a.id) - placeOf(b.id))
    .map((page) => ({...page, group: groups.get(page.id)}));
}

/** What all instances of a content plugin have loaded. */
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
