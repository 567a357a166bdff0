import {expect, type Locator, type Page} from '@playwright/test';
import {open} from '../support/open';
import {test} from '../support/quiet';
import {STORAGE_KEYS, stored} from '../support/storage';

const PAGE = '/v3/sdk/authentication/session-sigs/usage';
const OTHER_PAGE = '/v3/sdk/serverless-signing/quick-start';

const nodeTabs = (page: Page) => page.getByRole('tab', {name: 'Node'});

async function expectNodeChosen(page: Page): Promise<void> {
  await expect(nodeTabs(page)).not.toHaveCount(0);
  for (const tab of await nodeTabs(page).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}

test('a choice shows its panels alone, for all tabs of its kind, on this page and on others', async ({
  page,
}) => {
  await open(page, PAGE);
  const names = await page
    .getByRole('tablist')
    .evaluateAll((all) => all.map((list) => list.ariaLabel));
  expect(names).toEqual(['Set up a session: runtime', 'Encrypt and decrypt: runtime']);
  await expect(page.getByRole('tabpanel', {name: 'Browser'})).toHaveCount(names.length);
  await expect(nodeTabs(page).first()).toHaveAttribute('aria-selected', 'false');

  await page.getByRole('tab', {name: 'Browser'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(nodeTabs(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNodeChosen(page);
  await expect(page.getByRole('tabpanel', {name: 'Node'})).toHaveCount(names.length);
  await expect(page.getByRole('tabpanel', {name: 'Browser'})).toHaveCount(0);
  expect(await stored(page, STORAGE_KEYS.runtimeTab)).toBe('node');

  await open(page, OTHER_PAGE);
  await expectNodeChosen(page);
});

test('tabs stand in the caption of their code, beside its name, and an output joins the frame', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, PAGE);
  const frame = page.locator('.tabs-container:has(+ .code-output)');
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const list = await boxOf(frame.getByRole('tablist'));
  const name = await boxOf(frame.getByText('app.ts', {exact: true}));
  expect(name.y).toBeGreaterThan(list.y);
  expect(name.y + name.height).toBeLessThan(list.y + list.height);
  for (const tab of await frame.getByRole('tab').all()) {
    await tab.click();
    const box = await boxOf(frame);
    const below = await boxOf(page.locator('.tabs-container + .code-output'));
    expect([below.x, below.width]).toEqual([box.x, box.width]);
    expect(below.y).toBeCloseTo(box.y + box.height, 0);
  }
});
