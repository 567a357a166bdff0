import {expect, type Page} from '@playwright/test';
import {open, test} from '../support/open';
import {copied} from '../support/storage';
import {showAll} from '../support/styles';

const CHANGES = '/v3/migration/changes';
const CHAINS = '/v3/resources/supported-chains';
const ERRORS = '/v3/sdk/authentication/auth-sig';

const changes = (page: Page) =>
  page.locator('figure.facts', {hasText: 'Changes of the SDK from 2.2.63 to 3.0.24'});
const shown = (page: Page) => changes(page).locator('[data-groups]:visible');
const filter = (page: Page) => page.getByRole('group', {name: 'Filter changes'});

// How it filters: features/filter/Filter.test.tsx.
test('a list of changes is short, filtered, and its names are whole', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, CHANGES);
  const all = await changes(page).locator('[data-groups]').count();
  expect(all).toBeGreaterThan(150);
  expect(await shown(page).count()).toBeLessThan(all / 3);
  const count = filter(page).getByRole('status');
  await expect(count).toHaveText(`${all} changes`);
  const choose = (label: RegExp, option: string) =>
    filter(page).getByRole('combobox', {name: label}).selectOption(option);
  await choose(/^Package\b/, 'encryption');
  await choose(/^Change\b/, 'Renamed');
  await expect(count).toHaveText(`3 of ${all} changes`);
  await expect(shown(page).locator('summary > span')).toHaveText([
    'decryptString → decryptToString',
    'decryptZip → decryptToZip',
    'decryptFile → decryptToFile',
  ]);
  await filter(page).getByRole('searchbox').fill('decrypttozip');
  await expect(shown(page)).toHaveCount(1);
  await shown(page).locator('summary').click();
  await expect(shown(page).locator('.add')).toContainText('decryptToZip(params: DecryptRequest');
  await filter(page).getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No change in Renamed, encryption matches “zebra”.')).toBeVisible();
  await page.getByRole('button', {name: 'Clear the filter'}).click();
  expect(await shown(page).count()).toBeLessThan(all / 3);

  // A change between releases is one diff block, which copies the later release.
  const figure = page.locator('figure.code', {hasText: 'client-v2.ts → client-v3.ts'});
  await expect(figure.locator('.remove')).toHaveText([/serrano/, /10 nodes/]);
  await expect(figure.locator('.add')).toHaveText([/cayenne/, /3 nodes/]);
  await expect(page.getByRole('tab', {name: 'v2'})).toHaveCount(0);
  await figure.getByRole('button', {name: /^Copy/}).click();
  await expect(figure.getByRole('button', {name: 'Copied'})).toBeVisible();
  const text = await copied(page);
  expect(text).toContain("litNetwork: 'cayenne'");
  expect(text).not.toContain('serrano');

  // Names break between their words.
  for (const width of [1280, 360]) {
    await page.setViewportSize({width, height: 800});
    const broken = await shown(page)
      .locator('summary code')
      .evaluateAll((codes) =>
        codes
          .flatMap((name) => [...name.childNodes])
          .filter((part) => {
            const range = new Range();
            range.selectNodeContents(part);
            return range.getClientRects().length > 1;
          })
          .map(({textContent}) => textContent),
      );
    expect(broken).toEqual([]);
  }
});

test('a table has all on paper, and is entries on a phone', async ({page}) => {
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

  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize({width: 360, height: 800});
  const cell = page.getByRole('table').first().getByRole('cell').first();
  await expect(cell).toBeVisible();
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toContain((await cell.getAttribute('data-label'))!);
});

test('errors are rows of cause and fix, without a layout out of sight', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/v3/sdk/tests');
  const linked = page.locator('#cayenne-node-cosmos-json-error');
  const isLaidOut = () =>
    linked.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
  expect(await isLaidOut()).toBe(false);
  const rows = page.locator('.errors > div:visible');
  const heights = await rows.evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().height).sort((a, b) => a - b),
  );
  expect(heights[0]).toBeGreaterThanOrEqual(44);
  // Three lines.
  expect(heights[heights.length >> 1]).toBeLessThanOrEqual(80);

  const row = rows.filter({has: page.getByText('NodeNotAuthorized', {exact: true})}).first();
  const cause = (await row.locator('dd', {hasText: 'Cause'}).boundingBox())!;
  const fix = (await row.locator('dd', {hasText: 'Fix'}).boundingBox())!;
  expect(fix.y).toBe(cause.y);
  await expect(row.locator('details')).not.toHaveAttribute('open');
  await row.locator('summary').click();
  await expect(row.locator('details')).toHaveAttribute('open');

  const nodes = page.getByRole('group', {name: 'Filter errors'}).last();
  await nodes.getByRole('searchbox').fill('nodenotauthorized');
  await expect(nodes.getByRole('status')).toHaveText(/^1 of \d+ errors$/);

  await page.goto('/v3/sdk/tests#cayenne-node-cosmos-json-error');
  await expect(linked).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
});

test('an error has an address, and its message can be copied', async ({page}) => {
  await page.goto(`${ERRORS}#is-eip-55-address-is-not-a-function`);
  const error = page.locator('.errors > div:has(:target)');
  await expect(error).toBeInViewport();
  await error.getByRole('button', {name: 'Copy message'}).click();
  await expect(error.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await copied(page)).toBe('isEIP55Address is not a function');
});

/** Lines of text in a list of errors that a button or an anchor stands on. */
const covered = (page: Page) =>
  page.locator('.errors > div').evaluateAll((rows) => {
    const texts = document.createRange();
    return rows.flatMap((row) => {
      const controls = [...row.querySelectorAll('dt > :is(button, .hash-link)')].map((control) =>
        control.getBoundingClientRect(),
      );
      return [...row.querySelectorAll('dt > span, dd:not(.meaning)')].flatMap((part) => {
        texts.selectNodeContents(part);
        return [...texts.getClientRects()]
          .filter((line) =>
            controls.some(
              (control) =>
                control.left < line.right &&
                line.left < control.right &&
                control.top < line.bottom &&
                line.top < control.bottom,
            ),
          )
          .map(() => part.textContent);
      });
    });
  });

for (const width of [360, 768, 1280]) {
  test(`the buttons of errors leave their text alone at ${width} px`, async ({browser}, info) => {
    const isPhone = width < 1000;
    const context = await browser.newContext({
      baseURL: info.project.use.baseURL,
      viewport: {width, height: 900},
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    const page = await context.newPage();
    for (const route of ['/v3/sdk/tests', '/v3/sdk/access-control/encryption']) {
      await open(page, route);
      await showAll(page);
      const row = page.locator('.errors > div', {has: page.locator('dt > button')}).first();
      await (isPhone ? row.locator('dt > span').tap() : row.hover());
      await expect(row.locator('button').first()).toHaveCSS('opacity', '1');
      expect(await covered(page)).toEqual([]);
    }
    await context.close();
  });
}
