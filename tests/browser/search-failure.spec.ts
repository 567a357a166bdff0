import {expect, test, type Page, type Route} from '@playwright/test';
import {intercept} from '../support/intercept';
import {open} from '../support/open';
import {INDEX_FILES, SearchBox, WRONG_INPUT} from '../support/search';

const PAGE = '/v3/usecases';

/** Errors that nobody caught. */
function collectErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'without a network': (route) => route.abort('internetdisconnected'),
  'cut off in the middle': async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({body: body.subarray(0, body.length / 2)});
  },
  missing: (route) => route.fulfill({status: 404, body: 'Not found'}),
  'answered by an error': (route) => route.fulfill({status: 500, body: 'Oops'}),
  'replaced by a page': (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html>'}),
  empty: (route) => route.fulfill({body: ''}),
  'other JSON': (route) => route.fulfill({json: {oops: true}}),
};

for (const [state, answer] of Object.entries(FAILURES)) {
  test(`an index ${state} is told, and the next query works`, async ({page}) => {
    const errors = collectErrors(page);
    const box = new SearchBox(page);
    await page.route(INDEX_FILES, answer);
    await open(page, PAGE);
    await box.open();
    await box.input.fill('encrypt');
    await expect(box.dialog.getByText('Unable to fetch results', {exact: true})).toBeVisible();
    const advice =
      state === 'without a network'
        ? 'You might want to check your network connection.'
        : 'The search does not answer at the moment.';
    await expect(box.dialog.getByText(advice, {exact: true})).toBeVisible();
    await expect(box.status).toHaveText(`Unable to fetch results. ${advice}`);

    await page.unrouteAll();
    await box.input.fill('encryption');
    await expect(box.results).not.toHaveCount(0);
    await expect(box.dialog.getByText('Unable to fetch results', {exact: true})).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(box.dialog).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test('an index that stalls is told after some seconds, and the next try works', async ({page}) => {
  const box = new SearchBox(page);
  await page.clock.install();
  await page.route(INDEX_FILES, () => undefined);
  await open(page, PAGE);
  await box.open();
  await box.input.fill('encrypt');
  await expect(box.dialog.locator('[data-waiting=true]')).toHaveCount(1);
  await page.clock.fastForward(11_000);
  await expect(
    box.dialog.getByText('The search does not answer at the moment.', {exact: true}),
  ).toBeVisible();
  await page.unrouteAll();
  await box.dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(box.results).not.toHaveCount(0);
});

test('a failed search is tried again on demand', async ({page}) => {
  const box = new SearchBox(page);
  await page.route(INDEX_FILES, (route) => route.abort());
  await open(page, PAGE);
  await box.open();
  await box.input.fill('encrypt');
  const again = box.dialog.getByRole('button', {name: 'Try again'});
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(box.results).not.toHaveCount(0);
});

test('an area that fails takes nothing from the others', async ({page}) => {
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.search('encrypt');
  await intercept(page, INDEX_FILES, (route) => route.abort());
  await box.area('v2.x.x').check();
  await expect(box.dialog.getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await box.area('v3.x.x').check();
  await expect(box.results.first()).toHaveAttribute('href', /^\/v3\//);
});

test('wrong input gets an answer, and the next query works', async ({page}) => {
  const errors = collectErrors(page);
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.open();
  const title = await page.title();
  for (const [kind, text] of Object.entries(WRONG_INPUT)) {
    await test.step(kind, async () => {
      await box.input.fill(text);
      await expect(box.status).toHaveText(/results? for "(?!encryption")/);
      await expect(box.results.first().or(box.dialog.getByText('Try searching for'))).toBeVisible();
      expect(await box.dialog.locator('img, script').count()).toBe(0);

      await box.input.fill('encryption');
      await expect(box.status).toHaveText(/for "encryption"/);
      await expect(box.results).not.toHaveCount(0);
      expect(await page.title()).toBe(title);
      expect(errors).toEqual([]);
    });
  }
});

test('spaces alone are no query', async ({page}) => {
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.open();
  await box.input.fill('    ');
  await expect(box.dialog.getByText(/^Search guides/)).toBeVisible();
  await expect(box.status).toBeEmpty();
  await box.input.press('Enter');
  await expect(box.dialog).toBeVisible();
});
