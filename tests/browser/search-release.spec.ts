import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../support/open';
import {isScript, isStyle, release, type IsGone} from '../support/release';
import {INDEX_FILES, SearchBox} from '../support/search';

// A page is open while a new release takes the place of the files that it was built with.

const PAGE = '/v3/usecases#who-may-read';

const isOfIndex: IsGone = (request) => INDEX_FILES.test(request.url());

/** The box does not load the index before a query. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });

for (const status of [404, 200] as const) {
  for (const [what, isGone] of [
    ['code', isScript],
    ['style', isStyle],
  ] as const) {
    test(`a box whose ${what} is answered by a page (${status}) opens after one reload, with what was typed`, async ({
      page,
    }) => {
      const box = new SearchBox(page);
      await open(page, PAGE);
      let finish: (() => void) | undefined;
      const until = new Promise<void>((resolve) => (finish = resolve));
      const loads = await release(page, isGone, {status, until});
      await page.keyboard.press('Control+k');
      await page.keyboard.type('encrypt');
      finish!();
      await expect(box.input).toHaveValue('encrypt');
      await expect(box.results).not.toHaveCount(0);
      expect(loads()).toBe(1);
      await expect(page).toHaveURL(PAGE);
    });
  }

  for (const [what, isGone] of [
    ['index', isOfIndex],
    ['worker', isScript],
  ] as const) {
    test(`a box whose ${what} is answered by a page (${status}) is there again after one reload, with all that was typed`, async ({
      page,
    }) => {
      const box = new SearchBox(page);
      await saveData(page);
      await open(page, PAGE);
      await box.open();
      const loads = await release(page, isGone, {status});
      await page.keyboard.type('session signatures', {delay: 80});
      await expect.poll(loads).toBe(1);
      await expect(box.input).toHaveValue('session signatures');
      await expect(box.results).not.toHaveCount(0);
      expect(loads()).toBe(1);
    });
  }
}

test('the search page loads itself anew, and keeps its query', async ({page}) => {
  await open(page, '/search');
  const loads = await release(page, isOfIndex, {status: 404});
  await page.getByRole('main').getByRole('searchbox').fill('encrypt');
  await expect(page.getByRole('main').locator('ol a')).not.toHaveCount(0);
  await expect(page).toHaveURL('/search?q=encrypt');
  expect(loads()).toBe(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('files that stay away reload the page once, and nothing is said of the network', async ({
  page,
}) => {
  const box = new SearchBox(page);
  await open(page, PAGE);
  const loads = await release(page, isOfIndex, {status: 404, isForEver: true});
  await box.open();
  await box.input.fill('encrypt');
  await expect(
    box.dialog.getByText('The search does not answer at the moment.', {exact: true}),
  ).toBeVisible();
  await box.dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(box.dialog.getByRole('button', {name: 'Try again'})).toBeVisible();
  expect(loads()).toBe(1);
});

test('the box is not opened by later loads', async ({page}) => {
  const box = new SearchBox(page);
  await open(page, PAGE);
  await release(page, isScript, {status: 404});
  await page.keyboard.press('Control+k');
  await expect(box.input).toBeFocused();
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(box.input).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box.dialog).toBeHidden();
});
