import {expect, test as setup} from '@playwright/test';
import {buildSite} from '../support/build';
import {MEASURED_BUILD} from '../support/measured-build';

setup('the site is built with every analytics service', async () => {
  setup.setTimeout(300_000);
  const {succeeded, output} = await buildSite(
    {
      ANALYTICS_GOOGLE_ID: MEASURED_BUILD.googleId,
      ANALYTICS_TAG_MANAGER_ID: MEASURED_BUILD.tagManagerId,
      ANALYTICS_PLAUSIBLE_DOMAIN: MEASURED_BUILD.siteName,
      ANALYTICS_ON_LOAD_SCRIPT: 'on',
    },
    MEASURED_BUILD.dir,
  );
  expect(succeeded, output).toBe(true);
});
