import {expect, type Locator, type Page} from '@playwright/test';
import {open, test} from '../support/open';
import {addStyle} from '../support/styles';

const GUIDE = '/v3/sdk/access-control/encryption';
const TABS = '/v3/sdk/installation';
const ERRORS = '/v3/sdk/authentication/auth-sig';

const styleOf = (locator: Locator, property: string, pseudo?: string): Promise<string> =>
  locator
    .first()
    .evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

test.describe('on paper', () => {
  // Colours must not be on their way.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('all that is folded or in tabs is there, with addresses and labels', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.goto(ERRORS);
    await expect(page.getByText('Version: v3.x.x').filter({visible: true})).toHaveCount(1);
    await expect(page.locator('.doc-version a').filter({visible: true})).toHaveCount(0);
    const link = page.locator('main p a[href="https://eips.ethereum.org/EIPS/eip-4361"]');
    expect(await styleOf(link, 'content', '::after')).toContain('eips.ethereum.org');
    // In one piece.
    expect(await styleOf(page.locator('.errors > div'), 'break-inside')).toBe('avoid');
    expect(await styleOf(page.locator('.sequence'), 'break-inside')).toBe('avoid');

    await page.goto('/v3/migration/overview');
    await expect(page.locator('main details figure').first()).toBeVisible();
    await page.goto(TABS);
    for (const panel of await page.locator('main [role=tabpanel]').all()) {
      await expect(panel).toBeVisible();
    }
    const label = page.locator('main .tab-panel');
    expect(await styleOf(label, 'content', '::before')).not.toBe('none');
    // Elements other than blocks may part from the code below them.
    expect(await styleOf(label, 'display', '::before')).toBe('block');
    await page.goto('/v3/resources/supported-chains');
    expect(await styleOf(page.locator('.facts tbody'), 'break-inside')).toBe('avoid');
    await expect(page.locator('.facts summary').first()).toBeHidden();
  });

  test('and in forced colours, the main action of the home page can be read', async ({page}) => {
    await page.goto('/');
    const action = page.getByRole('link', {name: /^Get started with/});
    await page.emulateMedia({media: 'print'});
    expect(await styleOf(action, 'color')).toBe(await styleOf(action, 'border-top-color'));
    expect(await styleOf(action, 'background-color')).toBe('rgba(0, 0, 0, 0)');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({media: 'screen', forcedColors: 'active', colorScheme});
      const paper = await styleOf(page.locator('html'), 'background-color');
      expect(await styleOf(action, 'background-color')).toBe(paper);
      expect(await styleOf(action, 'color')).not.toBe(paper);
    }
  });
});

/** The longest transition or animation that any element of the page has, in seconds. */
const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const durations = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const {transitionDuration, animationDuration} = getComputedStyle(element, pseudo);
        return `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat);
      }),
    );
    return Math.max(...durations.filter(Number.isFinite));
  });

test('motion is short, and there is none for readers who ask for that', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await open(page, '/v3/usecases');
  const longest = await longestMotion(page);
  expect(longest).toBeGreaterThan(0.01);
  expect(longest).toBeLessThanOrEqual(0.4);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await longestMotion(page)).toBe(0);

  // Elements that appear at once take the focus at once.
  await page.setViewportSize({width: 390, height: 800});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar :focus')).toHaveCount(1);
});

test('with text of twice the size, nothing scrolls sideways on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const route of ['/', GUIDE, ERRORS, '/v3/resources/glossary']) {
    await page.goto(route);
    await addStyle(page, 'html {font-size: 200% !important}');
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0], route).toBeLessThanOrEqual(widths[1]!);
    const broken = await page.getByRole('heading', {level: 1}).evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const words: string[] = [];
      while (text.nextNode()) {
        for (const {0: word, index} of text.currentNode.textContent!.matchAll(/\S+/g)) {
          range.setStart(text.currentNode, index);
          range.setEnd(text.currentNode, index + word.length);
          if (range.getClientRects().length > 1) {
            words.push(word);
          }
        }
      }
      return words;
    });
    expect(broken, `words of the title of ${route} that break`).toEqual([]);
  }
});
