import {expect, type Page} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/quiet';
import {copied} from '../support/storage';

const CHANGES = '/v3/migration/changes';
const CHAINS = '/v3/resources/supported-chains';
const ERRORS = '/v3/sdk/authentication/auth-sig';

const changes = (page: Page) =>
  page.locator('figure.facts', {hasText: 'Changes of the SDK from 2.2.63 to 3.0.24'});
const shown = (page: Page) => changes(page).locator('tbody:visible');
const filter = (page: Page) => page.getByRole('group', {name: 'Filter changes'});
const count = (page: Page) => filter(page).getByRole('status');

test('a table is filtered by text and by its groups, all at once', async ({page}) => {
  await open(page, CHANGES);
  const all = await shown(page).count();
  expect(all).toBeGreaterThan(150);
  await expect(count(page)).toHaveText(`${all} changes`);

  await filter(page)
    .getByRole('combobox', {name: /^Package\b/})
    .selectOption('encryption');
  await filter(page)
    .getByRole('combobox', {name: /^Change\b/})
    .selectOption('Renamed');
  await expect(count(page)).toHaveText(`3 of ${all} changes`);
  await expect(shown(page).locator('th')).toHaveText([
    'decryptString',
    'decryptZip',
    'decryptFile',
  ]);

  await filter(page).getByRole('searchbox').fill('decrypttozip');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('decryptToZip(params: DecryptRequest');

  await filter(page).getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No change in Renamed, encryption matches “zebra”.')).toBeVisible();
  await page.getByRole('button', {name: 'Clear the filter'}).click();
  await expect(shown(page)).toHaveCount(all);
});

test('names beside declarations break between their words', async ({page}) => {
  await open(page, CHANGES);
  for (const width of [1100, 1280]) {
    await page.setViewportSize({width, height: 800});
    const broken = await shown(page)
      .locator('th code')
      .evaluateAll((names) =>
        names
          .flatMap((name) => [...name.childNodes])
          .filter((part) => {
            const range = new Range();
            range.selectNodeContents(part);
            return range.getClientRects().length > 1;
          })
          .map(({textContent}) => textContent),
      );
    expect(broken).toEqual([]);
    const room = await changes(page)
      .locator('table')
      .evaluate((table) => table.parentElement!.clientWidth - table.clientWidth);
    expect(room).toBe(0);
  }
});

test('rows out of sight have no layout until a link leads to one of them', async ({page}) => {
  const row = page.locator('#cayenne-node-cosmos-json-error');
  const isLaidOut = () =>
    row.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
  await open(page, '/v3/sdk/tests');
  expect(await isLaidOut()).toBe(false);
  await page.goto('/v3/sdk/tests#cayenne-node-cosmos-json-error');
  await expect(row).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a table is whole, and what is folded below its rows opens', async ({page}) => {
    await page.goto(CHANGES);
    expect(await shown(page).count()).toBeGreaterThan(150);
    await expect(filter(page)).toBeHidden();

    await page.goto(CHAINS);
    const row = page.locator('tbody', {hasText: 'chronicleTestnet'}).first();
    await expect(row.getByText('https://chain-rpc.litprotocol.com/http')).toBeHidden();
    await row.locator('summary').click();
    await expect(row.getByText('https://chain-rpc.litprotocol.com/http')).toBeVisible();
  });
});

test('what is folded below rows is on paper, and the head stays at the edge of the window', async ({
  page,
}) => {
  await open(page, CHAINS);
  const row = page.locator('tbody', {hasText: 'chronicleTestnet'}).first();
  await row.scrollIntoViewIfNeeded();
  const head = page.locator('main thead th').first();
  await expect(head).toBeInViewport();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 20));
    await expect(navbar).not.toBeInViewport({timeout: 1000});
  }).toPass();
  expect(await head.evaluate((cell) => cell.getBoundingClientRect().top)).toBe(0);
  await page.emulateMedia({media: 'print'});
  await expect(row.locator('dd').first()).toBeVisible();
});

test('on a phone, rows are entries whose cells say what they are, and stay a table', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto(CHAINS);
  const cell = page.getByRole('table').first().getByRole('cell').first();
  await expect(cell).toBeVisible();
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toContain((await cell.getAttribute('data-label'))!);
});

test('errors are rows of cause and fix, of which a whole code finds one', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/v3/sdk/tests');
  const rows = page.locator('.errors > div:visible');
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height).sort((a, b) => a - b),
  );
  expect(heights[0]).toBeGreaterThanOrEqual(44);
  expect(heights[heights.length >> 1]).toBeLessThanOrEqual(64);

  const row = rows.filter({has: page.getByText('NodeNotAuthorized', {exact: true})}).first();
  const [cause, fix] = await Promise.all(
    ['Cause', 'Fix'].map((label) => row.locator('dd', {hasText: label}).boundingBox()),
  );
  expect(fix!.y).toBe(cause!.y);
  await expect(row.locator('details')).not.toHaveAttribute('open');
  await row.locator('summary').click();
  await expect(row.locator('details')).toHaveAttribute('open');

  const nodes = page.getByRole('group', {name: 'Filter errors'}).last();
  await nodes.getByRole('searchbox').fill('nodenotauthorized');
  await expect(nodes.getByRole('status')).toHaveText(/^1 of \d+ errors$/);
  await nodes.getByRole('searchbox').fill('authorized');
  await expect(nodes.getByRole('status')).not.toHaveText(/^1 of /);
});

test('what changes between releases is one difference, which copies the later one', async ({
  page,
}) => {
  await open(page, CHANGES);
  const figure = page.locator('figure.code', {hasText: 'client-v2.ts → client-v3.ts'});
  await expect(figure.locator('.remove')).toHaveText([/serrano/, /10 nodes/]);
  await expect(figure.locator('.add')).toHaveText([/cayenne/, /3 nodes/]);
  await expect(page.getByRole('tab', {name: 'v2'})).toHaveCount(0);
  await figure.getByRole('button', {name: /^Copy/}).click();
  await expect(figure.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await copied(page);
  expect(text).toContain("litNetwork: 'cayenne'");
  expect(text).not.toContain('serrano');
});

test('an error has an address, and its message can be copied', async ({page}) => {
  await open(page, `${ERRORS}#is-eip-55-address-is-not-a-function`);
  const error = page.locator('.errors > div:has(:target)');
  await expect(error).toBeInViewport();
  await error.getByRole('button', {name: 'Copy message'}).click();
  await expect(error.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await copied(page);
  expect(text).toBe('isEIP55Address is not a function');
});
