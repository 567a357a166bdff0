import type {Config, PluginConfig} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as PagesOptions} from '@docusaurus/plugin-content-pages';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import analytics from './plugins/analytics';
import baseUrlBanner from './plugins/base-url-banner';
import changeFeeds from './plugins/change-feeds';
import codeBlocks from './plugins/code-blocks';
import {markdown, sectionDocs, versionedDocs} from './plugins/content';
import deferredApp from './plugins/deferred-app';
import glossary from './plugins/glossary';
import hosting from './plugins/hosting';
import leanBundle from './plugins/lean-bundle';
import leanInfima from './plugins/lean-infima';
import markdownTwins from './plugins/markdown-twins';
import linkPictures from './plugins/link-pictures';
import mcp from './plugins/mcp';
import {parseFrontMatter} from './plugins/page-contract';
import sampleTypes from './plugins/sample-types';
import search from './plugins/search';
import sequenceDiagrams from './plugins/sequence-diagrams';
import routeManifest from './plugins/route-manifest';
import sdkFacts from './plugins/sdk-facts';
import tables from './plugins/tables';
import tabs from './plugins/tabs';
import {exitOnSiteError} from './plugins/shared/site-error';
import {readEnvironment} from './site/environment';
import {identity} from './site/identity';
import {navigation} from './site/navigation';
import {pageTemplate} from './site/page-template';

const environment = exitOnSiteError(() => readEnvironment());

const themeConfig: UserThemeConfig = {
  ...navigation,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // What all pages say of themselves to services that show links; src/theme/SiteMetadata says what each says.
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
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
    parseFrontMatter,
  },
  // plugins/base-url-banner shows it on every page, not on the home page alone.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  customFields: {feedbackUrl: environment.FEEDBACK_URL},
  future: {v4: true, faster: true},

  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [
          './src/css/tokens.css',
          './src/css/base.css',
          './src/css/shell.css',
          './src/css/content.css',
          './src/css/print.css',
          './src/css/application.late.css',
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
    '@docusaurus/plugin-sitemap',
    codeBlocks,
    sampleTypes,
    sequenceDiagrams,
    tables,
    tabs,
    sdkFacts,
    glossary,
    routeManifest,
    baseUrlBanner,
    deferredApp,
    leanBundle,
    leanInfima,
    markdownTwins,
    changeFeeds,
    linkPictures,
    mcp,
    (context) => search(context, environment),
    (context) => analytics(context, environment),
    (context) => hosting(context, environment),
  ],
  clientModules: [
    './src/clientModules/settleAddress.ts',
    './src/clientModules/closeMenuOnEscape.ts',
    './src/clientModules/recoverFromFailedChunk.tsx',
    './src/clientModules/focusFollowedResult.ts',
    './src/clientModules/restoreScroll.ts',
    './src/clientModules/prefetchWhenIdle.ts',
    // In every layout: so it is once in the main file, and not again in each layout's chunk.
    './src/components/Search/SearchBoxProvider.tsx',
  ],
  themeConfig,
};

export default config;
