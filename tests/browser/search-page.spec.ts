import {expect, type Locator, type Page} from '@playwright/test';
import {holdScripts} from '../support/intercept';
import {open, test} from '../support/open';
import {collectProblems} from '../support/problems';

const input = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const results = (page: Page): Locator => page.getByRole('main').locator('ol a');
const count = (page: Page): Locator => page.getByRole('main').getByRole('status');
const area = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('radio', {name});

/** How much of the page has moved since it was opened. */
async function collectShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shifted: 0});
    new PerformanceObserver((list) => {
      for (const {value} of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        Object.assign(window, {shifted: (Reflect.get(window, 'shifted') as number) + value});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted') as number);
}

// Reading and writing of addresses: features/search/query.test.ts.
test('query and area are kept in the address, and Back leads to each search', async ({page}) => {
  await open(page, '/support');
  // As a link of the site would.
  await page.evaluate(() => {
    history.pushState({}, '', '/search');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  // First, so that a phone shows it together with what it can be narrowed to.
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('All');
  await expect(area(page, 'All')).toBeChecked();
  await expect(count(page)).toBeEmpty();
  await input(page).fill('lit');
  await expect(count(page)).toHaveText(/^\d+ results for "lit" in all areas$/);
  for (const name of [/^v3\.x\.x \d+$/, /^v2\.x\.x \d+$/, /^Blog and pages \d+$/]) {
    await expect(area(page, name)).toHaveCount(1);
  }
  await input(page).fill('');
  await input(page).pressSequentially('encrypt');
  await expect(page).toHaveURL('/search?q=encrypt');
  await area(page, 'v2.x.x').check();
  await expect(page).toHaveURL('/search?q=encrypt&area=v2');
  await expect(results(page).first()).toHaveAttribute('href', /^\/v2\//);

  // Loaded, so that the box opens before the page writes its address.
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await input(page).fill('mint');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search?q=mint&area=v2');
  await dialog.getByRole('searchbox').fill('wallet');
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(dialog).toBeHidden();
  await expect(input(page)).toHaveValue('wallet');
  await expect(count(page)).toHaveText(/for "wallet"/);
  await page.reload();
  await expect(input(page)).toHaveValue('wallet');
  await page.goBack();
  await expect(input(page)).toHaveValue('mint');
  await expect(area(page, 'v2.x.x')).toBeChecked();
  await expect(count(page)).toHaveText(/for "mint"/);
  await page.goBack();
  await expect(page).toHaveURL('/support');
});

test('a link to a search shows its results, a hundred of them at most', async ({page}) => {
  const problems = collectProblems(page);
  const shifts = await collectShifts(page);
  await open(page, '/search?utm_source=mail&q=encrypt&area=v3');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(input(page)).toHaveValue('encrypt');
  await expect(area(page, 'v3.x.x')).toBeChecked();
  await expect(count(page)).toHaveText(/^\d+ results for "encrypt" in v3\.x\.x$/);
  await expect(results(page).first()).toHaveAttribute('href', /^\/v3\//);
  await expect(page).toHaveTitle(/^encrypt – search \|/);
  expect(await shifts()).toBeLessThan(0.01);
  await input(page).press('Enter');
  await expect(results(page).first()).toBeFocused();
  await expect(page).toHaveURL('/search?utm_source=mail&q=encrypt&area=v3');

  await area(page, 'All').check();
  await input(page).fill('lit');
  await expect(count(page)).toHaveText(/for "lit" in all/);
  await expect(results(page)).toHaveCount(100);
  await expect(page.getByText('These are the first 100.')).toBeVisible();
  await input(page).fill('wallet');
  await expect(count(page)).toHaveText(/for "wallet"/);
  await expect(results(page).nth(9)).toBeVisible();

  // A result that is followed stays listed until its page is there.
  const release = await holdScripts(page);
  await results(page).nth(9).click();
  await expect(page).not.toHaveURL(/\/search/);
  await expect(input(page)).toHaveValue('wallet');
  await expect(results(page).nth(9)).toBeVisible();
  await release();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(input(page)).toHaveValue('wallet');
  await expect(results(page)).not.toHaveCount(0);
  expect(problems).toEqual([]);
});
