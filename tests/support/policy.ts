import {expect, type Page} from '@playwright/test';
import {hydrated} from './open';

/** A page with tabs for browsers and Node, and with samples that have types. */
const WITH_TABS = '/v3/sdk/authentication/session-sigs/get-session-sigs';

/** Collects what a Content-Security-Policy forbids on the pages that are opened from now on. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {reportViolation} = window as unknown as {reportViolation: (what: string) => void};
      reportViolation(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

/** Opens a page and waits until React works it. */
async function read(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

/** Uses tabs, colour mode, hovers, copying, menu, search and navigation. */
export async function useEverything(page: Page): Promise<void> {
  await read(page, WITH_TABS);
  await page.getByRole('tab', {name: 'Node'}).first().click();
  await page
    .getByRole('button', {name: /^Switch between/})
    .first()
    .click();
  await page.locator('figure.code[data-types] pre').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', {name: /copy/i}).first().click();
  await page.locator('.navbar .dropdown').hover();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('encrypt');
  await page.getByRole('dialog').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(WITH_TABS);
}
