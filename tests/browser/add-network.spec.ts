import {expect, type Page} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {collectRequests, isScript} from '../support/intercept';
import {open, test} from '../support/open';
import {copied} from '../support/storage';

// What a wallet is asked, and what a reader is told: features/facts/add-network.test.ts and support/policy.ts.

const PAGE = '/v3/network/rollup';
const VALUES = '#values-of-chronicleTestnet';

const button = (page: Page) => page.getByRole('button', {name: 'Add to your wallet'});
const message = (page: Page) => page.locator('button[data-facts="add-network"] + [role="status"]');

test('loads what speaks to wallets on the click, and leads to the values without one', async ({
  page,
  context,
}) => {
  const scripts = collectRequests(page, isScript);
  await open(page, PAGE);
  const before = scripts.length;
  await context.setOffline(true);
  await button(page).click();
  await expect(message(page)).toHaveText('That could not be loaded. Try again.');
  expect(scripts.length).toBeGreaterThan(before);
  await context.setOffline(false);
  await button(page).click();
  await expect(message(page)).toContainText('No wallet was found in this browser.');
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await message(page).getByRole('link', {name: 'Type the values by hand'}).click();
  await expect(page).toHaveURL(new RegExp(`${VALUES}$`));
  await expect(page.locator(VALUES)).toBeInViewport();
  await expect(page.locator(VALUES)).toContainText('175177');
  await page.getByRole('button', {name: 'Copy Chain id', exact: true}).click();
  expect(await copied(page)).toBe('175177');
});
