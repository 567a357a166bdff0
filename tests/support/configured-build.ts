import {buildSite, type BuildResult} from './build';

const analytics = {
  googleId: 'G-TEST123',
  tagManagerId: 'GTM-TEST',
  siteName: 'docs.example.org',
} as const;
const search = {appId: 'TESTAPP123', apiKey: '0123456789abcdef', index: 'lit-docs'} as const;

/** A small site with every service configured that it can be without; see tests/analytics and tests/search-hosted. */
export const CONFIGURED_BUILD = {
  dir: '.cache/site-with-services',
  analytics,
  search,
  /** The environment of the build. */
  variables: {
    ANALYTICS_GOOGLE_ID: analytics.googleId,
    ANALYTICS_TAG_MANAGER_ID: analytics.tagManagerId,
    ANALYTICS_PLAUSIBLE_DOMAIN: analytics.siteName,
    ANALYTICS_ON_LOAD_SCRIPT: 'on',
    ALGOLIA_APP_ID: search.appId,
    ALGOLIA_API_KEY: search.apiKey,
    ALGOLIA_INDEX: search.index,
  },
} as const;

export const buildConfiguredSite = (): Promise<BuildResult> =>
  buildSite(CONFIGURED_BUILD.variables, CONFIGURED_BUILD.dir);
