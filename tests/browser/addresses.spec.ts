import {expect} from '@playwright/test';
import {hydrated} from '../support/open';
import {collectProblems} from '../support/problems';
import {test} from '../support/quiet';

// Which page an address means: lib/any/find-route.test.ts.

test('an address without a file leads to the page that it means, and does not stay in the history', async ({
  page,
}) => {
  await page.goto('/support');
  for (const [asked, route, title] of [
    ['/V3/usecases.HTML?from=mail#main', '/v3/usecases?from=mail#main', 'Use Cases'],
    ['/docs/intro', '/v2/whatIsLit', 'What is Lit Protocol'],
    ['/v3%2Fusecases', '/v3/usecases', 'Use Cases'],
  ] as const) {
    const response = await page.goto(asked);
    expect(response!.status()).toBe(404);
    await expect(page).toHaveURL(route);
    await expect(page.locator('h1')).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL('/support');
  }
});

test('an address with a file that is not the page’s own becomes that', async ({page, baseURL}) => {
  const problems = collectProblems(page);
  for (const [asked, route, title] of [
    ['/v3/index.html', '/v3/', 'Overview'],
    ['/index.html', '/', 'Keys no one holds. Rules you write.'],
    // Some hosts merge slashes only to find the file.
    ['//v3/usecases//', '/v3/usecases', 'Use Cases'],
  ] as const) {
    await page.goto(`${baseURL}${asked}`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveURL(route);
  }
  expect(problems).toEqual([]);
});

test('an address that names another host, or nothing, is of this site', async ({page, baseURL}) => {
  for (const asked of ['//evil.example', '//docs/no-such', '/\\evil.example', '/v3/%E0%A4%A']) {
    await page.goto(`${baseURL}${asked}`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page not found');
    expect(new URL(page.url()).origin).toBe(baseURL);
  }
});

test('an anchor that cannot be decoded is ignored', async ({page}) => {
  const problems = collectProblems(page);
  await page.goto('/v3/usecases#%');
  await hydrated(page);
  await page.evaluate(() => {
    location.hash = '#100%';
  });
  await page.getByRole('link', {name: 'What is Lit Protocol'}).first().click();
  await expect(page.locator('h1')).toHaveText('What is Lit Protocol');
  expect(problems).toEqual([]);
});
