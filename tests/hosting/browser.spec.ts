import {expect, test as base} from '@playwright/test';
import {collectViolations, KINDS_OF_PAGES, read, useEverything} from '../support/policy';

/** A page under the server's own headers, and what they forbid there. */
const test = base.extend<{violations: string[]}>({
  violations: async ({page}, use) => {
    const violations = await collectViolations(page);
    // Files that are not what a page says they are.
    page.on('console', (message) => {
      if (message.type() === 'error' && /integrity|Security Policy/i.test(message.text())) {
        violations.push(message.text());
      }
    });
    await use(violations);
  },
});

for (const route of KINDS_OF_PAGES) {
  test(`${route} works under the headers of the server`, async ({page, violations}) => {
    await read(page, route);
    expect(violations).toEqual([]);
  });
}

test('wallet button, tabs, hovers, copying and search work under the headers of the server', async ({
  page,
  violations,
}) => {
  await useEverything(page);
  expect(violations).toEqual([]);
});

test('definitions show under the headers of the server', async ({page, violations}) => {
  await read(page, '/v3/sdk/access-control/encryption');
  await page.locator('a.term').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(violations).toEqual([]);
});
