import {test as base, type BrowserContext, type Page} from '@playwright/test';

/** Does what shows that a reader wants more than to read, and nothing else. */
export const showIntent = (page: Page): Promise<void> => page.keyboard.press('Shift');

/** Waits until React works the page, which it does once a reader wants more than to read. */
export async function hydrated(page: Page): Promise<void> {
  await showIntent(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens an address of the site and waits until React works the page. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Makes readers save data: pages then fetch nothing ahead, which takes a third of the time of opening one. */
export const saveData = (context: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );

/** For tests that have nothing to do with what pages fetch ahead. */
export const test = base.extend({
  context: async ({context}, use) => {
    await saveData(context);
    await use(context);
  },
});
