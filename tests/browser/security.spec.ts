import {expect, test} from '@playwright/test';
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
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!)) {
      asked.push(request.url());
    }
  });
  await open(page, '/');
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Introduction to the Learning Lab');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
