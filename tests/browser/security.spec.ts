import {expect, test} from '@playwright/test';
import {collectRequests} from '../support/intercept';
import {open} from '../support/open';
import {collectViolations, useEverything} from '../support/policy';

// That each page comes alive under the policy, which all tests are served with: tests/pages/every-page.spec.ts.

test('wallet button, search, hovers, tabs, copying and navigation need no exception of the policy', async ({
  page,
}) => {
  const violations = await collectViolations(page);
  await useEverything(page);
  expect(violations).toEqual([]);
});

test('nothing is asked of other hosts where no service is configured', async ({page, baseURL}) => {
  const asked = collectRequests(page, (request) => !request.url().startsWith(baseURL!));
  await open(page, '/');
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Introduction to the Learning Lab');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
