import {expect, type Page, type Route} from '@playwright/test';

const PROBE = '/is-this-intercepted';

/**
 * Routes what a page asks for from now on, also one that is open: Chromium lets a few requests of such a page through
 * after Playwright has said that they are routed (5 of 60 styles in a trial), so this waits for one that is held.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(url, handler);
  if (page.url() === 'about:blank') {
    return;
  }
  let isHeld = false;
  await page.route(`**${PROBE}`, (route) => {
    isHeld = true;
    return route.fulfill();
  });
  await expect
    .poll(async () => {
      await page.evaluate((probe) => fetch(probe), PROBE);
      return isHeld;
    })
    .toBe(true);
  await page.unroute(`**${PROBE}`);
}
