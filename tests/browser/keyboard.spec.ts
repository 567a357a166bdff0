import {expect, type Page} from '@playwright/test';
import {open, test} from '../support/open';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('Tab reaches the skip link and every control of the navbar, which show it', async ({page}) => {
  await open(page, '/v3/usecases');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();

  const controls = await navbar(page).locator('a:visible, button:visible, input:visible').all();
  expect(controls.length).toBeGreaterThan(5);
  await page.locator('.theme-announcement-bar a').focus();

  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    const outline = await control.evaluate((element) => {
      const {outlineStyle, outlineWidth} = getComputedStyle(element);
      return {outlineStyle, outlineWidth};
    });
    expect(outline).toEqual({outlineStyle: 'solid', outlineWidth: '2px'});
  }

  const section = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .locator('[aria-expanded=false]')
    .first();
  const name = (await section.textContent())!;
  await section.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator('[aria-expanded=true]').filter({hasText: name});
  await expect(opened.first()).toBeVisible();

  await navbar(page).getByRole('button', {name: 'v3.x.x'}).focus();
  await page.keyboard.press('Enter');
  const other = navbar(page).getByRole('link', {name: 'v2.x.x'});
  await expect(other).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/v2\//);
});

test('the focus ring is whole in boxes that scroll', async ({page}) => {
  await open(page, '/v3/sdk/authentication/session-sigs/usage');
  await page.keyboard.press('Tab');
  for (const name of ['.table-of-contents a', '[role=tab]', '.code > button']) {
    const element = page.locator(name).first();
    await element.focus();
    const cut = await element.evaluate((focused) => {
      const {outlineOffset, outlineWidth} = getComputedStyle(focused);
      const beyond = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const ring = focused.getBoundingClientRect();
      const boxes: Element[] = [];
      for (let box = focused.parentElement; box?.closest('main'); box = box.parentElement) {
        boxes.push(box);
      }
      return boxes
        .filter((box) => getComputedStyle(box).overflow !== 'visible')
        .map((box) => box.getBoundingClientRect())
        .some((box) => ring.left - beyond < box.left || ring.right + beyond > box.right);
    });
    expect(cut, name).toBe(false);
  }
});

test('Tab stops at code that scrolls, has types or is out of sight alone', async ({page}) => {
  await open(page, '/v3/sdk/serverless-signing/quick-start');
  const blocks = (kind: string) => page.locator(`main ${kind} pre:visible`);
  await expect(blocks('[data-types]')).not.toHaveCount(0);
  for (const block of await blocks('[data-types]').all()) {
    await expect(block).toHaveAttribute('tabindex', '0');
  }
  const last = blocks('figure:not([data-types])').last();
  await expect(last).not.toBeInViewport();
  await expect(last).toHaveAttribute('tabindex', '0');
  const scrolls: boolean[] = [];
  for (const block of await blocks('figure:not([data-types])').all()) {
    await block.scrollIntoViewIfNeeded();
    const stopsWhereItScrolls = () =>
      block.evaluate((pre) => pre.tabIndex === (pre.scrollWidth > pre.clientWidth ? 0 : -1));
    await expect.poll(stopsWhereItScrolls).toBe(true);
    scrolls.push(await block.evaluate((pre) => pre.tabIndex === 0));
  }
  expect(scrolls).toEqual(expect.arrayContaining([true, false]));
});
