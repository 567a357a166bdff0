import {expect, test, type Page} from '@playwright/test';
import {collectViolations, KINDS_OF_PAGES, read, useEverything} from '../support/policy';

/** Collects what the server's own headers forbid. */
async function collect(page: Page): Promise<string[]> {
  const violations = await collectViolations(page);
  // Files that are not what a page says they are.
  page.on('console', (message) => {
    if (message.type() === 'error' && /integrity|Security Policy/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}

for (const route of KINDS_OF_PAGES) {
  test(`${route} works under the headers of the server`, async ({page}) => {
    const violations = await collect(page);
    await read(page, route);
    expect(violations).toEqual([]);
  });
}

test('all that a page does works under the headers of the server', async ({page}) => {
  const violations = await collect(page);
  await read(page, '/v3/sdk/access-control/encryption');
  await page.locator('a.term').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await useEverything(page);
  expect(violations).toEqual([]);
});
