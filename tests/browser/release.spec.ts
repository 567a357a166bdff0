import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../support/open';
import {isScript, isStyle, release, type IsGone} from '../support/release';

// A page is open while a new release takes the place of the files that it was built with. When a page is loaded anew, and
// when not: lib/browser/load-extra.test.tsx. What the search loads then: search-failure.spec.ts.

const PAGE = '/v3/sdk/access-control/encryption';

const TERM = 'a.term';
const SAMPLE = 'figure[data-types] pre';

const popover = (page: Page) => page.getByRole('tooltip');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** The mouse comes to a term or a sample, from which nothing scrolls. */
const pointAt = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('pointerover', {pointerType: 'mouse'});

const isIn =
  (folder: string): IsGone =>
  (request) =>
    request.url().includes(`/assets/${folder}/`);

// Each kind of file, and each answer; both load theirs in one way.
for (const [what, selector, isGone, status] of [
  ['code of types', SAMPLE, isScript, 404],
  ['style of definitions', TERM, isStyle, 200],
  ['text of types', SAMPLE, isIn('types'), 200],
] as const) {
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

    const name = page.locator(`${SAMPLE}:visible .line span`, {hasText: 'LitNodeClient'});
    await expect(async () => {
      await page.locator('h1').hover();
      await (selector === TERM ? page.locator(TERM) : name).first().hover();
      await expect(popover(page)).toBeVisible({timeout: 1000});
    }).toPass();
    await expect(popover(page)).toHaveCSS('position', 'fixed');
    expect(loads()).toBe(1);
  });
}

test('what stays away reloads the page once', async ({page}) => {
  await open(page, PAGE);
  const loads = await release(page, isIn('glossary'), {status: 404, isForEver: true});
  await pointAt(page, TERM);
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  for (let times = 0; times < 2; times += 1) {
    // The page finds out that the network is there, and with it that a file is gone.
    const asking = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.locator('h1').hover();
    await page.locator(TERM).first().hover();
    await asking;
  }
  expect(loads()).toBe(1);
});

test('a page whose content is answered by another page comes after one reload', async ({page}) => {
  await open(page, '/support');
  const loads = await release(page, isScript, {status: 200});
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Introduction to the Learning Lab');
  expect(loads()).toBe(1);
});
