import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { ethers } from 'ethers';
import { chromium, type Browser, type Page } from 'playwright-core';
import { StandInNodes, type Answer } from 'stand-ins/nodes';
import { preview, type PreviewServer } from 'vite';
import { StandInWallet } from './wallet';

const alice = ethers.Wallet.createRandom();
const bob = ethers.Wallet.createRandom();
const secret = 'The cellar key is under the mat.';

let server: PreviewServer;
let browser: Browser;
let page: Page;
let nodes: StandInNodes;
let wallet: StandInWallet;
let beforeAnswer: () => Promise<void>;

before(async () => {
  // First, because without Chrome it throws, and an open server would keep the process alive.
  const { CHROMIUM_PATH: executablePath } = process.env;
  browser = await chromium.launch(
    executablePath ? { executablePath } : { channel: 'chrome' },
  );
  server = await preview({
    build: { outDir: 'node_modules/.build' },
    preview: { port: 0 },
  });
});

after(async () => {
  await browser.close();
  server.httpServer.close();
});

beforeEach(async () => {
  nodes = new StandInNodes();
  wallet = new StandInWallet(alice);
  beforeAnswer = async () => {};
  const context = await browser.newContext();
  page = await context.newPage();
  page.setDefaultTimeout(60_000); // ends what hangs
  await wallet.inject(page);
  await page.route('https://cayenne.litgateway.com:*/**', async (route) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    };
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers });
    await beforeAnswer();
    const answer: Answer = nodes.answer(
      route.request().url(),
      route.request().postDataJSON(),
    );
    return route.fulfill({ status: answer.status, headers, json: answer.body });
  });
  await page.goto(server.resolvedUrls!.local[0]!);
});

const press = (name: string) => page.getByRole('button', { name }).click();
const says = (text: string) => page.getByRole('status').getByText(text).waitFor();
const storage = () => page.evaluate(() => ({ ...localStorage }));
const textOfPage = () => page.locator('body').innerText();

async function signIn(account: ethers.Wallet): Promise<void> {
  await press('Sign in with your wallet');
  await says(`Signed in as ${account.address}.`);
}

async function write(text: string): Promise<void> {
  await page.getByLabel('Note').fill(text);
  await press('Encrypt and keep');
  await says('Encrypted and kept in this browser.');
}

describe('encrypted notes', () => {
  test('a note is written, read, and read again after a reload, with one signature', async () => {
    await signIn(alice);
    await write(secret);
    assert.doesNotMatch(JSON.stringify(await storage()), /cellar/);
    await press('Read note 1');
    await page.getByText(secret).waitFor();

    await page.reload();
    await says(`Signed in as ${alice.address}.`);
    assert.doesNotMatch(await textOfPage(), /cellar/);
    await press('Read note 1');
    await page.getByText(secret).waitFor();
    assert.deepEqual(wallet.prompts, ['connect', 'sign']);
    assert.equal(nodes.requests.at(-1)?.approval?.address, alice.address);
  });

  test('a declined prompt is said in a sentence, and the next attempt works', async () => {
    for (const prompt of ['connect', 'sign'] as const) {
      wallet.declines = prompt;
      await press('Sign in with your wallet');
      await says('You declined the request in your wallet.');
    }
    await signIn(alice);
    assert.deepEqual(wallet.prompts, ['connect', 'connect', 'sign', 'sign']);
  });

  test('an outage is said in a sentence, and the next attempt works', async () => {
    await signIn(alice);
    await write(secret);
    nodes.down = true;
    await press('Read note 1');
    await says('The Lit nodes cannot be reached.');
    nodes.down = false;
    await press('Read note 1');
    await page.getByText(secret).waitFor();
  });

  test('after an account switch nothing of the first account is shown or used', async () => {
    await signIn(alice);
    await write(secret);
    await press('Read note 1');
    await page.getByText(secret).waitFor();
    const { [`notes of ${alice.address}`]: notes = '' } = await storage();

    await wallet.switchTo(bob);
    await says('The wallet switched to another account.');
    assert.doesNotMatch(await textOfPage(), /cellar|Read note/);
    const left = await storage();
    assert.deepEqual(Object.keys(left), [`notes of ${alice.address}`]); // ciphertext

    // Even with her notes in his hands, the nodes refuse him.
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [`notes of ${bob.address}`, notes],
    );
    await signIn(bob);
    await press('Read note 1');
    await says('This account may not read the note.');
    assert.equal(nodes.requests.at(-1)?.approval?.address, bob.address);
    assert.deepEqual(wallet.prompts, ['connect', 'sign', 'sign']);
  });

  test('what the nodes answer after the switch is not shown', async () => {
    await signIn(alice);
    await write(secret);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    beforeAnswer = () => held;
    const asked = page.waitForRequest(/encryption\/sign/);
    await press('Read note 1');
    await asked;
    await wallet.switchTo(bob);
    const answered = page.waitForResponse(/encryption\/sign/);
    release();
    await answered;
    await page.locator('#sign-in:enabled').waitFor(); // the task has ended
    await says('The wallet switched to another account.');
    await signIn(bob);
    assert.doesNotMatch(await textOfPage(), /cellar|Read note/);
  });

  test('an account that was switched while the page was closed is noticed', async () => {
    await signIn(alice);
    await write(secret);
    const address = page.url();
    await page.goto('about:blank');
    await wallet.switchTo(bob);
    await page.goto(address);
    await page.getByRole('button', { name: 'Sign in with your wallet' }).waitFor();
    assert.doesNotMatch(await textOfPage(), /Read note/);
    await signIn(bob);
    assert.deepEqual(wallet.prompts, ['connect', 'sign', 'sign']);
    assert.doesNotMatch(await textOfPage(), /Read note/);
  });

  test('signing out leaves no key and no approval, also after a reload', async () => {
    await signIn(alice);
    await press('Sign out');
    await says('Signed out.');
    assert.deepEqual(await storage(), {});
    await page.reload();
    await signIn(alice);
    assert.deepEqual(wallet.prompts, ['connect', 'sign', 'sign']);
  });

  test('an approval that has ended is not taken for a session', async () => {
    await signIn(alice);
    await page.clock.setFixedTime(Date.now() + 61 * 60 * 1000);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with your wallet' }).waitFor();
    assert.equal(await page.getByRole('status').innerText(), '');
  });
});
