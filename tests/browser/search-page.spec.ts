import {expect, type Locator, type Page} from '@playwright/test';
import {holdScripts} from '../support/intercept';
import {open, test} from '../support/open';
import {collectProblems} from '../support/problems';

const input = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const results = (page: Page): Locator => page.getByRole('main').locator('ol a');
const count = (page: Page): Locator => page.getByRole('main').getByRole('status');
const area = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('radio', {name});
const more = (page: Page): Locator => page.getByRole('button', {name: 'Show more results'});

test('nothing moves when the results of a link come', async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {shifted: 0});
    new PerformanceObserver((list) => {
      for (const {value} of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        Object.assign(window, {shifted: (Reflect.get(window, 'shifted') as number) + value});
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/search?q=encrypt');
    await expect(results(page)).not.toHaveCount(0);
    await expect(count(page)).toHaveText(/results/);
    const shifted = await page.evaluate(() => Reflect.get(window, 'shifted') as number);
    expect(shifted).toBeLessThan(0.01);
  }
});

// What an address says: features/search/ui/query.test.ts.
test('query and area are kept in the address, and Back leaves the page', async ({page}) => {
  await open(page, '/support');
  // As a link of the site would.
  await page.evaluate(() => {
    history.pushState({}, '', '/search');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(area(page, 'All')).toBeChecked();
  // First, so that a phone shows it together with what it can be narrowed to.
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('All');
  await expect(count(page)).toBeEmpty();
  await expect(results(page)).toHaveCount(0);
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
  await input(page).fill('wallet');
  await expect(page).toHaveURL('/search?q=wallet&area=v2');

  await page.reload();
  await expect(input(page)).toHaveValue('wallet');
  await expect(area(page, 'v2.x.x')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/support');
});

test('Back leads to what was left, and to the place in the list', async ({page}) => {
  await open(page, '/search?area=v3');
  await input(page).fill('session');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/v3\//);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=session&area=v3');
  await expect(input(page)).toHaveValue('session');

  await more(page).click();
  await expect(results(page)).toHaveCount(40);
  await results(page).nth(30).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await results(page).nth(30).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a search of the box replaces what the page shows, until Back', async ({page}) => {
  await open(page, '/search');
  const dialog = page.getByRole('dialog');
  const all = dialog.getByRole('link', {name: /^See all/});
  // Loaded, so that it opens before the page notes the query in its address.
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await input(page).fill('encrypt');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search?q=encrypt');
  await expect(dialog.getByRole('searchbox')).toBeFocused();

  await dialog.getByRole('searchbox').fill('wallet');
  await all.click();
  await expect(dialog).toBeHidden();
  await expect(input(page)).toHaveValue('wallet');
  await expect(count(page)).toHaveText(/for "wallet"/);
  await page.goBack();
  await expect(input(page)).toHaveValue('encrypt');
  await expect(count(page)).toHaveText(/for "encrypt"/);
});

test('a link to a search shows its results, and further ones on demand', async ({page}) => {
  const problems = collectProblems(page);
  await open(page, '/search?utm_source=mail&q=encrypt&area=v3');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(input(page)).toHaveValue('encrypt');
  await expect(area(page, 'v3.x.x')).toBeChecked();
  await expect(count(page)).toHaveText(/^\d+ results for "encrypt" in v3\.x\.x$/);
  await expect(results(page).first()).toHaveAttribute('href', /^\/v3\//);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/encrypt/i);
  await expect(page).toHaveTitle(/^encrypt – search \|/);
  await input(page).press('Enter');
  await expect(results(page).first()).toBeFocused();
  await expect(page).toHaveURL('/search?utm_source=mail&q=encrypt&area=v3');

  await area(page, 'All').check();
  await input(page).fill('lit');
  await expect(count(page)).toHaveText(/for "lit" in all/);
  await expect(results(page)).toHaveCount(20);
  const addresses = () =>
    results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const before = await addresses();
  await more(page).click();
  await expect(results(page)).toHaveCount(40);
  await expect(results(page).nth(20)).toBeFocused();
  const after = await addresses();
  expect(after.slice(0, 20)).toEqual(before);
  expect(new Set(after).size).toBe(40);

  await input(page).fill('encrypt');
  await expect(count(page)).toHaveText(/for "encrypt"/);
  await expect(results(page)).toHaveCount(20);
  await input(page).fill('lit');
  await expect(count(page)).toHaveText(/for "lit"/);
  await expect(input(page)).toBeFocused();
  expect(problems).toEqual([]);
});

test('a result that is followed stays listed until its page is there', async ({page}) => {
  await open(page, '/search?q=wallet&area=v3');
  await expect(results(page)).toHaveCount(20);
  const release = await holdScripts(page);
  await results(page).nth(9).click();
  await expect(page).toHaveURL(/\/v3\//);
  await expect(input(page)).toHaveValue('wallet');
  await expect(results(page)).toHaveCount(20);
  await release();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page).toHaveURL(/\/v3\/[^?]*$/);
});
