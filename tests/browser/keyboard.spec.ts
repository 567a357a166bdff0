import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';

const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});

test('every control of the navbar is reached by Tab, in order, and shows it', async ({page}) => {
  await open(page, '/v3/usecases');
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
});

test('the version is changed by keyboard', async ({page}) => {
  await open(page, '/v3/');
  const toggle = navbar(page).getByRole('button', {name: 'v3.x.x'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  const other = navbar(page).getByRole('link', {name: 'v2.x.x'});
  await expect(other).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(other).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/v2/');
});

test('a section of the sidebar opens and closes by keyboard', async ({page}) => {
  await open(page, '/v3/usecases');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const section = sidebar.locator('[aria-expanded=false]').first();
  const name = await section.textContent();
  await section.focus();
  await page.keyboard.press('Enter');
  const opened = sidebar.locator('[aria-expanded=true]').filter({hasText: name!});
  await expect(opened.first()).toBeVisible();
});

test('code that scrolls is reached by Tab', async ({page}) => {
  await open(page, '/v3/sdk/authentication/overview');
  const boxes = page.locator('main pre');
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) {
    await expect(box).toHaveAttribute('tabindex', '0');
  }
});
