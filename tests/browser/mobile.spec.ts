import {expect, type Page} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {open, test} from '../support/open';
import {addStyle} from '../support/styles';

const BREAKPOINT = 996;
const PAGE = '/v3/usecases';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const desktopSidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');

test(`the layout is mobile up to ${BREAKPOINT} px`, async ({page}) => {
  await open(page, PAGE);
  for (const isMobile of [true, false]) {
    await page.setViewportSize({width: isMobile ? BREAKPOINT : BREAKPOINT + 1, height: 800});
    await expect(menuButton(page)).toBeVisible({visible: isMobile});
    await expect(desktopSidebar(page)).toBeVisible({visible: !isMobile});
  }
  // The contents stand beside the text where it keeps its width.
  for (const width of [BREAKPOINT, 1100, 1200]) {
    await page.setViewportSize({width, height: 800});
    const isBeside = width === 1200;
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !isBeside});
    await expect(page.locator('.table-of-contents')).toBeVisible({visible: isBeside});
  }
});

test.describe('a finger', () => {
  test.use({viewport: {width: 360, height: 800}, hasTouch: true, isMobile: true});

  const CONTROLS = [
    '.navbar__brand',
    '.theme-doc-toc-mobile',
    'article > footer a',
    'summary',
    '[role=tab]',
    '.theme-doc-footer p a',
    '.footer__link-item',
  ];

  test('has 44 px to press', async ({page}) => {
    for (const route of ['/v3/migration/changes', '/blog']) {
      await page.goto(route);
      const small = await page
        .locator(`:is(${CONTROLS.join()}):visible`)
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map(({outerHTML}) => outerHTML),
        );
      expect(small).toEqual([]);
    }
  });
});

test('the menu opens on the section of the page, and gives back the focus', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 800});
  await open(page, PAGE);
  await menuButton(page).click();
  const secondary = menu(page).getByRole('link', {name: 'Installation'});
  await expect(secondary).toBeInViewport();
  expect(await findAxeViolations(page, 'nav')).toEqual([]);
  await expect(menu(page).locator(':focus')).toHaveCount(1);
  for (let stops = 0; stops < 4; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = page.evaluate(() => document.activeElement?.closest('[inert]') !== null);
    expect(await isCovered).toBe(false);
  }
  await expect(menu(page).getByRole('button', {name: /^Switch between/})).toBeVisible();
  await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
  // The versions are open, as they hold the one that is shown.
  for (const name of [/^Learning Lab$/, 'v2.x.x', 'Lit JS SDK GitHub repository']) {
    await expect(menu(page).getByRole('link', {name})).toBeInViewport();
  }
  await expect(secondary).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toBeInViewport();
  await expect(menuButton(page)).toBeFocused();
  for (const close of [
    () => menu(page).getByRole('button', {name: 'Close navigation bar'}).click(),
    () => page.locator('.navbar-sidebar__backdrop').click({position: {x: 380, y: 400}}),
    () => menu(page).getByRole('link', {name: 'Installation'}).click(),
  ]) {
    await menuButton(page).click();
    await expect(menu(page)).toBeInViewport();
    await close();
    await expect(menu(page)).not.toBeInViewport();
  }
  await expect(page).toHaveURL('/v3/sdk/installation');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Installation');

  // With wide text spacing, the name of the site is whole.
  await page.setViewportSize({width: 320, height: 800});
  await addStyle(page, '* {letter-spacing: 0.12em; word-spacing: 0.16em}');
  await menuButton(page).click();
  await expect(menu(page)).toBeInViewport();
  const cut = await page
    .locator('.navbar__title')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(cut).toBe(0);
});
