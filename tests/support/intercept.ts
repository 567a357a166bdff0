import {expect, type Page, type Request, type Route} from '@playwright/test';

/** Collects the addresses that a page asks for from now on. */
export function collectRequests(page: Page, isMeant: IsMeant = () => true): string[] {
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

/** Which of the files that a page loads. */
export type IsMeant = (request: Request) => boolean;

export const isScript: IsMeant = (request) => request.resourceType() === 'script';
export const isStyle: IsMeant = (request) => request.resourceType() === 'stylesheet';

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

const SCRIPTS = '**/assets/js/*.js';

/**
 * Keeps back every script that the page asks for from now on, until released: a slow network
 * whose slowness the test decides.
 *
 * @returns a function that lets all of them through
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let isReleased = false;
  const held: Route[] = [];
  await intercept(page, SCRIPTS, async (route) => {
    if (isReleased) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Lets every script that is asked for from now on fail, except those that `isSpared` names. */
export async function failScripts(
  page: Page,
  isSpared: (name: string) => boolean = () => false,
): Promise<void> {
  await intercept(page, SCRIPTS, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
    return isSpared(name) ? route.continue() : route.abort();
  });
}

/**
 * Answers requests for some files as a host does that has lost them with a new release, until the page is loaded again.
 *
 * @param status of the answer: hosts send their not-found page, or any page as if all were well
 * @returns how often the page was loaded since then
 */
export async function loseFiles(
  page: Page,
  isLost: IsMeant,
  status: 404 | 200,
): Promise<() => number> {
  let loads = 0;
  await intercept(page, '**/*', async (route) => {
    const request = route.request();
    loads += request.isNavigationRequest() ? 1 : 0;
    if (isLost(request) && loads === 0) {
      await route.fulfill({status, contentType: 'text/html', body: '<!doctype html>Not found'});
    } else {
      await route.fallback();
    }
  });
  return () => loads;
}
