import {expect, test as setup} from '@playwright/test';
import {buildSite} from './build';
import {CONFIGURED_BUILD} from './configured-build';

setup('the site is built with every service', async () => {
  setup.setTimeout(300_000);
  const {dir, analytics, search} = CONFIGURED_BUILD;
  const {succeeded, output} = await buildSite(
    {
      ANALYTICS_GOOGLE_ID: analytics.googleId,
      ANALYTICS_TAG_MANAGER_ID: analytics.tagManagerId,
      ANALYTICS_PLAUSIBLE_DOMAIN: analytics.siteName,
      ANALYTICS_ON_LOAD_SCRIPT: 'on',
      ALGOLIA_APP_ID: search.appId,
      ALGOLIA_API_KEY: search.apiKey,
      ALGOLIA_INDEX: search.index,
    },
    dir,
  );
  expect(succeeded, output).toBe(true);
});
