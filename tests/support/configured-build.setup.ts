import {expect, test as setup} from '@playwright/test';
import {buildSite} from './build';
import {CONFIGURED_BUILD} from './configured-build';

setup('the site is built with every service', async () => {
  setup.setTimeout(300_000);
  const {dir, variables} = CONFIGURED_BUILD;
  const {succeeded, output} = await buildSite(variables, dir);
  expect(succeeded, output).toBe(true);
});
