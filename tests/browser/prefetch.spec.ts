import {expect, test, type Page} from '@playwright/test';
import {collectRequests, isScript} from '../support/intercept';
import {open} from '../support/open';

const PAGE = '/support';
const FAR_LINK = {name: 'Ecosystem'};

const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

/** Pretends to be on a connection. */
async function connectWith(
  page: Page,
  connection: {effectiveType: string; saveData: boolean},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

test('pages behind links are prefetched when seen, and loaded on hover', async ({page}) => {
  await connectWith(page, {effectiveType: '4g', saveData: false});
  await open(page, '/v3/sdk/access-control/encryption');
  await expect(prefetched(page)).not.toHaveCount(0);
  const count = await prefetched(page).count();
  await page.locator('#next ~ ul a').last().scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched(page).count()).toBeGreaterThan(count);

  await open(page, PAGE);
  const asked = collectRequests(page, isScript);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', FAR_LINK).hover();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(PAGE);
});

for (const [situation, connection] of Object.entries({
  'on slow 2g': {effectiveType: 'slow-2g', saveData: false},
  'while saving data': {effectiveType: '4g', saveData: true},
})) {
  test(`nothing is prefetched ${situation}`, async ({page}) => {
    await connectWith(page, connection);
    await open(page, PAGE);
    const asked = collectRequests(page, isScript);
    const link = page.getByRole('navigation', {name: 'Main'}).getByRole('link', FAR_LINK);
    await link.hover();
    // Idle, and a round through the network stack: what hovering asked for would have been asked before.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await (await fetch('/sitemap.xml')).text();
    });
    await expect(prefetched(page)).toHaveCount(0);
    expect(asked).toEqual([]);

    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Grants');
    expect(asked).not.toEqual([]);
  });
}
