import {expect, test as setup} from '@playwright/test';
import {buildConfiguredSite} from './build';

setup('the site is built with every service', async () => {
  // The whole check builds it beside other work.
  setup.skip(Boolean(process.env.CONFIGURED_SITE_IS_BUILT));
  setup.setTimeout(300_000);
  const {succeeded, output} = await buildConfiguredSite();
  expect(succeeded, output).toBe(true);
});
