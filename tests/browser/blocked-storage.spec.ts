import {expect, test, type Page} from '@playwright/test';
import {failScripts} from '../support/chunks';
import {collectLoads} from '../support/intercept';
import {open, showIntent} from '../support/open';
import {collectProblems} from '../support/problems';
import {SearchBox} from '../support/search';

/** Makes storage throw, as it does where a reader has blocked cookies and site data. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
}

test('with site data blocked, pages, navigation, colour mode and search work, and nothing is remembered', async ({
  page,
}) => {
  await blockStorage(page);
  const problems = collectProblems(page);
  await open(page, '/v3/usecases');
  await page.locator('main').getByRole('link', {name: 'What is Lit Protocol'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What is Lit Protocol');
  await page.getByRole('button', {name: /^Switch between/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const box = new SearchBox(page);
  await box.search('encrypt');
  await box.results.first().click();
  await expect(box.dialog).toBeHidden();
  await box.open();
  await expect(box.recent).toHaveCount(0);
  // Docusaurus says once that it cannot remember.
  expect(
    problems.filter((problem) => !problem.includes('browser storage is not available')),
  ).toEqual([]);
});

test('with site data blocked, a failed chunk reloads the page once and then says so', async ({
  page,
}) => {
  await blockStorage(page);
  const loads = collectLoads(page);
  await failScripts(page, (name) => /^(?:runtime~)?main\./.test(name));
  await page.goto('/v3/usecases');
  await showIntent(page);
  await expect(page.getByRole('alert')).toContainText('ChunkLoadError');
  expect(loads).toHaveLength(2);
});
