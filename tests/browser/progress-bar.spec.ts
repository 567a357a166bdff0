import {expect, test, type Page} from '@playwright/test';
import {holdScripts} from '../support/chunks';
import {open} from '../support/open';

const DELAY_MS = 200;
const TRICKLE_MS = 800;

const bar = (page: Page) => page.locator('#nprogress .bar');
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** How far the bar has come, from 0 to 1. */
const progress = (page: Page) =>
  bar(page).evaluate(({style}) => 1 + Number(/-([\d.]+)%/.exec(style.transform)?.[1]) / -100);

/** Leaves for a page whose content does not come, at a moment when the clock stands still. */
async function leaveForHeldPage(page: Page): Promise<() => Promise<void>> {
  // A trickle of half of what is possible, so that it can be foretold.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await page.clock.install();
  await open(page, '/support');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const release = await holdScripts(page);
  await page.getByRole('link', {name: 'Learning Lab', exact: true}).click();
  await expect(page).toHaveURL('/learningLab/intro');
  return release;
}

test(`comes after ${DELAY_MS} ms of waiting, moves on, and goes when the page is there`, async ({
  page,
}) => {
  const release = await leaveForHeldPage(page);
  await page.clock.runFor(DELAY_MS - 1);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  // Its styles come with the application; see pipeline/lean-bundle/plugin.ts.
  await expect(bar(page)).toHaveCSS('position', 'fixed');
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  expect(await progress(page)).toBeCloseTo(0.08);
  await page.clock.runFor(TRICKLE_MS - 1);
  expect(await progress(page)).toBeCloseTo(0.08);
  await page.clock.runFor(1);
  expect(await progress(page)).toBeCloseTo(0.09);
  await page.clock.runFor(TRICKLE_MS);
  expect(await progress(page)).toBeCloseTo(0.1);

  await release();
  await expect(heading(page)).toHaveText('Introduction to the Learning Lab');
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('does not come for a page that is there at once', async ({page}) => {
  const release = await leaveForHeldPage(page);
  await release();
  await expect(heading(page)).toHaveText('Introduction to the Learning Lab');
  await page.clock.runFor(DELAY_MS + TRICKLE_MS);
  await expect(bar(page)).toHaveCount(0);
});
