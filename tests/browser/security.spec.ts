import {expect} from '@playwright/test';
import {collectRequests} from '../support/intercept';
import {test} from '../support/open';
import {collectViolations, useEverything} from '../support/policy';

// That each page comes alive under the policy, which all tests are served with: tests/pages/every-page.spec.ts.

test('all that a page does needs no exception of the policy, and no other host', async ({
  page,
  baseURL,
}) => {
  const violations = await collectViolations(page);
  const asked = collectRequests(page, (request) => !request.url().startsWith(baseURL!));
  await useEverything(page);
  expect(violations).toEqual([]);
  expect(asked).toEqual([]);
  await expect(page.locator('link:is([rel=preconnect], [rel=dns-prefetch])')).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
