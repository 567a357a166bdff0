import {expect, type Page} from '@playwright/test';
import {open, test} from '../support/open';
import {INDEX_FILES, SearchBox, START} from '../support/search';

// A network or a server that fails, and wrong input. Files that are gone since a release: failures.spec.ts.

const NETWORK = 'You might want to check your network connection.';
const NO_ANSWER = 'The search does not answer at the moment.';

/** Errors that nobody caught. */
function collectErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}

// Which failure is told how, and when a query is given up: features/search/ui/failure.test.tsx, embedded.client.test.ts.
test('an index that does not come is told, and comes with the next query', async ({page}) => {
  const errors = collectErrors(page);
  const box = new SearchBox(page);
  const told = async (message: string): Promise<void> => {
    await expect(box.failure).toBeVisible();
    await expect(box.dialog.getByText(message, {exact: true})).toBeVisible();
    await expect(box.status).toHaveText(`Unable to fetch results. ${message}`);
  };
  await page.route(INDEX_FILES, (route) => route.abort('internetdisconnected'));
  await open(page, START);
  await box.open();
  await box.input.fill('encrypt');
  await told(NETWORK);
  await page.unrouteAll();
  await page.route(INDEX_FILES, (route) => route.fulfill({status: 404}));
  await box.dialog.getByRole('button', {name: 'Try again'}).click();
  // The page was loaded anew.
  await told(NO_ANSWER);
  await page.unrouteAll();
  await box.fill('encryption');
  await expect(box.failure).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box.dialog).toBeHidden();
  expect(errors).toEqual([]);
});

test('an index that stalls is told, and tried again on demand', async ({page}) => {
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
