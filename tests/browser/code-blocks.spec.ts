import {expect, type Page} from '@playwright/test';
import {open, test} from '../support/open';
import {showAll} from '../support/styles';

const blocks = (page: Page) => page.locator('figure.code');
const LONG = '/v3/sdk/access-control/jwt-auth';

// The copied text: features/code-blocks/code-blocks.client.test.ts, and sample-types.spec.ts.
test('a line that is too long scrolls until it is wrapped', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/v3/recipes/nft-holders-node');
  const block = blocks(page).filter({hasText: '> secret.json'});
  const overflow = () =>
    block.locator('pre').evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  const wrap = block.getByRole('button', {name: 'Wrap long lines'});
  await expect(wrap).toHaveCount(0);
  await page.setViewportSize({width: 360, height: 800});
  await block.scrollIntoViewIfNeeded();
  await expect.poll(overflow).toBeGreaterThan(0);
  await wrap.hover();
  const name = await wrap.evaluate((button) => getComputedStyle(button, '::after').content);
  expect(name).toContain('Wrap long lines');
  await wrap.click();
  expect(await overflow()).toBe(0);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('a block of more than forty lines is folded on the screen', async ({page}) => {
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

test('blocks out of sight are as high as they will be', async ({page}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({width, height: 800});
    await page.goto(LONG);
    const heights = () =>
      blocks(page).evaluateAll((figures) => figures.map(({clientHeight}) => clientHeight));
    const before = await heights();
    await showAll(page);
    expect(before.length).toBeGreaterThan(5);
    expect(await heights()).toEqual(before);
  }
});
