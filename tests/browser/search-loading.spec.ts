import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';
import {INDEX_FILES, SearchBox} from '../support/search';

const PAGE = '/v3/usecases';

function collectRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

const ofIndex = (addresses: readonly string[]): string[] =>
  addresses.filter((address) => INDEX_FILES.test(address));

/** Waits until everything that was under way has had its turn on the network. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/sitemap.xml').then((response) => response.text()));
}

for (const [intent, show] of Object.entries({
  hovering: (box: SearchBox) => box.button.hover(),
  'the focus': (box: SearchBox) => box.button.focus(),
  'a touch': (box: SearchBox) => box.button.dispatchEvent('touchstart'),
  'the shortcut': (box: SearchBox) => box.page.keyboard.press('Control+k'),
})) {
  test(`nothing of search is loaded before ${intent}, and the index then`, async ({page}) => {
    const addresses = collectRequests(page);
    await open(page, PAGE);
    await settle(page);
    expect(ofIndex(addresses)).toEqual([]);
    await show(new SearchBox(page));
    await expect.poll(() => ofIndex(addresses).length).toBeGreaterThan(0);
  });
}

test('what was loaded is kept', async ({page}) => {
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.search('encrypt');
  await page.keyboard.press('Escape');
  await settle(page);
  const addresses = collectRequests(page);
  await box.search('encryption');
  await settle(page);
  expect(ofIndex(addresses)).toEqual([]);
});

test('a slow or costly connection is left alone until a reader searches', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  const addresses = collectRequests(page);
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.open();
  await settle(page);
  expect(ofIndex(addresses)).toEqual([]);
  await box.input.fill('encrypt');
  await expect(box.results).not.toHaveCount(0);
});

test('no other host hears of a search, and none is prepared for', async ({page, baseURL}) => {
  const addresses = collectRequests(page);
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.search('encrypt');
  await box.area('All').check();
  await expect(box.status).toHaveText(/in all areas$/);
  await box.dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page).toHaveURL('/search?q=encrypt');
  await expect(page.getByRole('main').locator('ol a')).not.toHaveCount(0);
  await settle(page);

  const hosts = new Set(addresses.map((address) => new URL(address).host));
  expect([...hosts]).toEqual([new URL(baseURL!).host]);
  await expect(page.locator('link:is([rel=preconnect], [rel=dns-prefetch])')).toHaveCount(0);
});

/** Scripts that the page has fetched ahead. */
const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

/** Scripts that the page runs. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.initiatorType === 'script')
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js')),
  );

test('the page of a result is fetched for the first one, and for others when they are turned to', async ({
  page,
  context,
}) => {
  const box = new SearchBox(page);
  await open(page, '/v3/usecases');
  await box.search('encrypt');
  // Pages that this one links to are fetched ahead as well.
  const furthest = await box.results.evaluateAll((results: HTMLAnchorElement[]) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a, main a')];
    return results.findLastIndex((result) =>
      links.every(({pathname}) => pathname !== result.pathname),
    );
  });
  const [first, last] = [box.results.first(), box.results.nth(furthest)];
  for (const result of [first, last]) {
    const other = await context.newPage();
    await open(other, (await result.getAttribute('href'))!);
    const common = await scriptsOf(page);
    const own = (await scriptsOf(other)).filter((script) => !common.includes(script));
    await other.close();
    expect(own).not.toEqual([]);

    if (result === last) {
      expect(await prefetched(page)).not.toEqual(expect.arrayContaining(own));
      await result.focus();
    }
    await expect.poll(() => prefetched(page)).toEqual(expect.arrayContaining(own));
  }
});

test('browsers can offer the site as a search engine', async ({page, baseURL}) => {
  await open(page, '/v3/');
  const link = page.locator('head link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const description = await page.request.get((await link.getAttribute('href'))!);
  expect(description.ok()).toBe(true);
  const template = await page.evaluate(
    (xml) =>
      new DOMParser()
        .parseFromString(xml, 'application/xml')
        .querySelector('Url[type="text/html"]')
        ?.getAttribute('template'),
    await description.text(),
  );
  const {pathname, search} = new URL(template!.replace('{searchTerms}', 'encrypt%20a%20string'));
  await page.goto(baseURL! + pathname + search);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('encrypt a string');
  await expect(page.getByRole('main').locator('ol a')).not.toHaveCount(0);
});
