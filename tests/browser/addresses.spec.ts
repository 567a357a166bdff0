import path from 'node:path';
import {expect} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {hydrated, open, test} from '../support/open';
import {collectProblems} from '../support/problems';
import {buildDir} from '../support/site';

// Which page an address means: lib/any/find-route.test.ts.

test('an address without a file leads to the page that it means', async ({page}) => {
  await page.goto('/support');
  for (const [asked, route, title] of [
    ['/V3/usecases.HTML?from=mail#main', '/v3/usecases?from=mail#main', 'Use Cases'],
    ['/docs/intro', '/v2/whatIsLit', 'What is Lit Protocol'],
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
    ['/index.html', '/', 'Keys no one holds. Rules you write.'],
    // Some hosts merge slashes only to find the file.
    ['//v3/usecases//', '/v3/usecases', 'Use Cases'],
  ] as const) {
    await page.goto(`${baseURL}${asked}`);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveURL(route);
  }
  // An anchor that cannot be decoded is ignored.
  await page.goto('/v3/usecases#%');
  await hydrated(page);
  await page.evaluate(() => {
    location.hash = '#100%';
  });
  await page.getByRole('link', {name: 'What is Lit Protocol'}).first().click();
  await expect(page.locator('h1')).toHaveText('What is Lit Protocol');
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

const ASKED = '/v3/sdk/instalation-guide/encryption?from=mail#part';

test('an unknown address is kept, and the likeliest pages are named', async ({page}) => {
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
  await open(page, '/support');
  for (const asked of ['/blog/qwertz', '/learningLab/qwertz', '/v3/qwertz', '/qwertz']) {
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

// Its texts and suggestions: features/base-url-banner/banner.client.test.ts.

test('a wrong base URL is told, and a right one is not', async ({page, baseURL}) => {
  const banner = page.locator('#base-url-banner');
  await page.goto('/v3/usecases');
  await expect(banner).toHaveCount(0);

  // The site, built for "/", as if it stood below another path.
  await page.route(`${baseURL}/**`, (route) => {
    const [, below] = /^\/lit-docs\/(.*)/.exec(new URL(route.request().url()).pathname) ?? [];
    return below === undefined
      ? route.fulfill({status: 404, body: ''})
      : route.fulfill({path: path.join(buildDir, below, 'index.html')});
  });
  await page.goto('/lit-docs/v3/usecases/');
  await expect(banner).toContainText('We suggest trying: /lit-docs/');
  await expect(banner).toBeInViewport();
});
