import {expect, test, type Locator} from '@playwright/test';
import {open} from '../support/open';

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
  test('pages of the docs say their version, and no other', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await open(page, GUIDE);
    await expect(page.getByText('Version: v3.x.x').filter({visible: true})).toHaveCount(1);
    await expect(page.locator('.doc-version a').filter({visible: true})).toHaveCount(0);
  });

  test('links have their addresses, and tabs their labels', async ({page}) => {
    await open(page, ERRORS);
    await page.emulateMedia({media: 'print'});
    const link = page.locator('main p a[href="https://eips.ethereum.org/EIPS/eip-4361"]');
    expect(await styleOf(link, 'content', '::after')).toContain('eips.ethereum.org');

    await open(page, TABS);
    const panels = page.locator('main [role=tabpanel]');
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
    const label = page.locator('main .tab-panel');
    expect(await styleOf(label, 'content', '::before')).not.toBe('none');
    // What is no block may part from the code below it.
    expect(await styleOf(label, 'display', '::before')).toBe('block');
  });

  test('errors, rows with what is folded below them, and diagrams stay in one piece', async ({
    page,
  }) => {
    await page.emulateMedia({media: 'print'});
    await open(page, ERRORS);
    expect(await styleOf(page.locator('.errors > div'), 'break-inside')).toBe('avoid');
    expect(await styleOf(page.locator('.sequence'), 'break-inside')).toBe('avoid');
    await open(page, '/v3/resources/supported-chains');
    expect(await styleOf(page.locator('.facts tbody'), 'break-inside')).toBe('avoid');
    await expect(page.locator('.facts summary').first()).toBeHidden();
  });

  test('the main action of the home page can be read, and has no fill', async ({page}) => {
    // Colours must not be on their way.
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    await open(page, '/');
    const action = page.getByRole('link', {name: 'Get started with v3'});
    expect(await styleOf(action, 'color')).toBe(await styleOf(action, 'border-top-color'));
    expect(await styleOf(action, 'background-color')).toBe('rgba(0, 0, 0, 0)');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours, ${colorScheme}, the main action of the home page can be read`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    await open(page, '/');
    const action = page.getByRole('link', {name: 'Get started with v3'});
    const paper = await styleOf(page.locator('html'), 'background-color');
    expect(await styleOf(action, 'background-color')).toBe(paper);
    expect(await styleOf(action, 'color')).not.toBe(paper);
  });
}

test.describe('with text of twice the size on a phone', () => {
  test.use({viewport: {width: 360, height: 800}});

  for (const route of ['/', GUIDE, ERRORS, '/v3/resources/glossary']) {
    test(`${route} does not scroll sideways, and its title breaks no word`, async ({page}) => {
      await open(page, route);
      await page.addStyleTag({content: 'html {font-size: 200% !important}'});
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
      const title = page.getByRole('heading', {level: 1});
      const isBroken = await title.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (text.nextNode()) {
          for (const {0: word, index} of text.currentNode.textContent!.matchAll(/\S+/g)) {
            range.setStart(text.currentNode, index);
            range.setEnd(text.currentNode, index + word.length);
            if (range.getClientRects().length > 1) {
              return true;
            }
          }
        }
        return false;
      });
      expect(isBroken).toBe(false);
    });
  }
});
