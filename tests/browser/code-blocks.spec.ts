import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const blocks = (page: Page) => page.locator('figure.code');
const status = (page: Page) => page.locator('#code-status');

for (const width of [360, 1280]) {
  test(`blocks out of sight are as high as they will be, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/v3/sdk/access-control/encryption');
    const heights = () =>
      blocks(page).evaluateAll((figures) => figures.map(({clientHeight}) => clientHeight));
    const before = await heights();
    await page.addStyleTag({content: '.code pre > code {content-visibility: visible}'});
    expect(before.length).toBeGreaterThan(5);
    expect(await heights()).toEqual(before);
  });
}

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('takes the code as it is shown', async ({page}) => {
    await open(page, '/v3/sdk/authentication/auth-sig');
    const block = blocks(page).first();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(status(page)).toHaveText('Copied');
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();

    const lines = await block.locator('pre .line').allTextContents();
    expect(lines.length).toBeGreaterThan(1);
    expect(await clipboard(page)).toBe(lines.join('\n'));
  });

  test('leaves out lines that a diff removes', async ({page}) => {
    await open(page, '/markdown-page');
    const block = blocks(page)
      .filter({has: page.locator('.line.remove')})
      .first();
    const removed = await block.locator('.line.remove').first().textContent();
    const added = await block.locator('.line.add').first().textContent();
    await block.getByRole('button', {name: 'Copy'}).click();
    await expect(status(page)).toHaveText('Copied');
    const copied = await clipboard(page);
    expect(copied).toContain(added);
    expect(copied).not.toContain(removed);
  });
});

test('without leave to copy, the code is selected and the reader told how', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {writeText: () => Promise.reject(new Error('denied'))},
    });
  });
  await open(page, '/v3/sdk/authentication/auth-sig');
  const block = blocks(page).first();
  await block.getByRole('button', {name: 'Copy'}).click();
  await expect(status(page)).toHaveText('Selected. Press Ctrl or Command and C to copy it.');
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected).toContain(await block.locator('pre .line').first().textContent());
});

test('long lines scroll inside their block until they are wrapped', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/v3/sdk/authentication/auth-sig');
  const block = blocks(page).first();
  const pre = block.locator('pre');
  const overflow = () => pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  const wrap = block.getByRole('button', {name: 'Wrap long lines'});
  await block.scrollIntoViewIfNeeded();
  await expect.poll(overflow).toBeGreaterThan(0);
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');

  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);

  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBeGreaterThan(0);
});

test('wrapping is offered only where a line is too long', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/v3/sdk/authentication/auth-sig');
  const block = blocks(page).first();
  const wrap = block.getByRole('button', {name: 'Wrap long lines'});
  await expect(wrap).toHaveCount(0);
  await page.setViewportSize({width: 360, height: 800});
  await block.scrollIntoViewIfNeeded();
  await expect(wrap).toBeVisible();
  await wrap.hover();
  const name = await wrap.evaluate((button) => getComputedStyle(button, '::after').content);
  expect(name).toContain('Wrap long lines');
});

test.describe('a block of more than forty lines', () => {
  const LONG = '/v3/sdk/access-control/jwt-auth';

  test('is folded until the reader wants all of it, and whole on paper', async ({page}) => {
    await open(page, LONG);
    const first = await blocks(page).evaluateAll((all) =>
      all.findIndex((figure) => figure.querySelector('.folded')),
    );
    const block = blocks(page).nth(first);
    const hiddenPart = () =>
      block.locator('pre').evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
    const lines = await block.locator('.line').count();
    expect(lines).toBeGreaterThan(40);
    await expect.poll(hiddenPart).toBeGreaterThan(0);
    await page.emulateMedia({media: 'print'});
    await expect.poll(hiddenPart).toBe(0);
    await page.emulateMedia({media: 'screen'});
    await block.getByRole('button', {name: `Show all ${lines} lines`}).click();
    await expect.poll(hiddenPart).toBe(0);
    await expect(block.locator('pre')).toBeFocused();
  });

  test('is whole without scripts', async ({browser, baseURL}) => {
    const page = await browser.newPage({baseURL, javaScriptEnabled: false});
    await page.goto(LONG);
    const block = blocks(page)
      .filter({has: page.locator('.folded')})
      .first();
    const pre = block.locator('pre');
    expect(await pre.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)).toBe(
      0,
    );
    await expect(block.locator('button:visible')).toHaveCount(0);
    await page.close();
  });
});

test('code is highlighted without scripts and without style attributes', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({baseURL, javaScriptEnabled: false});
  await page.goto('/v3/sdk/authentication/auth-sig');
  const colours = await blocks(page)
    .locator('.line span')
    .evaluateAll((tokens) => [...new Set(tokens.map((token) => getComputedStyle(token).color))]);
  expect(colours.length).toBeGreaterThan(2);
  await expect(blocks(page).locator('[style]')).toHaveCount(0);
  await page.close();
});
