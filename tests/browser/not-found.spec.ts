import {expect, test} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {hydrated, open} from '../support/open';
import {collectProblems} from '../support/problems';
import {STORAGE_KEYS} from '../support/storage';

const ASKED = '/v3/sdk/instalation-guide/encryption?from=mail#part';

test('an unknown address gets 404, is kept, and is told to the reader', async ({page}) => {
  const problems = collectProblems(page);
  const response = await page.goto(ASKED);
  expect(response!.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.locator('main code')).toHaveText('/v3/sdk/instalation-guide/encryption');
  await expect(page).toHaveURL(ASKED);
  await expect(page).toHaveTitle('Page Not Found | Lit Protocol');
  // The browser reports the status of the document; nothing else may be wrong.
  const byTheSite = problems.filter((problem) => !/^404 |status of 404/.test(problem));
  expect(byTheSite).toEqual([]);
});

test('the likeliest pages are named and can be followed', async ({page}) => {
  await page.goto(ASKED);
  await hydrated(page);
  const suggestion = page.locator('main').getByRole('link', {name: 'Encryption'}).first();
  await expect(suggestion).toHaveAttribute('href', '/v3/sdk/access-control/encryption');
  await suggestion.click();
  await expect(page).toHaveURL('/v3/sdk/access-control/encryption');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Encryption');
});

for (const theme of ['light', 'dark']) {
  test(`with suggestions it breaks no rule of axe, ${theme}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.addInitScript(([key, mode]) => localStorage.setItem(key, mode), [
      STORAGE_KEYS.colourMode,
      theme,
    ] as const);
    await page.goto(ASKED);
    await expect(page.getByText('Perhaps you were looking for')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('nonsense gets the main places only', async ({page}) => {
  await page.goto('/qwertz');
  await hydrated(page);
  await expect(page.locator('main code')).toHaveText('/qwertz');
  await expect(page.getByText('Perhaps you were looking for')).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('/');
});

for (const asked of ['/qwertz', '/v3/qwertz', '/learningLab/qwertz', '/blog/qwertz']) {
  test(`${asked} is not found when reached inside the site`, async ({page}) => {
    await open(page, '/support');
    // As a link of the site would.
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, asked);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.locator('main code')).toHaveText(asked);
    await expect(page).toHaveURL(asked);
  });
}

test('without scripts the page still says what is wrong', async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto('/qwertz');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
  await page.close();
});
