import {expect, test} from '@playwright/test';
import {hydrated} from '../support/open';
import {collectProblems} from '../support/problems';
import {serveStatically} from '../support/static-host';

/** Addresses that no file answers to, the page that each means, and that page's h1. */
const MEANT: [asked: string, route: string, title: string][] = [
  ['/v3/usecases.html', '/v3/usecases', 'Use Cases'],
  ['/v3/sdk/installation.html', '/v3/sdk/installation', 'Installation'],
  ['/v2/whatIsLit.html', '/v2/whatIsLit', 'What is Lit Protocol'],
  ['/support.html', '/support', 'Support'],
  ['/ecosystem/community', '/Ecosystem/community', 'Community Resources'],
  ['/Ecosystem/Community', '/Ecosystem/community', 'Community Resources'],
  ['/v2/WHATISLIT', '/v2/whatIsLit', 'What is Lit Protocol'],
  ['/V3/SDK/Installation', '/v3/sdk/installation', 'Installation'],
  ['/learninglab/intro/', '/learningLab/intro', 'Introduction to the Learning Lab'],
  ['/docs/intro', '/v2/whatIsLit', 'What is Lit Protocol'],
  ['/v3/usecases.HTML', '/v3/usecases', 'Use Cases'],
  ['/v3/usecases%20', '/v3/usecases', 'Use Cases'],
  ['/v3%2Fusecases', '/v3/usecases', 'Use Cases'],
];

/** Addresses that a file answers to, though they are not the page's own. */
const ANSWERED: [asked: string, route: string, title: string][] = [
  ['/v3/usecases/index.html', '/v3/usecases', 'Use Cases'],
  ['/v3/index.html', '/v3/', 'Overview'],
  ['/blog/index.html', '/blog', 'Blog'],
  ['/index.html', '/', 'Keys no one holds. Rules you write.'],
  // Some hosts merge slashes only to find the file.
  ['/v3//usecases', '/v3/usecases', 'Use Cases'],
  ['//v3/usecases//', '/v3/usecases', 'Use Cases'],
];

for (const [asked, route, title] of MEANT) {
  test(`${asked} leads to ${route}`, async ({page, baseURL}) => {
    await serveStatically(page, baseURL!);
    const response = await page.goto(asked);
    expect(response!.status()).toBe(404);
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  });
}

for (const [asked, route, title] of ANSWERED) {
  test(`${asked} is answered with ${route}`, async ({page, baseURL}) => {
    const problems = collectProblems(page);
    await serveStatically(page, baseURL!);
    await page.goto(`${baseURL}${asked}`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveURL(route);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://developer.litprotocol.com${route}`,
    );
    expect(problems).toEqual([]);
  });
}

test('query and hash survive the way to the page', async ({page, baseURL}) => {
  await serveStatically(page, baseURL!);
  await page.goto('/V3/usecases?from=mail#main');
  await expect(page).toHaveURL('/v3/usecases?from=mail#main');
});

test('the address without a page does not stay in the history', async ({page, baseURL}) => {
  await serveStatically(page, baseURL!);
  await page.goto('/support');
  await page.goto('/ecosystem/community');
  await expect(page).toHaveURL('/Ecosystem/community');
  await page.goBack();
  await expect(page).toHaveURL('/support');
});

for (const asked of ['//evil.example', '//docs/no-such', '/\\evil.example', '/v3/%E0%A4%A']) {
  test(`${asked} is an address without a page, and of this site`, async ({page, baseURL}) => {
    await serveStatically(page, baseURL!);
    await page.goto(`${baseURL}${asked}`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test('an anchor that cannot be decoded is ignored', async ({page}) => {
  const problems = collectProblems(page);
  await page.goto('/v3/usecases#%');
  await hydrated(page);
  await page.evaluate(() => {
    location.hash = '#100%';
  });
  await page.getByRole('link', {name: 'What is Lit Protocol'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('What is Lit Protocol');
  expect(problems).toEqual([]);
});
