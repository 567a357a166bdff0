import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';

/** What all instances of a content plugin have loaded. */
function contentOf<Content>(all: AllContent, plugin: string): Content[] {
  return Object.values(all[plugin] ?? {}) as Content[];
}

/**
 * The pages of the site that have content of their own: what search shows. Lists of other pages are left out.
 *
 * @param all what Docusaurus has loaded
 * @returns kind of page by route: the `kind` of its front matter, otherwise `post` or `page`
 */
export function pageKinds(all: AllContent): Map<string, string> {
  const docs = contentOf<DocsContent>(all, 'docusaurus-plugin-content-docs')
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap((version) => version.docs)
    .map(({permalink, unlisted, frontMatter}) => ({
      permalink,
      unlisted,
      frontMatter,
      other: 'page',
    }));
  const posts = contentOf<BlogContent>(all, 'docusaurus-plugin-content-blog')
    .flatMap(({blogPosts}) => blogPosts)
    .map(({metadata}) => ({...metadata, other: 'post'}));
  const pages = contentOf<PagesContent>(all, 'docusaurus-plugin-content-pages')
    .flat()
    .map((page) => ({frontMatter: {}, unlisted: false, ...page, other: 'page'}));

  return new Map(
    [...docs, ...posts, ...pages]
      .filter(({unlisted}) => !unlisted)
      .map(({permalink, frontMatter, other}) => {
        const {kind} = frontMatter as {kind?: unknown};
        return [permalink, typeof kind === 'string' ? kind : other];
      }),
  );
}
