import {expect, test, type Page} from '@playwright/test';
import {collectViolations, KINDS_OF_PAGES, POLICY, read, useEverything} from '../support/policy';

/** Serves documents with the policy, and collects what it forbids. */
async function underPolicy(page: Page): Promise<string[]> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.fallback();
    }
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': POLICY};
    return route.fulfill({response, headers});
  });
  return collectViolations(page);
}

for (const route of KINDS_OF_PAGES) {
  test(`${route} works under a strict Content-Security-Policy`, async ({page}) => {
    const violations = await underPolicy(page);
    await read(page, route);
    expect(violations).toEqual([]);
  });
}

test('wallet button, search, hovers, tabs, copying and navigation need no exception', async ({
  page,
}) => {
  const violations = await underPolicy(page);
  await useEverything(page);
  expect(violations).toEqual([]);
});
