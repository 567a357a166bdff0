import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildDir} from '../support/site';

// What it suggests for which address: features/base-url-banner/banner.client.test.ts.

test('a wrong base URL is told, and a right one is not', async ({page, baseURL}) => {
  const banner = page.locator('#base-url-banner');
  await page.goto('/v3/usecases');
  await expect(banner).toHaveCount(0);

  // The site, built for "/", as if it stood below another path.
  await page.route(`${baseURL}/**`, (route) => {
    const [, below] = /^\/lit-docs\/(.*)/.exec(new URL(route.request().url()).pathname) ?? [];
    return below === undefined
      ? route.fulfill({status: 404, body: ''})
      : route.fulfill({path: path.join(buildDir, below, 'index.html')});
  });
  for (const asked of ['', 'v3/usecases/']) {
    await page.goto(`/lit-docs/${asked}`);
    await expect(banner.locator('p')).toHaveText([
      'Your Lit Protocol site did not load properly.',
      'A very common reason is a wrong site base URL.',
      'Current configured base URL: /',
      'We suggest trying: /lit-docs/',
    ]);
    await expect(banner).toBeInViewport();
  }
});
