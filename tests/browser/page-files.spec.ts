import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, test as plainTest, type Page} from '@playwright/test';
import {open, test} from '../support/open';

const PAGE = '/v3/recipes/nft-holders-react';
const list = (page: Page) => page.getByRole('dialog', {name: 'All files of this page'});
const files = (page: Page) => page.getByRole('button', {name: 'Files', exact: true});

test('the list of files opens from the first sample, by keyboard too, and closes', async ({
  page,
}) => {
  await open(page, PAGE);
  await expect(files(page)).toHaveCount(1);
  await files(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(files(page)).toBeFocused();
});

test('its command is copied whole, and its package has the files that it lists', async ({page}) => {
  await open(page, PAGE);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await files(page).click();
  await list(page).getByRole('button', {name: 'Copy the commands'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /^npx \S+\/v3\/recipes\/nft-holders-react\.tgz\ncd nft-holders-react && npm install && npm run local$/,
    );
  const names = await list(page).locator('li > code').allTextContents();
  expect(names).toContain('App.tsx');
  const packed = gunzipSync(readFileSync(path.join('build', `${PAGE}.tgz`))).toString('latin1');
  for (const name of names) expect(packed).toContain(`package/project/${name}`);
});

test('links lead to the pages that other files are from, there and in captions', async ({page}) => {
  await open(page, PAGE);
  const caption = page.locator('figcaption', {hasText: 'App.tsx'});
  await expect(caption.getByRole('link', {name: 'lit.ts'})).toHaveAttribute(
    'href',
    '/v3/sdk/installation',
  );
  await files(page).click();
  await list(page).getByRole('link', {name: 'Installation'}).first().click();
  await expect(page).toHaveURL(/\/v3\/sdk\/installation$/);
});

plainTest('without scripts it opens all the same', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(PAGE);
  await files(page).click();
  await expect(list(page)).toBeVisible();
  await list(page).getByText('Set up by hand').click();
  await expect(list(page).getByText('npm create vite')).toBeVisible();
  await page.close();
});
