import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../support/open';
import {isScript, isStyle, release, type IsGone} from '../support/release';

// A page is open while a new release takes the place of the files that it was built with.
// What the search loads then: search-release.spec.ts.

const PAGE = '/v3/sdk/access-control/encryption';

const TERM = 'a.term';
const SAMPLE = 'figure[data-types] pre';

const popover = (page: Page) => page.getByRole('tooltip');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** The mouse comes to a term or a sample, from which nothing scrolls. */
const pointAt = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('pointerover', {pointerType: 'mouse'});

/** The page finds out that the network is there, and with it that a file is gone. */
const askingForNetwork = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'HEAD');

const isIn =
  (folder: string): IsGone =>
  (request) =>
    request.url().includes(`/assets/${folder}/`);

for (const [what, selector, isGone] of [
  ['code of definitions', TERM, isScript],
  ['style of definitions', TERM, isStyle],
  ['text of definitions', TERM, isIn('glossary')],
  ['code of types', SAMPLE, isScript],
  ['style of types', SAMPLE, isStyle],
  ['text of types', SAMPLE, isIn('types')],
] as const) {
  for (const status of [404, 200] as const) {
    test(`${what} that is answered by a page (${status}) comes after one reload to the same place`, async ({
      page,
    }) => {
      await open(page, PAGE);
      await page.evaluate(() => scrollTo(0, 1200));
      const loads = await release(page, isGone, {status});
      await pointAt(page, selector);
      await expect.poll(loads).toBe(1);
      await hydrated(page);
      await expect.poll(() => scrolled(page)).toBe(1200);

      await expect(async () => {
        await page.locator('h1').hover();
        await (selector === TERM
          ? page.locator(TERM).first().hover()
          : page
              .locator(`${SAMPLE}:visible .line span`, {hasText: 'LitNodeClient'})
              .first()
              .hover());
        await expect(popover(page)).toBeVisible({timeout: 1000});
      }).toPass();
      await expect(popover(page)).toHaveCSS('position', 'fixed');
      expect(loads()).toBe(1);
    });
  }
}

test('what stays away reloads the page once', async ({page}) => {
  await open(page, PAGE);
  const loads = await release(page, isIn('glossary'), {status: 404, isForEver: true});
  await pointAt(page, TERM);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  for (let times = 0; times < 2; times += 1) {
    const asking = askingForNetwork(page);
    await page.locator('h1').hover();
    await page.locator(TERM).first().hover();
    await asking;
  }
  expect(loads()).toBe(1);
});

test('what was typed is kept, rather than a definition shown', async ({page}) => {
  await open(page, '/v3/resources/supported-chains');
  const filter = page.getByRole('searchbox').first();
  await filter.fill('polygon');
  const loads = await release(page, isScript, {status: 404});
  const asking = askingForNetwork(page);
  await pointAt(page, TERM);
  await asking;
  await expect(filter).toHaveValue('polygon');
  expect(loads()).toBe(0);
});

test('a page whose content is answered by another page comes after one reload', async ({page}) => {
  await open(page, '/support');
  const loads = await release(page, isScript, {status: 200});
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Introduction to the Learning Lab');
  expect(loads()).toBe(1);
});
