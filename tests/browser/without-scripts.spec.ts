import {expect} from '@playwright/test';
import {test} from '../support/open';

// Each part of the site for readers without scripts.

test.use({javaScriptEnabled: false});

const LONG = '/v3/sdk/access-control/jwt-auth';

test('samples say what became of them with their own release, and nothing of types', async ({
  page,
}) => {
  const proofs = page.locator('.proof');
  await page.goto('/v2/sdk/explanation/installation');
  await expect(proofs.filter({hasText: '2.2.63'}).first()).toBeVisible();
  await expect(proofs.filter({hasText: '3.0.24'})).toHaveCount(0);
  await page.goto('/v3/sdk/access-control/encryption');
  await expect(proofs.filter({hasText: 'Checked against 3.0.24'}).first()).toBeVisible();
  const figure = page.locator('figure[data-types]:visible').first();
  await figure.locator('pre').focus();
  await expect(figure).not.toContainText('types');
});

test('code is highlighted, and long blocks are whole', async ({page}) => {
  await page.goto(LONG);
  const block = page
    .locator('figure.code')
    .filter({has: page.locator('.folded')})
    .first();
  const hidden = await block
    .locator('pre')
    .evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
  expect(hidden).toBe(0);
  await expect(block.locator('button:visible')).toHaveCount(0);
  const colours = await block
    .locator('.line span')
    .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
  expect(colours.length).toBeGreaterThan(2);
});

test('the glossary has letters and all terms', async ({page}) => {
  await page.goto('/v3/resources/glossary');
  const letters = page.getByRole('navigation', {name: 'Terms by letter'});
  await letters.getByRole('link', {name: 'W', exact: true}).click();
  await expect(page).toHaveURL(/#w[\w-]+$/);
  await expect(page.getByRole('heading', {name: /^AuthSig/})).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('a table is whole, and what is folded below its rows opens', async ({page}) => {
  await page.goto('/v3/migration/changes');
  const changes = page.locator('figure.facts', {hasText: 'Changes of the SDK from'});
  const names = changes.locator('[data-groups]');
  expect(await names.count()).toBeGreaterThan(150);
  await expect(names.last()).toBeHidden();
  await changes.locator('.names > details > summary').last().click();
  await expect(names.last()).toBeVisible();
  await expect(page.getByRole('group', {name: 'Filter changes'})).toBeHidden();

  await page.goto('/v3/resources/supported-chains');
  const row = page.locator('tbody', {hasText: 'chronicleTestnet'}).first();
  await expect(row.getByText('https://chain-rpc.litprotocol.com/http')).toBeHidden();
  await row.locator('summary').click();
  await expect(row.getByText('https://chain-rpc.litprotocol.com/http')).toBeVisible();
});

test('a tool shows its example', async ({page}) => {
  await page.goto(LONG);
  const tool = page.getByRole('region', {name: 'Token inspector'});
  await expect(tool).toContainText('The holder of this key has signed it.');
  await expect(tool.getByRole('button')).toBeHidden();
});

test('the search page says what it needs and leads on', async ({page}) => {
  await page.goto('/search?q=encrypt');
  // Playwright's locators by text leave out what is for readers without scripts.
  const notice = page.locator('main noscript');
  expect(await notice.innerText()).toMatch(/^Search needs JavaScript\./);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  await notice.locator('a[href="/v3/"]').click();
  await expect(page).toHaveURL('/v3/');
});

test('the links of the menu stand above the page on a phone', async ({page}) => {
  await page.goto('/v3/usecases');
  const navbar = page.getByRole('navigation', {name: 'Main'});
  for (const width of [320, 500]) {
    await page.setViewportSize({width, height: 800});
    for (const name of ['Docs', 'Learning Lab', 'Ecosystem', 'v3.x.x']) {
      await expect(navbar.getByText(name, {exact: true}).first()).toBeInViewport();
    }
    for (const name of ['Search docs', 'Toggle navigation bar']) {
      await expect(page.getByRole('button', {name})).toBeHidden();
    }
    const above = (await navbar.boundingBox())!;
    const below = (await page.locator('main').boundingBox())!;
    const links = await navbar
      .locator('a:visible')
      .evaluateAll((all) => Math.max(...all.map((link) => link.getBoundingClientRect().bottom)));
    expect(links).toBeLessThanOrEqual(above.y + above.height);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  }
});

test('the skip link leads into the content, also of a page that is not there', async ({page}) => {
  for (const route of ['/', '/v3/usecases', '/blog', '/support', '/qwertz']) {
    await page.goto(route);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus'), route).toBeVisible();
  }
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByText('There is no page at this address.')).toBeVisible();
});
