import {expect, type Page, type Request, type Route} from '@playwright/test';

/** Collects the addresses that a page asks for from now on. */
export function collectRequests(
  page: Page,
  isMeant: (request: Request) => boolean = () => true,
): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) {
      addresses.push(request.url());
    }
  });
  return addresses;
}

/** Collects how often the page is loaded from now on, an entry each time. */
export const collectLoads = (page: Page): string[] =>
  collectRequests(page, (request) => request.isNavigationRequest());

export const isScript = (request: Request): boolean => request.resourceType() === 'script';

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
