import type {Config, PluginConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import analytics from './features/analytics/plugin';
import {SERVICES} from './features/analytics/services.shared';
import baseUrlBanner from './features/base-url-banner/plugin';
import codeBlocks from './features/code-blocks/plugin';
import {checkVersions} from './pipeline/content/check-versions';
import {markdown} from './pipeline/content/markdown';
import {sectionDocs, versionedDocs} from './pipeline/content/docs-options';
import deferredApp from './pipeline/deferred-app/plugin';
import glossary from './features/glossary/plugin';
import hosting from './hosting/plugin';
import leanBundle from './pipeline/lean-bundle/plugin';
import localNetwork from './features/local-network/plugin';
import markdownTwins from './features/markdown-twins/plugin';
import linkPictures from './features/link-pictures/plugin';
import mcp from './features/mcp/plugin';
import {parseFrontMatter} from './features/page-contract/front-matter';
import pageProjects from './features/page-projects/plugin';
import sampleTypes from './features/sample-types/plugin';
import runAction from './features/run-action/plugin';
import search from './features/search/plugin';
import routeManifest from './checks/routes/plugin';
import sdkFacts from './features/facts/plugin';
import tables from './features/tables/plugin';
import tabs from './features/tabs/plugin';
import tools from './features/tools/plugin';
import {exitOnSiteError} from './lib/node/site-error';
import {readEnvironment} from './lib/node/environment';
import {hasWholeHistory} from './lib/node/git-history';
import {PROJECT_FOLDER} from './lib/node/place';
import {counterpartPairs} from './lib/node/routes';
import {identity} from './site/identity';
import {navigation} from './site/navigation';
import {pageTemplate} from './pipeline/page-template';

const environment = exitOnSiteError(() => {
  checkVersions();
  return readEnvironment(process.env, SERVICES);
});

const themeConfig: UserThemeConfig = {
  ...navigation,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Link previews: tags that all pages share; features/metadata/SiteMetadata.tsx adds those of each page.
  metadata: [
    {property: 'og:type', content: 'website'},
    {property: 'og:site_name', content: identity.title},
    {property: 'og:locale', content: 'en'},
    {property: 'og:image:width', content: '1200'},
    {property: 'og:image:height', content: '630'},
    {
      property: 'og:image:alt',
      content: 'Title of the page, and a ring of key shares with one missing',
    },
    {name: 'twitter:card', content: 'summary_large_image'},
  ],
};

const config: Config = {
  title: identity.title,
  tagline: identity.tagline,
  titleDelimiter: identity.titleDelimiter,
  url: environment.SITE_URL ?? identity.defaultUrl,
  baseUrl: environment.SITE_BASE_URL ?? '/',
  favicon: 'img/logo.svg',
  i18n: {defaultLocale: 'en', locales: ['en']},
  // Broken links only warn here; tests/pages fails on them.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
    parseFrontMatter,
  },
  // features/base-url-banner/plugin.ts shows it on every page, not on the home page alone.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  customFields: {feedbackUrl: environment.FEEDBACK_URL, counterparts: counterpartPairs()},
  future: {v4: true, faster: true},

  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          './features/design/tokens.css',
          './features/design/base.css',
          './features/design/controls.css',
          './features/design/navigation.css',
          './features/design/shell.css',
          './features/design/content.css',
          './features/design/print.css',
          './features/design/application.deferred.css',
        ],
      } satisfies ThemeOptions,
    ],
  ],
  plugins: [
    ...[versionedDocs(), ...sectionDocs()].map((options): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      options,
    ]),
    [
      '@docusaurus/plugin-content-blog',
      {
        ...markdown,
        blogTitle: 'Blog',
        blogDescription: 'Notes on how these docs are written, built and checked.',
        feedOptions: {
          type: ['rss', 'atom'],
          title: `${identity.title} blog`,
          copyright: identity.title,
        },
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'throw',
      } satisfies BlogOptions,
    ],
    ['@docusaurus/plugin-content-pages', {...markdown} satisfies PagesOptions],
    [
      '@docusaurus/plugin-sitemap',
      // Search engines look at the date alone, and only where dates are right.
      {changefreq: null, priority: null, lastmod: hasWholeHistory(PROJECT_FOLDER) ? 'date' : null},
    ],
    codeBlocks,
    sampleTypes,
    pageProjects,
    tables,
    tabs,
    tools,
    runAction,
    sdkFacts,
    glossary,
    routeManifest,
    baseUrlBanner,
    deferredApp,
    leanBundle,
    markdownTwins,
    linkPictures,
    mcp,
    localNetwork,
    (context) => search(context, environment),
    (context) => analytics(context, environment),
    (context) => hosting(context, environment),
  ],
  // In this order; features with a plugin of their own bring theirs.
  clientModules: [
    './pipeline/router.client.ts',
    './features/navigation/close-menu-on-escape.client.ts',
    './features/failures/recover-from-failed-chunk.client.tsx',
    './features/failures/survive-moved-nodes.client.ts',
    './features/search/focus-followed-result.client.ts',
    // In every layout: so it is once in the main file, and not again in each layout's chunk.
    './features/search/ui/SearchBoxProvider.tsx',
  ],
  themeConfig,
};

export default config;
