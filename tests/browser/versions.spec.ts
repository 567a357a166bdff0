import {expect, type Page} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/quiet';
import {STORAGE_KEYS, stored} from '../support/storage';

const dropdown = (page: Page) => page.locator('.navbar__items--right .dropdown');
const shownVersion = (page: Page) => dropdown(page).locator('> a');

test('the dropdown leads to the page of the other version on the same subject, and is remembered', async ({
  page,
}) => {
  await open(page, '/v2/sdk/explanation/installation');
  const badge = page.locator('.theme-doc-version-badge').first();
  await expect(badge).toHaveText('Version: v2.x.x');
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

  await open(page, '/support');
  await expect(dropdown(page)).toHaveCount(0);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs'}).click();
  await expect(page).toHaveURL('/v3/');
});

test('without such a page, the menu says that it leads to the start', async ({page}) => {
  await open(page, '/v3/concepts/aa-x-lit');
  await shownVersion(page).hover();
  await dropdown(page).getByRole('link', {name: 'v2.x.x (start, no such page)'}).click();
  await expect(page).toHaveURL('/v2/');
  const notice = page.getByText('v2.x.x has no page “Account Abstraction x Lit MPC”');
  await expect(notice).toBeVisible();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Ecosystem'}).click();
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/v2/');
  await expect(notice).toHaveCount(0);
});

test('learning lab and ecosystem have sidebars of their own', async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await open(page, '/learningLab/intro');
  await expect(sidebar.getByRole('link').first()).toHaveText('Introduction to the Learning Lab');
  await open(page, '/Ecosystem/community');
  await expect(sidebar.getByRole('link')).toContainText(['Community Resources']);
  await expect(sidebar.getByRole('link', {name: 'Installation'})).toHaveCount(0);
});

test('Escape closes the version menu, opened by hover or by the keyboard', async ({page}) => {
  await open(page, '/v3/');
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
});
