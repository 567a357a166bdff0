import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';

/** The longest transition or animation that any element of the page has, in seconds. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element, pseudo);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
      }),
    );
    return Math.max(...durations.filter(Number.isFinite));
  });
}

test('nothing moves for readers who ask for reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/v3/usecases');
  expect(await longestMotion(page)).toBe(0);

  // What appears at once takes the focus at once.
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
});

test('otherwise motion is short', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, '/v3/usecases');
  const longest = await longestMotion(page);
  expect(longest).toBeGreaterThan(0.01);
  expect(longest).toBeLessThanOrEqual(0.4);
});
