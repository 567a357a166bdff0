import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdScripts} from '../support/chunks';
import {open} from '../support/open';
import {collectProblems} from '../support/problems';
import {INDEX_FILES, WRONG_INPUT} from '../support/search';

const input = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const results = (page: Page): Locator => page.getByRole('main').locator('ol a');
const count = (page: Page): Locator => page.getByRole('main').getByRole('status');
const area = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('radio', {name});
const more = (page: Page): Locator => page.getByRole('button', {name: 'Show more results'});

test('a link to a search shows its results', async ({page}) => {
  const problems = collectProblems(page);
  await open(page, '/search?q=encrypt&area=v3');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(input(page)).toHaveValue('encrypt');
  await expect(area(page, 'v3.x.x')).toBeChecked();
  await expect(count(page)).toHaveText(/^\d+ results for "encrypt" in v3\.x\.x$/);
  await expect(results(page).first()).toHaveAttribute('href', /^\/v3\//);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/encrypt/i);
  expect(problems).toEqual([]);
});

test('a search without an area is one of all areas', async ({page}) => {
  await open(page, '/search?q=lit');
  await expect(area(page, 'All')).toBeChecked();
  // First, so that a phone shows it together with what it can be narrowed to.
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('All');
  await expect(count(page)).toHaveText(/^\d+ results for "lit" in all areas$/);
  for (const name of [/^v3\.x\.x \d+$/, /^v2\.x\.x \d+$/, /^Blog and pages \d+$/]) {
    await expect(page.getByRole('radio', {name})).toHaveCount(1);
  }
});

test('query and filter are kept in the address, and Back leaves the page', async ({page}) => {
  await open(page, '/support');
  // As a link of the site would.
  await page.evaluate(() => {
    history.pushState({}, '', '/search');
    dispatchEvent(new PopStateEvent('popstate'));
  });
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

test('a result that is left at once is found again with Back', async ({page}) => {
  await open(page, '/search?area=v3');
  await input(page).fill('encrypt');
  await results(page).first().click();
  await expect(page).toHaveURL(/\/v3\//);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=encrypt&area=v3');
  await expect(input(page)).toHaveValue('encrypt');
  await expect(results(page)).not.toHaveCount(0);
});

test('Back leads to the place in the list, and to further results', async ({page}) => {
  await open(page, '/search?q=session&area=v3');
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
  await input(page).fill('wallet');
  await expect(count(page)).toHaveText(/for "wallet"/);
  await expect(results(page)).toHaveCount(20);
});

test('the box opens over what was just typed into the page', async ({page}) => {
  await open(page, '/search');
  const dialog = page.getByRole('dialog');
  // Loaded, so that it opens before the page notes the query in its address.
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await input(page).fill('enc');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search?q=enc');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('searchbox').fill('enc');
  await dialog.getByRole('radio', {name: 'All'}).check();
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/search?q=enc');
  await expect(dialog).toBeHidden();
});

test('a search of the box replaces what the page shows', async ({page}) => {
  await open(page, '/search?q=encrypt');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('wallet');
  await dialog.getByRole('link', {name: /^See all/}).click();
  await expect(dialog).toBeHidden();
  await expect(input(page)).toHaveValue('wallet');
  await expect(count(page)).toHaveText(/for "wallet"/);
  await page.goBack();
  await expect(input(page)).toHaveValue('encrypt');
  await expect(count(page)).toHaveText(/for "encrypt"/);
});

test('further results come on demand, and the focus goes to the first of them', async ({page}) => {
  await open(page, '/search?q=lit');
  await expect(results(page)).toHaveCount(20);
  const before = await results(page).evaluateAll((links) =>
    links.map((a) => a.getAttribute('href')),
  );
  await more(page).click();
  await expect(results(page)).toHaveCount(40);
  await expect(results(page).nth(20)).toBeFocused();
  const after = await results(page).evaluateAll((links) =>
    links.map((a) => a.getAttribute('href')),
  );
  expect(after.slice(0, 20)).toEqual(before);
  expect(new Set(after).size).toBe(40);
});

test('the button for further results goes when all are there', async ({page}) => {
  await open(page, '/search?q=cosmos&area=v3');
  await expect(results(page)).toHaveCount(20);
  await expect(count(page)).toHaveText(/^\d+ results/);
  const total = Number(/^\d+/.exec((await count(page).textContent())!)![0]);
  for (let shown = 20; shown < total; shown += 20) {
    await expect(results(page)).toHaveCount(shown);
    await more(page).click();
  }
  await expect(results(page)).toHaveCount(total);
  await expect(more(page)).toHaveCount(0);
});

test('the focus stays in the input when a query with further results comes back', async ({
  page,
}) => {
  await open(page, '/search?q=lit');
  await more(page).click();
  await expect(results(page)).toHaveCount(40);
  await input(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(count(page)).toHaveText(/for "li"/);
  await page.keyboard.press('t');
  await expect(count(page)).toHaveText(/for "lit"/);
  await expect(input(page)).toBeFocused();
});

test('what was found stays when further results do not come, and they can be asked for again', async ({
  page,
}) => {
  await open(page, '/search?q=lit&area=v3');
  await expect(results(page)).toHaveCount(20);
  await page.evaluate(() => {
    // What the worker that searches is sent from now on is lost, as is the worker.
    Worker.prototype.postMessage = () => {
      throw new Error('broken');
    };
  });
  await more(page).click();
  const again = page.getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await expect(results(page)).toHaveCount(20);
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

test('the title names the query', async ({page}) => {
  await open(page, '/search?q=wallet');
  await expect(page).toHaveTitle(/^wallet – search \|/);
});

test('a new query starts with its first results again', async ({page}) => {
  await open(page, '/search?q=lit');
  await more(page).click();
  await expect(results(page)).toHaveCount(40);
  await input(page).fill('encrypt');
  await expect(count(page)).toHaveText(/for "encrypt"/);
  await expect(results(page)).toHaveCount(20);
});

test('Enter and arrows lead to the results', async ({page}) => {
  await open(page, '/search?q=encrypt');
  await expect(results(page)).not.toHaveCount(0);
  await input(page).press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(input(page)).toBeFocused();
});

test('without a query nothing is claimed', async ({page}) => {
  await open(page, '/search');
  await expect(input(page)).toHaveValue('');
  await expect(count(page)).toBeEmpty();
  await expect(results(page)).toHaveCount(0);
});

test('no results are told as in the box', async ({page}) => {
  await open(page, '/search?q=zzqxjk');
  const main = page.getByRole('main');
  await expect(main.getByText('No results for "zzqxjk"', {exact: true})).toBeVisible();
  await expect(main.getByText('Try searching for', {exact: true})).toBeVisible();
  await expect(main.getByText('Believe this query should return results?')).toBeVisible();
  // The line of the count would say it again.
  await expect(main.locator('p[aria-hidden]')).toBeEmpty();
  await main.getByRole('listitem').getByRole('button').first().click();
  await expect(results(page)).not.toHaveCount(0);
});

test('a failure is told as in the box, and the next query works', async ({page}) => {
  await page.route(INDEX_FILES, (route) => route.abort());
  await open(page, '/search?q=encrypt');
  const main = page.getByRole('main');
  await expect(main.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await expect(
    main.getByText('You might want to check your network connection.', {exact: true}),
  ).toBeVisible();
  await page.unrouteAll();
  await input(page).fill('encryption');
  await expect(results(page)).not.toHaveCount(0);
  await expect(main.getByText('Unable to fetch results', {exact: true})).toHaveCount(0);
});

test('wrong input gets an answer, from a link too', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, '/search');
  for (const [kind, text] of Object.entries(WRONG_INPUT)) {
    await test.step(kind, async () => {
      await input(page).fill('');
      await expect(page).toHaveURL('/search');
      await input(page).fill(text);
      await expect(count(page)).toHaveText(/results? for "/);
      await expect(page).toHaveURL(/\?q=/);
      const {href} = new URL(page.url());
      expect(href.length).toBeLessThan(8000);

      await page.goto(href);
      await expect(count(page)).toHaveText(/results? for "/);
      expect(await page.locator('main :is(img, script)').count()).toBe(0);
      expect(errors).toEqual([]);
    });
  }
});

test('an unknown area in a link is all areas', async ({page}) => {
  await open(page, '/search?q=encrypt&area=v9');
  await expect(area(page, 'All')).toBeChecked();
  await expect(results(page)).not.toHaveCount(0);
});

test('without scripts the page says what it needs and leads on', async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto('/search?q=encrypt');
  // Playwright's locators by text leave out what is for readers without scripts.
  const notice = page.locator('main noscript');
  expect(await notice.innerText()).toMatch(/^Search needs JavaScript\./);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  await notice.locator('a[href="/v3/"]').click();
  await expect(page).toHaveURL('/v3/');
  await page.close();
});
