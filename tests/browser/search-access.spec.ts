import {expect, type Page} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {intercept} from '../support/intercept';
import {open, test} from '../support/open';
import {INDEX_FILES, SearchBox} from '../support/search';

const PAGE = '/v3/sdk/access-control/encryption';
const TOUCH_PX = 44;

/** The states of the open dialog, and how to get there. */
const STATES: Readonly<Record<string, (box: SearchBox) => Promise<void>>> = {
  empty: async () => undefined,
  failed: async ({page, input, dialog, failure}) => {
    await intercept(page, INDEX_FILES, (route) => route.abort());
    await input.fill('encrypt');
    // Nothing has been asked in this area before: this state comes early.
    await dialog.getByRole('radio', {name: 'Blog and pages'}).check();
    await expect(failure).toBeVisible();
  },
  'with results': (box) => box.fill('encrypt'),
  'without results': async ({input, dialog}) => {
    await input.fill('zzqxjk');
    await expect(dialog.getByText('Start here')).toBeVisible();
  },
  'with recent pages': async (box) => {
    await box.fill('encrypt');
    await box.results.nth(1).click();
    await expect(box.page.locator('main :focus')).toHaveCount(1);
    await open(box.page, PAGE);
    await box.open();
    await expect(box.recent).toHaveCount(1);
  },
};

async function openBox(page: Page): Promise<SearchBox> {
  const box = new SearchBox(page);
  await open(page, PAGE);
  await box.open();
  return box;
}

/** Opens the dialog anew for each of its states, and checks it there. */
async function inEachState(page: Page, check: (box: SearchBox) => Promise<void>): Promise<void> {
  const box = await openBox(page);
  for (const [state, reach] of Object.entries(STATES)) {
    await test.step(state, async () => {
      await page.keyboard.press('Escape');
      await box.open();
      await reach(box);
      await check(box);
      await page.unrouteAll();
    });
  }
}

/** How far something stands out of the window, which phones would make wider for it. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate((width) => {
    const box = document.querySelector('dialog[open]') ?? document.documentElement;
    return Math.max(
      document.documentElement.scrollWidth - width,
      ...Array.from(box.querySelectorAll('*'), (element) =>
        // The row of areas scrolls by itself.
        element.closest('fieldset') ? 0 : element.getBoundingClientRect().right - width,
      ),
    );
  }, page.viewportSize()!.width);

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

  test('dialog and search page are accessible, large enough to tap, and fit', async ({page}) => {
    const seen = new Set<number>();
    await inEachState(page, async ({dialog}) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({width, height: 740});
        expect.soft(await findAxeViolations(page, 'dialog', seen)).toEqual([]);
      }
      // Links in a sentence are text.
      const small = await dialog.locator('button, input, a:not(p a)').evaluateAll(
        (targets, least) =>
          targets
            .filter((target) => {
              const {width, height} = target.getBoundingClientRect();
              return Math.min(width, height) < least;
            })
            .map(({outerHTML}) => outerHTML),
        TOUCH_PX,
      );
      expect.soft(small).toEqual([]);
      for (const width of [320, 360]) {
        await page.setViewportSize({width, height: 740});
        expect.soft(await overflow(page)).toBeLessThanOrEqual(0);
      }
    });
    const box = new SearchBox(page);
    await open(page, '/Ecosystem/community');
    await expect(box.button).toHaveAccessibleName('Search docs');
    expect(await box.button.boundingBox()).toMatchObject({width: TOUCH_PX, height: TOUCH_PX});
    await box.open();
    expect(await box.dialog.boundingBox()).toEqual({x: 0, y: 0, width: 360, height: 740});
    await expect(box.area('Ecosystem')).toBeChecked();
    await expect(box.area('Ecosystem')).toBeInViewport({ratio: 1});

    await page.goto('/search?q=condition');
    await expect(page.getByRole('main').locator('ol a')).not.toHaveCount(0);
    await page.setViewportSize({width: 320, height: 740});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect.soft(await findAxeViolations(page, 'main', seen)).toEqual([]);
    await page.getByRole('main').getByRole('searchbox').fill('zzqxjk');
    await expect(page.getByText('Start here')).toBeVisible();
    expect.soft(await findAxeViolations(page, 'main', seen)).toEqual([]);
  });
});

test('in a low window, and with text at 200 %, results are there to be read', async ({page}) => {
  const box = await openBox(page);
  await box.fill('session');
  for (const [width, height] of [
    [1280, 600],
    [844, 390],
  ] as const) {
    await page.setViewportSize({width, height});
    await box.input.focus();
    await expect(box.dialog.getByRole('link', {name: /^See all/})).toBeInViewport({ratio: 1});
    await box.results.last().focus();
    await expect(box.results.last()).toBeInViewport({ratio: 1});
    await expect(box.input).toBeInViewport({ratio: 1});
  }
  await page.setViewportSize({width: 640, height: 640});
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await box.input.focus();
  await box.fill('encrypt');
  await expect(box.results.first()).toBeInViewport({ratio: 0.5});
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('forced colours tell the chosen area and marks, and less motion is none', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  const box = await openBox(page);
  await box.fill('encrypt');
  const border = (name: string): Promise<string> =>
    box
      .area(name)
      .locator('xpath=..')
      .evaluate((label) => getComputedStyle(label).borderTopColor);
  expect(await border('v3.x.x')).not.toBe(await border('v2.x.x'));
  await expect(box.dialog.locator('mark').first()).toHaveCSS('text-decoration-line', 'underline');

  await page.emulateMedia({forcedColors: 'none'});
  // An answer that does not come: a line moves meanwhile.
  await intercept(page, INDEX_FILES, () => undefined);
  await box.area('v2.x.x').check();
  const moving = () =>
    box.dialog.evaluate((dialog) =>
      dialog
        .getAnimations({subtree: true})
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1),
    );
  await expect(box.dialog.locator('[data-waiting=true]')).toHaveCount(1);
  expect(await moving()).toEqual([]);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  expect(await moving()).not.toEqual([]);
});
