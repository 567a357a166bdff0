import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {open} from '../support/open';
import {buildDir} from '../support/site';

const MESSAGE = 'broken on purpose';
const HEADING = '{id:"two-services",';

// The chunk with the content of /v3/what-is-lit is changed on its way: rendering it throws until
// the page is told that it is mended.
test('a page that crashes says so, and trying again shows it once it is mended', async ({page}) => {
  await page.route('**/assets/js/*.js', async (route) => {
    const file = path.join(buildDir, new URL(route.request().url()).pathname);
    const throwing = `{id:(()=>{if(!window.isMended)throw new Error("${MESSAGE}");return "two-services"})(),`;
    const code = await readFile(file, 'utf8');
    const body = code.replaceAll(`${HEADING}children:`, `${throwing}children:`);
    await route.fulfill({contentType: 'text/javascript', body});
  });
  await open(page, '/v3/usecases');
  await page.locator('main').getByRole('link', {name: 'What is Lit Protocol'}).first().click();

  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('This page crashed.');
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();

  const tryAgain = page.getByRole('button', {name: 'Try again', exact: true});
  await tryAgain.click();
  await expect(heading).toHaveText('This page crashed.');

  await page.evaluate(() => Object.assign(window, {isMended: true}));
  await tryAgain.click();
  await expect(heading).toHaveText('What is Lit Protocol');
  await expect(page.locator('#two-services')).toBeVisible();
});
