import {expect} from '@playwright/test';
import {open, test} from '../support/open';
import {INDEX_FILES, SearchBox, START} from '../support/search';

// Each failure: features/search/failure.test.tsx, embedded.client.test.ts. Files that are gone since a release: failures.spec.ts.
test('an index that does not come is told, and comes with the next query', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
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
  await told('You might want to check your network connection.');
  await page.unrouteAll();
  await page.route(INDEX_FILES, (route) => route.fulfill({status: 404}));
  await box.dialog.getByRole('button', {name: 'Try again'}).click();
  // The page was loaded anew.
  await told('The search does not answer at the moment.');
  await page.unrouteAll();
  await box.fill('encryption');
  await expect(box.failure).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box.dialog).toBeHidden();
  expect(errors).toEqual([]);
});
