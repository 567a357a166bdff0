import {expect, type Page} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/quiet';
import {STORAGE_KEYS, stored} from '../support/storage';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light/});

test.use({colorScheme: 'dark'});

test('is light though the system prefers dark, until the toggle switches it for good', async ({
  page,
}) => {
  await open(page, '/v3/');
  await page.emulateMedia({colorScheme: 'light'});
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, STORAGE_KEYS.colourMode)).toBeNull();
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).not.toBe(light);
  expect(await stored(page, STORAGE_KEYS.colourMode)).toBe('dark');

  await open(page, '/support');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, STORAGE_KEYS.colourMode)).toBe('light');
});

test('the remembered mode stands before the first paint', async ({page}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), STORAGE_KEYS.colourMode);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      // Content is here, so the browser may paint from now on.
      if (document.getElementById('__docusaurus')) {
        Object.assign(window, {themeBeforePaint: document.documentElement.dataset.theme});
        observer.disconnect();
      }
    }).observe(document, {childList: true, subtree: true});
  });
  // Nothing but the HTML's own inline script can have set it.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/v3/');
  const theme = await page.evaluate(() => Reflect.get(window, 'themeBeforePaint') as unknown);
  expect(theme).toBe('dark');
});
