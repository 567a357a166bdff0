import type {AllContent} from '@docusaurus/types';
import {sitePages} from '../../shared/site-pages';

/**
 * The pages of the site that search shows.
 *
 * @param all what Docusaurus has loaded
 * @returns kind of page by route: the `kind` of its front matter, which docs and posts have, otherwise `page`
 */
export function pageKinds(all: AllContent): Map<string, string> {
  return new Map(
    sitePages(all)
      .filter(({unlisted}) => !unlisted)
      .map(({permalink, frontMatter}) => {
        const kind = frontMatter?.kind;
        return [permalink, typeof kind === 'string' ? kind : 'page'];
      }),
  );
}
