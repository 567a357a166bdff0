import {expect, type Page} from '@playwright/test';
import {holdScripts} from '../support/chunks';
import {hydrated, open} from '../support/open';
import {test} from '../support/quiet';

const heading = (page: Page) => page.getByRole('heading', {level: 1});
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('the old page stays until the next one is loaded', async ({page}) => {
  await open(page, '/support');
  const release = await holdScripts(page);
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page).toHaveURL('/learningLab/intro');
  await expect(heading(page)).toHaveText('Support');

  await release();
  await expect(heading(page)).toHaveText('Introduction to the Learning Lab');
});

test('a link shows the next page from its top', async ({page}) => {
  await open(page, '/v3/sdk/access-control/encryption');
  const next = page.locator('.pagination-nav__link').last();
  await next.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(1000);
  const address = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(address!);
  await expect(heading(page)).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link with a hash shows the next page from there', async ({page}) => {
  await open(page, '/v2/');
  const link = page.locator('article .markdown a[href^="/v2/"][href*="#"]:not(.hash-link)').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(address!);
  await expect(page.locator(address!.slice(address!.indexOf('#')))).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('a hash on the first load shows the page from there', async ({page}) => {
  await open(page, '/v3/sdk/access-control/encryption');
  const hash = await page.locator('.table-of-contents a').last().getAttribute('href');
  await page.goto('about:blank');
  await open(page, `/v3/sdk/access-control/encryption${hash}`);
  await expect(page.locator(hash!)).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(0);
});

test('going back returns to the place on the page, also after a reload and with content that comes late', async ({
  page,
}) => {
  await open(page, '/v3/sdk/access-control/encryption');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('link', {name: 'Installation', exact: true}).first().click();
  await expect(heading(page)).toHaveText('Installation');
  await page.reload();
  await hydrated(page);
  const release = await holdScripts(page);
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/v3/sdk/access-control/encryption');
  await release();
  await expect(heading(page)).toHaveText('Encryption');
  await expect.poll(() => scrolled(page)).toBe(1500);
});
