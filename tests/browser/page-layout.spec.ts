import {expect, test} from '@playwright/test';
import {open} from '../support/open';

const DEEP_PAGE = '/v3/sdk/access-control/encryption';

test('the table of contents lists the headings of levels 2 and 3', async ({page}) => {
  await open(page, '/markdown-page');
  const article = page.locator('main');
  const idsOf = (selector: string) =>
    article.locator(selector).evaluateAll((headings) => headings.map(({id}) => `#${id}`));
  await expect(article.locator('h3[id]').first()).toBeAttached();

  const listed = await page
    .locator('.table-of-contents a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed).toEqual(await idsOf('h2[id], h3[id]'));
});

test('the table of contents shows where the reader is', async ({page}) => {
  await open(page, DEEP_PAGE);
  const last = page.locator('.table-of-contents a').nth(2);
  await last.click();
  await expect(last).toHaveClass(/table-of-contents__link--active/);
});

test('there are no breadcrumbs', async ({page}) => {
  await open(page, DEEP_PAGE);
  await expect(page.getByRole('navigation', {name: /breadcrumb/i})).toHaveCount(0);
  await expect(page.locator('.breadcrumbs')).toHaveCount(0);
});
