import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';

const PAGE = '/v3/migration/changes';

const figure = (page: Page) =>
  page.locator('figure.facts', {hasText: 'Changes of the SDK from 2.2.63 to 3.0.24'});
const shown = (page: Page) => figure(page).locator('tbody tr:visible');
const count = (page: Page) => figure(page).getByRole('status');

test('is found by text, by kind of change and by package, all at once', async ({page}) => {
  await open(page, PAGE);
  const all = await shown(page).count();
  expect(all).toBeGreaterThan(150);
  await expect(count(page)).toHaveText(`${all} changes`);

  await figure(page)
    .getByRole('combobox', {name: /^Package/})
    .selectOption('encryption');
  await figure(page)
    .getByRole('combobox', {name: /^Change/})
    .selectOption('Renamed');
  await expect(count(page)).toHaveText(`3 of ${all} changes`);
  await expect(shown(page).locator('th')).toHaveText([
    'decryptString',
    'decryptZip',
    'decryptFile',
  ]);

  await figure(page).getByLabel('Filter changes').fill('decrypttozip');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('decryptToZip(params: DecryptRequest');
});

test('is a whole table without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(shown(page).filter({hasText: 'EncryptedString'}).first()).toBeVisible();
  expect(await shown(page).count()).toBeGreaterThan(150);
  await expect(figure(page).getByLabel('Filter changes')).toBeHidden();
  await context.close();
});
