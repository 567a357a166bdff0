import {expect, test, type Page} from '@playwright/test';
import {CONFIGURED_BUILD} from '../support/build';
import {HostedService, SERVICE_HOST, type Answer} from '../support/hosted-search';
import {collectRequests} from '../support/intercept';
import {open} from '../support/open';
import {isOfIndex, SearchBox} from '../support/search';

const {appId, apiKey, index} = CONFIGURED_BUILD.search;

const PAGE = '/v3/usecases';
const FOUND = '/v3/sdk/access-control/encryption';

const marked = (text: string): string => `__ais-highlight__${text}__/ais-highlight__`;

const HIT = {
  objectID: FOUND,
  // The site's own address, which is not where the tests serve it.
  url: `https://docs.example.org${FOUND}`,
  docusaurus_tag: 'docs-default-current',
  hierarchy: {lvl0: 'Docs v3', lvl1: 'Encryption of the service', lvl2: null},
  _highlightResult: {hierarchy: {lvl1: {value: `${marked('Encrypt')}ion of the service`}}},
  _snippetResult: {content: {value: `How to ${marked('encrypt')} <b>what</b> you like …`}},
};
const ANSWER = {
  results: [{hits: [HIT], nbHits: 31, facets: {docusaurus_tag: {'docs-default-current': 31}}}],
};
const ANSWERED: Answer = (route) => route.fulfill({json: ANSWER});

let service: HostedService;
let box: SearchBox;

test.beforeEach(async ({page, baseURL}) => {
  service = await HostedService.replace(page, baseURL!, ANSWERED);
  box = new SearchBox(page);
  await open(page, PAGE);
});

/** Parameters of the last request. */
const lastQuery = (): unknown =>
  (service.requests.at(-1)!.postDataJSON() as {requests: unknown[]}).requests[0];

/** Waits until everything that was under way has had its turn on the network. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()));
}

const preconnects = (page: Page) =>
  page.locator('link:is([rel=preconnect], [rel=dns-prefetch])[href*=algolia]');

test('nothing goes to the service but a query, which names what it asks for', async ({page}) => {
  const indexFiles = collectRequests(page, isOfIndex);
  await settle(page);
  await expect(preconnects(page)).toHaveCount(0);

  await box.open();
  await expect(preconnects(page)).toHaveAttribute('href', `https://${appId}-dsn.algolia.net`);
  await settle(page);
  expect(service.requests).toEqual([]);

  await box.fill('encrypt');
  expect(service.requests).toHaveLength(1);
  const [request] = service.requests;
  expect(request!.method()).toBe('POST');
  const {protocol, host, pathname, searchParams} = new URL(request!.url());
  expect(`${protocol}//${host}${pathname}`).toBe(`https://${SERVICE_HOST}/1/indexes/*/queries`);
  expect(Object.fromEntries(searchParams)).toEqual({
    'x-algolia-agent': expect.stringMatching(/^Algolia for JavaScript \(5\./),
    'x-algolia-api-key': apiKey,
    'x-algolia-application-id': appId,
    // New with each request.
    'x-algolia-request-id': expect.any(String),
  });
  expect(lastQuery()).toMatchObject({
    indexName: index,
    query: 'encrypt',
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:docs-default-current']],
    analytics: false,
    clickAnalytics: false,
  });
  expect(indexFiles).toEqual([]);

  await box.area('v2.x.x').check();
  await expect(box.status).toHaveText(/in v2\.x\.x$/);
  expect(lastQuery()).toMatchObject({
    query: 'encrypt',
    facetFilters: ['language:en', ['docusaurus_tag:docs-default-2.0']],
  });
  await box.area('All').check();
  await expect(box.status).toHaveText(/in all areas$/);
  const {optionalFilters} = lastQuery() as {optionalFilters: string[]};
  // All are asked for at once, that of the page preferred.
  expect(optionalFilters[0]).toBe('docusaurus_tag:docs-default-current<score=4>');
});

test('hits are shown with their marks, and open in place', async ({page}) => {
  await box.search('encrypt');
  const [hit] = await box.results.all();
  await expect(box.results).toHaveCount(1);
  await expect(hit!).toContainText('Encryption of the service');
  await expect(hit!).toContainText('How to encrypt <b>what</b> you like …');
  await expect(hit!.locator('mark')).toHaveText(['Encrypt', 'encrypt']);
  await expect(box.status).toHaveText('31 results for "encrypt" in v3.x.x');
  await expect(box.area(/^v3\.x\.x 31$/)).toHaveCount(1);

  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await hit!.click();
  await expect(page).toHaveURL(FOUND);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Encryption');
  await expect(box.dialog).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument') as unknown)).toBe(true);
});

test('the search page asks the service, too', async ({page}) => {
  await open(page, '/search?q=encrypt');
  await expect(page.getByRole('main').locator('ol a')).toHaveAttribute('href', FOUND);
  expect(lastQuery()).toMatchObject({indexName: index, query: 'encrypt', hitsPerPage: 100});
});

test('a service that refuses is told, and the next query works', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  service.answer = (route) => route.fulfill({status: 403, json: {message: 'Invalid API key'}});
  await box.open();
  await box.input.fill('encrypt');
  await expect(box.failure).toBeVisible();

  service.answer = ANSWERED;
  await box.input.fill('encryption');
  await expect(box.results).toHaveAttribute('href', FOUND);
  await expect(box.failure).toHaveCount(0);
  expect(service.queries.at(-1)).toBe('encryption');
  expect(errors).toEqual([]);
});
