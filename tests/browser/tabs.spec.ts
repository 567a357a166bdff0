import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/open';
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

test('a choice holds for all tabs of its kind, on this page and on others', async ({page}) => {
  await open(page, PAGE);
  expect(await nodeTabs(page).count()).toBeGreaterThan(1);
  await expect(nodeTabs(page).first()).toHaveAttribute('aria-selected', 'false');

  await nodeTabs(page).first().click();
  await expectNodeChosen(page);
  expect(await stored(page, STORAGE_KEYS.runtimeTab)).toBe('node');

  await open(page, OTHER_PAGE);
  await expectNodeChosen(page);
});

test('each list of tabs is named after its section and what it chooses, each panel after its tab', async ({
  page,
}) => {
  await open(page, PAGE);
  const lists = page.getByRole('tablist');
  const names = await lists.evaluateAll((all) => all.map((list) => list.ariaLabel));
  expect(names).toEqual(['Set up a session: runtime', 'Encrypt and decrypt: runtime']);
  await expect(page.getByRole('tabpanel', {name: 'Browser'})).toHaveCount(names.length);
});

test('only the chosen panel is shown', async ({page}) => {
  await open(page, PAGE);
  const panels = page.getByRole('tabpanel', {includeHidden: true});
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(1)).toBeHidden();
  await nodeTabs(page).first().click();
  await expect(panels.nth(0)).toBeHidden();
  await expect(panels.nth(1)).toBeVisible();
});

test('tabs are worked with the arrow keys', async ({page}) => {
  await open(page, PAGE);
  await page.getByRole('tab', {name: 'Browser'}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(nodeTabs(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expectNodeChosen(page);
});
