import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {identity} from '../../site/identity';
import {DOCS_VERSIONS, routeOf, VERSIONS, type DocsVersion} from '../../site/versions';
import {hasWholeHistory} from '../../lib/node/git-history';
import {sitePages} from '../../lib/node/site-pages';
import {changeFeedOf} from './feed-address.shared';
import {changeFeed, commitsBelow} from './feed';

const titleOf = (version: DocsVersion): string =>
  `${identity.title}: changes of the ${VERSIONS[version].label} docs`;

/**
 * Gives each docs version a feed of what changed in its pages, as Git knows it. Where Git does not know, as in a shallow
 * clone, there is none.
 */
export default function changeFeedsPlugin({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  const versions = hasWholeHistory(siteDir) ? DOCS_VERSIONS : [];
  const home = new URL(baseUrl, siteConfig.url).href;
  let pages = new Map<string, {title: string; address: string}>();
  return {
    name: 'change-feeds',
    async allContentLoaded({allContent}) {
      pages = new Map(
        sitePages(allContent).map(({source, permalink, title = '', frontMatter}) => [
          source.replace(/^@site\//, ''),
          {
            title: typeof frontMatter?.title_meta === 'string' ? frontMatter.title_meta : title,
            address: new URL(permalink, home).href,
          },
        ]),
      );
    },
    injectHtmlTags: () => ({
      headTags: versions.map((version) => ({
        tagName: 'link',
        attributes: {
          rel: 'alternate',
          type: 'application/atom+xml',
          href: baseUrl + changeFeedOf(version),
          title: titleOf(version),
        },
      })),
    }),
    async postBuild({outDir}) {
      for (const version of versions) {
        const address = home + routeOf(version).slice(1);
        const subject = {
          ...{title: titleOf(version), id: address, link: address, language: 'en'},
          ...{author: {name: identity.title}, copyright: identity.title},
          feedLinks: {atom: home + changeFeedOf(version)},
        };
        const feed = changeFeed(subject, commitsBelow(VERSIONS[version].folder, siteDir), pages);
        if (feed !== undefined) {
          await writeFile(path.join(outDir, changeFeedOf(version)), feed);
        }
      }
    },
  };
}
