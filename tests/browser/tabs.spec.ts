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
