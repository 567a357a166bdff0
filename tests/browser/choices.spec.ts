import {expect, type Locator, type Page} from '@playwright/test';
import {open, test} from '../support/open';
import {STORAGE_KEYS, stored} from '../support/storage';

// Colour mode, docs version and tabs, which a reader chooses once for all pages.

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /^Switch between dark and light/});

test('the page is light though the system is dark, until the toggle is used', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
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

const dropdown = (page: Page) => page.locator('.navbar__items--right .dropdown');
const shownVersion = (page: Page) => dropdown(page).locator('> a');

test('the dropdown leads to the same page of the other version for good', async ({page}) => {
  await open(page, '/v2/sdk/explanation/installation');
  const badge = page.locator('.theme-doc-version-badge').first();
  await expect(badge).toHaveText('Version: v2.x.x');
  await expect(badge).toBeHidden();
  await expect(page.getByText('In v3: Installation').first()).toBeVisible();
  await shownVersion(page).hover();
  await expect(dropdown(page).getByRole('listitem')).toHaveText([
    /^v3\.x\.x\s*3\.\d+\.\d+, beta, network Cayenne$/,
    /^v2\.x\.x\s*2\.\d+\.\d+, latest release, networks/,
  ]);
  await dropdown(page).getByRole('link', {name: 'v3.x.x'}).click();
  await expect(page).toHaveURL('/v3/sdk/installation');
  await expect(shownVersion(page)).toHaveText('v3.x.x');
  await expect(badge).toHaveText('Version: v3.x.x');
  await expect(page.getByText('In v2: Installation').first()).toBeVisible();
  expect(await stored(page, STORAGE_KEYS.docsVersion)).toBe('current');

  // Outside of the docs it leads back to the version that was chosen.
  await open(page, '/support');
  await expect(shownVersion(page)).toHaveText('v3.x.x');
  await expect(shownVersion(page)).toHaveAttribute('href', '/v3/');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL('/v3/');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the dropdown names the pages that it leads to', async ({page}) => {
    const link = (name: RegExp) => dropdown(page).getByRole('link', {name});
    await page.goto('/v3/sdk/access-control/encryption');
    await shownVersion(page).hover();
    await expect(link(/^v2/)).toHaveAttribute('href', '/v2/sdk/explanation/encryption');
    await expect(link(/^v2/)).toHaveText(/^v2\.x\.x\s*2\.\d+\.\d+, latest release/);
    await expect(link(/^v3/)).toHaveAttribute('href', '/v3/sdk/access-control/encryption');
    const button = (await shownVersion(page).boundingBox())!;
    const menu = (await dropdown(page).getByRole('list').boundingBox())!;
    expect(menu.y).toBeGreaterThanOrEqual(button.y + button.height);
    await page.goto('/support');
    await expect(shownVersion(page)).toHaveText('v2.x.x');
    await expect(shownVersion(page)).toHaveAttribute('href', '/v2/');
  });
});

test('Escape closes the menu, which says where it leads without such a page', async ({page}) => {
  await open(page, '/v3/concepts/aa-x-lit');
  const menu = dropdown(page).getByRole('list');
  await shownVersion(page).hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(0, 400);
  await shownVersion(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(shownVersion(page)).toBeFocused();
  await expect(shownVersion(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();

  await shownVersion(page).hover();
  await dropdown(page).getByRole('link', {name: 'v2.x.x opens the v2 overview'}).click();
  await expect(page).toHaveURL('/v2/');
  const notice = page.getByText('v2.x.x has no page “Account Abstraction x Lit MPC”');
  await expect(notice).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Ecosystem'}).click();
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/v2/');
  await expect(notice).toHaveCount(0);
});

const PAGE = '/v3/sdk/authentication/session-sigs/usage';
const OTHER_PAGE = '/v3/sdk/serverless-signing/quick-start';

const nodeTabs = (page: Page) => page.getByRole('tab', {name: 'Node'});

async function expectNodeChosen(page: Page): Promise<void> {
  await expect(nodeTabs(page)).not.toHaveCount(0);
  for (const tab of await nodeTabs(page).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}

// How they are worked: deferred-app.spec.ts.
test('a choice is that of all tabs of its kind, on all pages', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, PAGE);
  const names = await page
    .getByRole('tablist')
    .evaluateAll((all) => all.map((list) => list.ariaLabel));
  expect(names).toEqual(['Set up a session: runtime', 'Encrypt and decrypt: runtime']);
  await expect(page.getByRole('tabpanel', {name: 'Browser'})).toHaveCount(names.length);
  await expect(nodeTabs(page).first()).toHaveAttribute('aria-selected', 'false');

  // They stand in the caption of their code, beside its name, and an output joins the frame.
  const frame = page.locator('.tabs-container:has(+ .code-output)');
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const list = await boxOf(frame.getByRole('tablist'));
  const name = await boxOf(frame.getByText('app.ts', {exact: true}));
  expect(name.y).toBeGreaterThan(list.y);
  expect(name.y + name.height).toBeLessThan(list.y + list.height);
  for (const tab of await frame.getByRole('tab').all()) {
    await tab.click();
    // Text above may get its height in between.
    await expect(async () => {
      const box = await boxOf(frame);
      const below = await boxOf(page.locator('.tabs-container + .code-output'));
      expect([below.x, below.width]).toEqual([box.x, box.width]);
      expect(below.y).toBeCloseTo(box.y + box.height, 0);
    }).toPass();
  }

  await expectNodeChosen(page);
  await expect(page.getByRole('tabpanel', {name: 'Node'})).toHaveCount(names.length);
  await expect(page.getByRole('tabpanel', {name: 'Browser'})).toHaveCount(0);
  expect(await stored(page, STORAGE_KEYS.runtimeTab)).toBe('node');

  await open(page, OTHER_PAGE);
  await expectNodeChosen(page);
});
