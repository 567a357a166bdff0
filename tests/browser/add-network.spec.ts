import {expect, type Page} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {collectRequests, isScript} from '../support/intercept';
import {open} from '../support/open';
import {test} from '../support/quiet';
import {installWallet} from '../support/wallet';
import {copied} from '../support/storage';

// What a reader is told of each answer of a wallet: features/facts/add-network.test.ts.

const PAGE = '/v3/network/rollup';
const VALUES = '#values-of-chronicleTestnet';

const button = (page: Page) => page.getByRole('button', {name: 'Add to your wallet'});
const message = (page: Page) => page.locator('button[data-facts="add-network"] + [role="status"]');

const askedOf = (page: Page) =>
  page.evaluate(() => (window as unknown as {asked: {method: string}[]}).asked);

test('asks the wallet only when the reader presses the button', async ({page}) => {
  await installWallet(page);
  await open(page, PAGE);
  expect(await askedOf(page)).toEqual([]);
  await button(page).click();
  await expect(message(page)).toHaveText('Chronicle - Lit Protocol Testnet is in your wallet now.');
  expect(await askedOf(page)).toEqual([
    {method: 'eth_chainId'},
    {
      method: 'wallet_addEthereumChain',
      params: [expect.objectContaining({chainId: '0x2ac49', rpcUrls: [expect.any(String)]})],
    },
  ]);
});

test('without a wallet says so, and leads to the values, which can be copied', async ({page}) => {
  await open(page, PAGE);
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

test('loads what speaks to wallets on the click, and says if that fails', async ({
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
  await expect(message(page)).toContainText('No wallet was found');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there are the values and no button', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator(VALUES)).toContainText('https://chain-rpc.litprotocol.com/http');
    await expect(button(page)).toBeHidden();
  });
});
