import {execFile} from 'node:child_process';
import type {Server} from 'node:http';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Page} from '@playwright/test';
import {runTests, serve} from './apps';
import {connectTo, giveWallet, type BrowserWallet} from './browser-wallet';
import {expect, test as base, type LocalNetwork} from './local-network';

const APP = path.resolve('examples/onchain-metadata');

const ALICE = 0;
const BOB = 1;
const DESCRIPTION = 'The key is under the mat. 🔑';

const test = base.extend<{wallet: BrowserWallet}>({
  wallet: [
    async ({page, network}, use) => {
      const wallet = await giveWallet(page, network);
      await connectTo(page, network.v2Jalapeno);
      // Pictures of tokens are elsewhere.
      await page.route('https://**', (route) => route.abort());
      await page.goto(address);
      await use(wallet);
    },
    {auto: true},
  ],
});

let server: Server;
let address: string;

/** Runs a file of the app as its user does. @returns what it prints */
async function runFile(args: readonly string[], env: Record<string, string>): Promise<string> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], {
    cwd: APP,
    env: {...process.env, ...env},
  });
  return (await run).stdout.trim();
}

/** Deploys the contract with the app's own script. @returns its address */
async function deploy({rpc, accounts}: LocalNetwork): Promise<string> {
  const program = `
    import {ethers} from 'ethers';
    import {deploy} from './scripts/contract.ts';
    const provider = new ethers.providers.JsonRpcProvider(process.env.RPC_URL);
    console.log((await deploy(new ethers.Wallet(process.env.PRIVATE_KEY, provider))).address);`;
  const env = {RPC_URL: rpc, PRIVATE_KEY: accounts[ALICE]!.privateKey};
  const lines = (await runFile(['--input-type=module', '--eval', program], env)).split('\n');
  return lines.at(-1)!;
}

interface Vite {
  build(options: object): Promise<unknown>;
}

/** Builds the app as if its user had put the contract's address into src/config.ts. */
async function build(contractAddress: string, outDir: string): Promise<void> {
  const vite = createRequire(path.join(APP, 'package.json'))('vite') as Vite;
  const config = {
    name: 'config',
    load: (id: string) =>
      id.endsWith('/src/config.ts')
        ? `export const contractAddress = '${contractAddress}';`
        : undefined,
  };
  await vite.build({root: APP, logLevel: 'silent', plugins: [config], build: {outDir}});
}

const says = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status')).toContainText(text);

const press = (page: Page, name: string) => page.getByRole('button', {name}).click();

async function mint(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Image').fill('https://example.com/cellar.png');
  await page.getByLabel('Description').fill(DESCRIPTION);
  await press(page, 'Encrypt and mint');
}

test.beforeAll(async ({network}) => {
  await runTests('onchain-metadata', {LIT_NETWORK: network.line});
  const outDir = path.join(APP, 'node_modules/.build');
  await build(await deploy(network), outDir);
  ({server, address} = await serve(outDir));
});

test.afterAll(() => server.close());

test('a description is encrypted, stored on the chain, and read after a reload', async ({
  page,
  wallet,
  network,
}) => {
  await press(page, 'Connect wallet');
  await says(page, `Connected as ${network.accounts[ALICE]!.address}.`);
  await mint(page, 'Cellar');
  await says(page, /^Minted token \d+\.$/);
  expect(wallet.prompts).toEqual(['personal_sign', 'eth_sendTransaction']);

  await page.reload();
  await press(page, 'Connect wallet');
  await press(page, 'Read Cellar');
  await says(page, 'Decrypted.');
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
});

test('a stranger is refused', async ({page, wallet, network}) => {
  await press(page, 'Connect wallet');
  await mint(page, 'Attic');
  await says(page, /^Minted/);
  wallet.selectAccount(BOB);
  await press(page, 'Read Attic');
  await says(
    page,
    `Only the holder can read this. The holder is ${network.accounts[ALICE]!.address}.`,
  );
  await expect(page.getByText(DESCRIPTION)).toHaveCount(0);
});

test('what the wallet refuses is said, and the next attempt works', async ({page, wallet}) => {
  const declined = 'You declined the request in your wallet. Nothing was changed.';
  wallet.refuse();
  await press(page, 'Connect wallet');
  await says(page, declined);
  wallet.refuse(false);
  await press(page, 'Connect wallet');
  await says(page, 'Connected as');
  wallet.refuse();
  await mint(page, 'Shed');
  await says(page, declined);
  await expect(page.getByRole('button', {name: 'Read Shed'})).toHaveCount(0);
  wallet.refuse(false);
  await press(page, 'Encrypt and mint');
  await says(page, /^Minted/);
});

test('is deployed to Mumbai only', async ({network}) => {
  const env = {RPC_URL: network.rpc, PRIVATE_KEY: network.accounts[ALICE]!.privateKey};
  await expect(runFile(['scripts/deploy.ts'], env)).rejects.toThrow(
    'RPC_URL leads to chain 175177, not to Mumbai (80001).',
  );
});
