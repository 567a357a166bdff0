import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

/** A page with content of its own, as its plugin has loaded it: lists of other pages are none. */
export interface SitePage {
  permalink: string;
  /** `@site/docs/page.mdx`. */
  source: string;
  /** What titles are unique in: a docs version, the blog, the single pages. */
  scope: string;
  /** Undefined for a page that is written in React. */
  title?: string;
  description?: string;
  frontMatter?: Readonly<Record<string, unknown>>;
  unlisted?: boolean;
}

/** What all instances of a content plugin have loaded, by id. */
const contentOf = <Content>(all: AllContent, plugin: string): [string, Content][] =>
  Object.entries(all[`docusaurus-plugin-content-${plugin}`] ?? {}) as [string, Content][];

/** The pages of docs, blog and single pages. @param all what Docusaurus has loaded */
export function sitePages(all: AllContent): SitePage[] {
  const docs = contentOf<DocsContent>(all, 'docs').flatMap(([id, {loadedVersions}]) =>
    loadedVersions.flatMap(({versionName, docs: pages}) =>
      pages.map((page): SitePage => ({...page, scope: `${id}/${versionName}`})),
    ),
  );
  const posts = contentOf<BlogContent>(all, 'blog').flatMap(([, {blogPosts}]) =>
    blogPosts.map(({metadata}): SitePage => ({...metadata, scope: 'blog'})),
  );
  const pages = contentOf<PagesContent>(all, 'pages').flatMap(([, content]) =>
    content.map((page): SitePage => ({...page, scope: 'pages'})),
  );
  return [...docs, ...posts, ...pages];
}
