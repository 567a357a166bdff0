import {expect, test, type Page, type Route} from '@playwright/test';
import {hydrated, open} from '../support/open';
import {saveData} from '../support/quiet';
import {isScript, isStyle, release, type IsGone} from '../support/release';
import {INDEX_FILES, SearchBox, START} from '../support/search';

// A network or a server that fails, a new release, and wrong input.

const NETWORK = 'You might want to check your network connection.';
const NO_ANSWER = 'The search does not answer at the moment.';

/** Errors that nobody caught. */
function collectErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

for (const [state, message, answer] of [
  ['without a network', NETWORK, (route) => route.abort('internetdisconnected')],
  ['missing after a reload', NO_ANSWER, (route) => route.fulfill({status: 404})],
] as [string, string, (route: Route) => Promise<void>][]) {
  test(`an index ${state} is told, and the next query works`, async ({page}) => {
    const errors = collectErrors(page);
    const box = new SearchBox(page);
    await page.route(INDEX_FILES, answer);
    await open(page, START);
    await box.open();
    await box.input.fill('encrypt');
    await expect(box.failure).toBeVisible();
    await expect(box.dialog.getByText(message, {exact: true})).toBeVisible();
    await expect(box.status).toHaveText(`Unable to fetch results. ${message}`);

    await page.unrouteAll();
    await box.fill('encryption');
    await expect(box.failure).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(box.dialog).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test('an index that stalls is told after some seconds, and tried again on demand', async ({
  page,
}) => {
  const box = new SearchBox(page);
  await page.clock.install();
  await page.route(INDEX_FILES, () => undefined);
  await open(page, START);
  await box.open();
  await box.input.fill('encrypt');
  await expect(box.dialog.locator('[data-waiting=true]')).toHaveCount(1);
  await page.clock.fastForward(11_000);
  await expect(box.dialog.getByText(NO_ANSWER, {exact: true})).toBeVisible();
  await page.unrouteAll();
  await box.dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(box.results).not.toHaveCount(0);
});

test('wrong input gets an answer, and the next query works', async ({page}) => {
  const errors = collectErrors(page);
  const box = new SearchBox(page);
  await open(page, START);
  await box.open();
  await box.input.fill('    ');
  await expect(box.dialog.getByText(/^Search guides/)).toBeVisible();
  await box.input.press('Enter');
  await expect(box.status).toBeEmpty();
  for (const text of [
    '<img src=x onerror="alert(1)"><script>alert(1)</script>',
    'a'.repeat(10_000),
  ]) {
    await box.input.fill(text);
    await expect(box.status).toHaveText(/results? for "(?!encryption")/);
    expect(await box.dialog.locator('img, script').count()).toBe(0);
    await box.fill('encryption');
    await expect(box.status).toHaveText(/for "encryption"/);
  }
  expect(errors).toEqual([]);
});

test('no other host hears of a search, and none is prepared for', async ({page, baseURL}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const box = new SearchBox(page);
  await open(page, START);
  await box.search('encrypt');
  await box.area('All').check();
  await expect(box.status).toHaveText(/in all areas$/);
  await box.dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page.getByRole('main').locator('ol a')).not.toHaveCount(0);
  expect([...hosts]).toEqual([baseURL]);
  await expect(page.locator('link:is([rel=preconnect], [rel=dns-prefetch])')).toHaveCount(0);
});

test.describe('a new release, which the page does not know,', () => {
  const isOfIndex: IsGone = (request) => INDEX_FILES.test(request.url());
  const PLACE = `${START}#who-may-read`;

  for (const [what, isGone, status] of [
    ['code', isScript, 404],
    ['style', isStyle, 200],
  ] as const) {
    test(`reloads the page once for the ${what} of the box, which opens with what was typed, and not again`, async ({
      page,
    }) => {
      const box = new SearchBox(page);
      await open(page, PLACE);
      let finish: (() => void) | undefined;
      const until = new Promise<void>((resolve) => (finish = resolve));
      const loads = await release(page, isGone, {status, until});
      await page.keyboard.press('Control+k');
      await page.keyboard.type('encrypt');
      finish!();
      await expect(box.input).toHaveValue('encrypt');
      await expect(box.results).not.toHaveCount(0);
      expect(loads()).toBe(1);
      await expect(page).toHaveURL(PLACE);
      await page.reload();
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await expect(box.input).toHaveValue('');
    });
  }

  test('reloads the page once for the index, and keeps all that was typed', async ({page}) => {
    const box = new SearchBox(page);
    // The box does not load the index before a query.
    await saveData(page);
    await open(page, PLACE);
    await box.open();
    const loads = await release(page, isOfIndex, {status: 200});
    await page.keyboard.type('session signatures', {delay: 80});
    await expect.poll(loads).toBe(1);
    await expect(box.input).toHaveValue('session signatures');
    await expect(box.results).not.toHaveCount(0);
    expect(loads()).toBe(1);
  });

  test('reloads the search page, which keeps its query', async ({page}) => {
    await open(page, '/search');
    const loads = await release(page, isOfIndex, {status: 404});
    await page.getByRole('main').getByRole('searchbox').fill('encrypt');
    await expect(page.getByRole('main').locator('ol a')).not.toHaveCount(0);
    await expect(page).toHaveURL('/search?q=encrypt');
    expect(loads()).toBe(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
