import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';
import {buildDir} from '../support/site';

const PREFIX = '/lit-docs/';

const banner = (page: Page) => page.locator('#base-url-banner');

/** Opens a page of the site, built for "/", as if it stood below another path. */
async function openMisplaced(page: Page, baseURL: string, asked: string): Promise<void> {
  await page.route(`${baseURL}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname.startsWith(PREFIX)
      ? route.fulfill({path: path.join(buildDir, pathname.slice(PREFIX.length), 'index.html')})
      : route.fulfill({status: 404, body: ''});
  });
  await page.goto(PREFIX + asked);
}

for (const asked of ['', 'v3/', 'v3/usecases', 'v3/usecases/', 'Ecosystem/community']) {
  test(`a wrong base URL is told on ${PREFIX}${asked}`, async ({page, baseURL}) => {
    await openMisplaced(page, baseURL!, asked);
    await expect(banner(page).locator('p')).toHaveText([
      'Your Lit Protocol site did not load properly.',
      'A very common reason is a wrong site base URL.',
      'Current configured base URL: /',
      `We suggest trying: ${PREFIX}`,
    ]);
    await expect(banner(page)).toBeInViewport();
  });
}

test('a healthy page has no banner', async ({page}) => {
  await open(page, '/v3/usecases');
  await expect(banner(page)).toHaveCount(0);
});
