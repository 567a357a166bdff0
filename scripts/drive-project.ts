import {expect, type Page} from '@playwright/test';
import type {NetworkAddresses} from 'lit-local-network';
import {DOCS_VERSIONS} from '../site/versions';
import {LOCAL_ADDRESS, useLocalApp} from './local-app';

/** The app of the React recipes, with the collection whose holders read its messages. */
const COLLECTION = '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71';
const MESSAGE = 'Meet at noon.';

/** Projects whose app is used as its reader does. */
export const DRIVEN: ReadonlySet<string> = new Set(
  DOCS_VERSIONS.map((version) => `${version}/recipes/nft-holders-react`),
);

async function encryptAndDecrypt(page: Page, address: string): Promise<string | null> {
  await page.goto(address);
  const message = page.getByLabel('Message');
  // The page loads again until the app has started.
  await message.waitFor();
  const {control, accounts} = await page.evaluate<NetworkAddresses>('litLocalNetwork');
  const gift = {give: 'erc721', to: accounts[0]!.address, contract: COLLECTION};
  await fetch(control, {method: 'POST', body: JSON.stringify(gift)});
  // v2 asks before it encrypts, v3 before it decrypts.
  for (const asked of [
    page.getByText('Connect your MetaMask'),
    page.getByRole('button', {name: 'Approve'}),
  ]) {
    await page.addLocatorHandler(asked, () => asked.click());
  }
  const encrypt = page.getByRole('button', {name: 'Encrypt'});
  // A page from a server may not listen yet.
  await expect(async () => {
    await message.fill('');
    await message.fill(MESSAGE);
    await expect(encrypt).toBeEnabled({timeout: 1000});
  }).toPass();
  await encrypt.click();
  await page.getByRole('button', {name: 'Decrypt'}).click();
  const status = page.getByRole('status');
  await status.filter({hasNotText: 'Working'}).filter({hasNotText: 'Encrypted.'}).waitFor();
  return status.textContent();
}

/**
 * Starts the app of a project on a local network, and encrypts and decrypts with the wallet in its page.
 *
 * @param folder of the project, installed
 * @param script of the app of a framework; the project's own app has none
 * @returns the difference from what a reader sees; undefined if there is none
 * @throws Error if the app does not start, or a part of it does not come
 */
export async function driveProject(
  folder: string,
  env: object,
  script?: string,
): Promise<string | undefined> {
  const started = script === undefined ? {} : {args: [script]};
  const address = script === undefined ? /http:\/\/localhost:\d+\// : LOCAL_ADDRESS;
  const shown = await useLocalApp({folder, env, address, ...started}, encryptAndDecrypt);
  return shown === MESSAGE ? undefined : `the app shows "${shown}", not "${MESSAGE}"`;
}
