import type {Page} from '@playwright/test';

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
