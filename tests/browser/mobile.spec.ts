import {expect, type Page} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {open} from '../support/open';
import {test} from '../support/quiet';
import {addStyle} from '../support/styles';

const BREAKPOINT = 996;

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.locator('.navbar-sidebar');
const desktopSidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');

async function openAt(page: Page, width: number, route: string): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await open(page, route);
}

test(`the layout is mobile up to ${BREAKPOINT} px, and for the desktop from there`, async ({
  page,
}) => {
  for (const isMobile of [true, false]) {
    await openAt(page, isMobile ? BREAKPOINT : BREAKPOINT + 1, '/v3/usecases');
    for (const part of [menuButton(page), page.locator('.theme-doc-toc-mobile')]) {
      await expect(part).toBeVisible({visible: isMobile});
    }
    for (const part of [desktopSidebar(page), page.locator('.table-of-contents')]) {
      await expect(part).toBeVisible({visible: !isMobile});
    }
  }
});

test('with wide text spacing at 320 px, the name of the site is whole', async ({page}) => {
  await openAt(page, 320, '/v3/usecases');
  await addStyle(page, '* {letter-spacing: 0.12em; word-spacing: 0.16em}');
  await menuButton(page).click();
  await expect(menu(page)).toBeInViewport();
  const cut = await page
    .locator('.navbar__title')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(cut).toBe(0);
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

  test('has 44 px to press, and the way to a post stands below its text', async ({page}) => {
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
    const post = page.locator('article').first();
    const link = await post.getByRole('link', {name: /^Read more/}).boundingBox();
    const text = await post.locator('p').last().boundingBox();
    const tags = await post.getByText('Tags:').boundingBox();
    expect([link!.x, tags!.x]).toEqual([text!.x, text!.x]);
    expect(link!.y).toBeLessThan(tags!.y);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the links of the menu stand above the page', async ({page}) => {
    await page.goto('/v3/usecases');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    for (const width of [320, 500]) {
      await page.setViewportSize({width, height: 800});
      for (const name of ['Docs', 'Learning Lab', 'Ecosystem', 'v3.x.x']) {
        await expect(navbar.getByText(name, {exact: true}).first()).toBeInViewport();
      }
      await expect(navbar.getByRole('button', {name: 'Search docs'})).toBeHidden();
      await expect(menuButton(page)).toBeHidden();
      const [above, below] = await Promise.all([
        navbar.boundingBox(),
        page.locator('main').boundingBox(),
      ]);
      const links = await navbar
        .locator('a:visible')
        .evaluateAll((all) => Math.max(...all.map((link) => link.getBoundingClientRect().bottom)));
      expect(links).toBeLessThanOrEqual(above!.y + above!.height);
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
    }
  });
});

test('the menu opens on the section of the page, keeps the focus and gives it back', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openAt(page, 390, '/v3/usecases');
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
});

test('the menu is closed by its button, beside it, and by leading to a page', async ({page}) => {
  await openAt(page, 390, '/v3/usecases');
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
});
