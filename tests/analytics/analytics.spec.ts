import {expect, test, type Page} from '@playwright/test';
import {CONFIGURED_BUILD} from '../support/build';
import {hydrated} from '../support/open';

const {googleId, tagManagerId, siteName} = CONFIGURED_BUILD.analytics;

const SERVICES = {
  google: `https://www.googletagmanager.com/gtag/js?id=${googleId}`,
  tagManager: `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`,
  plausible: 'https://plausible.io/js/script.outbound-links.js',
};

/** Answers for every host outside, and collects what was asked of them. */
async function collectOutsideRequests(page: Page, baseURL: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({contentType: 'text/javascript', body: ''});
    },
  );
  return asked;
}

/** The page views that Google's tag was told of. */
function pageViews(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[] | undefined) ?? [])
      .map((entry) => Array.from(entry))
      .filter(([command, name]) => command === 'event' && name === 'page_view')
      .map(([, , parameters]) => parameters),
  );
}

async function visitTwoPages(page: Page): Promise<void> {
  await page.goto('/support?from=mail#main');
  await hydrated(page);
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Introduction to the Learning Lab',
  );
}

test('each service is loaded once, and told of every page', async ({page, baseURL}) => {
  const asked = await collectOutsideRequests(page, baseURL!);
  const onLoad = page.waitForRequest(`${baseURL}/onLoad.js`);
  await page.goto('/v3/usecases');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  // To be told, a page that is only read needs no application.
  expect(await page.evaluate(() => 'docusaurus' in window)).toBe(false);
  await onLoad;
  asked.length = 0;
  await visitTwoPages(page);
  expect(asked.sort()).toEqual(Object.values(SERVICES).sort());
  const plausible = page.locator(`script[src="${SERVICES.plausible}"]`);
  await expect(plausible).toHaveAttribute('data-domain', siteName);
  const seen = [
    {page_path: '/support?from=mail#main', page_title: 'Support | Lit Protocol'},
    {
      page_path: '/learningLab/intro',
      page_title: 'Introduction to the Learning Lab | Lit Protocol',
    },
  ];
  await expect.poll(() => pageViews(page)).toEqual(seen);

  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  expect(await pageViews(page)).toEqual(seen);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/support?from=mail#main');
  await expect.poll(() => pageViews(page)).toEqual([...seen, seen[0]]);
});

// Which readers: features/analytics/analytics.test.ts.
test('a reader with Global Privacy Control is not measured', async ({page, baseURL}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}),
  );
  const asked = await collectOutsideRequests(page, baseURL!);
  page.on('request', (request) => {
    if (request.url().endsWith('/onLoad.js')) {
      asked.push(request.url());
    }
  });
  await visitTwoPages(page);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
