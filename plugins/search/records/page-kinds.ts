import type {AllContent} from '@docusaurus/types';
import {sitePages} from '../../shared/site-pages';

/**
 * The pages of the site that search shows.
 *
 * @param all what Docusaurus has loaded
 * @returns kind of page by route: the `kind` of its front matter, otherwise `post` or `page`
 */
export function pageKinds(all: AllContent): Map<string, string> {
  return new Map(
    sitePages(all)
      .filter(({unlisted}) => !unlisted)
      .map(({permalink, frontMatter, scope}) => {
        const kind = frontMatter?.kind;
        return [permalink, typeof kind === 'string' ? kind : scope === 'blog' ? 'post' : 'page'];
      }),
  );
}
