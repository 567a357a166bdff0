import {expect, test} from '@playwright/test';
import {open} from '../support/open';

for (const route of ['/', '/v3/usecases', '/blog', '/support', '/qwertz']) {
  test(`the skip link leads into the content of ${route} before the application runs`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({baseURL, javaScriptEnabled: false});
    await page.goto(route);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
    await page.close();
  });
}

for (const route of ['/', '/v3/usecases', '/blog']) {
  test(`the first Tab on ${route} reaches the skip link, which leads past the shell`, async ({
    page,
  }) => {
    await open(page, route);
    const link = page.getByRole('link', {name: 'Skip to main content'});
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
  });
}
