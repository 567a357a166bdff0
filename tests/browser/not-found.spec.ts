import {expect} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {hydrated, open} from '../support/open';
import {collectProblems} from '../support/problems';
import {test} from '../support/quiet';

const ASKED = '/v3/sdk/instalation-guide/encryption?from=mail#part';

test('an unknown address gets 404 and is kept, and the likeliest pages are named', async ({
  page,
}) => {
  const problems = collectProblems(page);
  const response = await page.goto(ASKED);
  expect(response!.status()).toBe(404);
  await hydrated(page);
  const title = page.getByRole('heading', {level: 1});
  await expect(title).toHaveText('Page not found');
  await expect(page.locator('main code')).toHaveText('/v3/sdk/instalation-guide/encryption');
  await expect(page).toHaveURL(ASKED);
  await expect(page).toHaveTitle('Page Not Found | Lit Protocol');
  await expect(page.getByText('Perhaps you were looking for')).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  // The browser reports the status of the document; nothing else may be wrong.
  expect(problems.filter((problem) => !/^404 |status of 404/.test(problem))).toEqual([]);

  const suggestion = page.locator('main').getByRole('link', {name: 'Encryption'}).first();
  await expect(suggestion).toHaveAttribute('href', '/v3/sdk/access-control/encryption');
  await suggestion.click();
  await expect(page).toHaveURL('/v3/sdk/access-control/encryption');
  await expect(title).toHaveText('Encryption');
});

test('nonsense gets the main places only, also when reached inside the site', async ({page}) => {
  for (const asked of ['/blog/qwertz', '/learningLab/qwertz', '/v3/qwertz', '/qwertz']) {
    await open(page, '/support');
    // As a link of the site would.
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, asked);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.locator('main code')).toHaveText(asked);
    await expect(page).toHaveURL(asked);
  }
  await expect(page.getByText('Perhaps you were looking for')).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('/');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the page still says what is wrong', async ({page}) => {
    await page.goto('/qwertz');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
  });
});
