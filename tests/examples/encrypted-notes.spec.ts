import type {Server} from 'node:http';
import type {Page} from '@playwright/test';
import {runTests, serve} from './apps';
import {connectTo, giveWallet, type BrowserWallet} from './browser-wallet';
import {expect, test as base, type LocalNetwork} from './local-network';

const SECRET = 'The cellar key is under the mat.';

const ALICE = 0;
const BOB = 1;

let server: Server;
let address: string;

const test = base.extend<{wallet: BrowserWallet; notes: Notes}>({
  wallet: [
    async ({page, network}, use) => {
      const wallet = await giveWallet(page, network);
      await connectTo(page, network.v3);
      await page.goto(address);
      await use(wallet);
    },
    {auto: true},
  ],
  notes: async ({page, network}, use) => use(notesOn(page, network)),
});

/** Actions of a user. */
function notesOn(page: Page, network: LocalNetwork) {
  const press = (name: string) => page.getByRole('button', {name}).click();
  const says = (text: string) => expect(page.getByRole('status')).toContainText(text);
  return {
    press,
    says,
    async signIn(index: number) {
      await press('Sign in with your wallet');
      await says(`Signed in as ${network.accounts[index]!.address}.`);
    },
    async write() {
      await page.getByLabel('Note').fill(SECRET);
      await press('Encrypt and keep');
      await says('Encrypted and kept in this browser.');
    },
    async read() {
      await press('Read note 1');
      await expect(page.getByText(SECRET)).toBeVisible();
    },
    /** Everything that the app has stored in the browser. */
    async storage() {
      const {LitNodeClientConfig, ...own} = await page.evaluate(() =>
        Object.fromEntries(Object.entries<string>(localStorage)),
      );
      expect(LitNodeClientConfig).toContain('bootstrapUrls');
      return own;
    },
    keyOf: (index: number) => `notes of ${network.accounts[index]!.address}`,
  };
}

type Notes = ReturnType<typeof notesOn>;

test.beforeAll(async () => {
  await runTests('encrypted-notes');
  ({server, address} = await serve('examples/encrypted-notes/node_modules/.build'));
});

test.afterAll(() => server.close());

test('a note is written and read with one signature, unless the nodes cannot be reached', async ({
  page,
  notes,
  wallet,
  network,
}) => {
  await notes.signIn(ALICE);
  await notes.write();
  await network.setFault('down');
  await notes.press('Read note 1');
  await notes.says('The Lit nodes cannot be reached.');
  await network.setFault(null);
  // Two of three nodes are enough.
  await network.setFault('down', 2);
  await notes.read();
  await network.setFault(null);
  await page.reload();
  await notes.says(`Signed in as`);
  await notes.read();
  expect(wallet.prompts).toEqual(['personal_sign']);
  expect(JSON.stringify(await notes.storage())).not.toContain('cellar');
});

test('after a switch of accounts the stranger is shown nothing, and the nodes refuse them', async ({
  page,
  notes,
  wallet,
}) => {
  await notes.signIn(ALICE);
  await notes.write();
  await notes.read();
  const {[notes.keyOf(ALICE)]: written} = await notes.storage();
  wallet.selectAccount(BOB);
  await notes.says('The wallet switched to another account.');
  await expect(page.getByText(/cellar|Read note/)).toHaveCount(0);
  expect(Object.keys(await notes.storage())).toEqual([notes.keyOf(ALICE)]);

  // Even with her notes in their hands.
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [notes.keyOf(BOB), written!],
  );
  await notes.signIn(BOB);
  await notes.press('Read note 1');
  await notes.says('This account may not read the note.');
  expect(wallet.prompts).toEqual(['personal_sign', 'personal_sign']);
});

test('what the nodes answer after the switch is not shown', async ({
  page,
  notes,
  wallet,
  network,
}) => {
  await notes.signIn(ALICE);
  await notes.write();
  await network.setFault('slow');
  const asked = page.waitForRequest(/encryption\/sign/);
  const answered = page.waitForResponse(/encryption\/sign/);
  await notes.press('Read note 1');
  await asked;
  wallet.selectAccount(BOB);
  await answered;
  await expect(page.locator('#sign-in:enabled')).toBeVisible();
  await notes.says('The wallet switched to another account.');
  await expect(page.getByText(/cellar|Read note/)).toHaveCount(0);
});

test('an account that was switched while the page was closed is noticed', async ({
  page,
  notes,
  wallet,
}) => {
  await notes.signIn(ALICE);
  await notes.write();
  await page.goto('about:blank');
  wallet.selectAccount(BOB);
  await page.goto(address);
  await expect(page.getByRole('button', {name: 'Sign in with your wallet'})).toBeVisible();
  await notes.signIn(BOB);
  expect(wallet.prompts).toEqual(['personal_sign', 'personal_sign']);
  await expect(page.getByText(/Read note/)).toHaveCount(0);
});

test('a declined request and signing out leave no key and no approval', async ({
  page,
  notes,
  wallet,
}) => {
  wallet.refuse();
  await notes.press('Sign in with your wallet');
  await notes.says('You declined the request in your wallet.');
  expect(Object.keys(await notes.storage())).not.toContain('lit-wallet-sig');
  wallet.refuse(false);
  await notes.signIn(ALICE);
  await notes.press('Sign out');
  await notes.says('Signed out.');
  expect(await notes.storage()).toEqual({});
  await page.reload();
  await notes.signIn(ALICE);
  expect(wallet.prompts).toEqual(['personal_sign', 'personal_sign']);
});

test('an approval that has ended is not taken for a session', async ({page, notes}) => {
  await notes.signIn(ALICE);
  await page.clock.setFixedTime(Date.now() + 61 * 60 * 1000);
  await page.reload();
  await expect(page.getByRole('button', {name: 'Sign in with your wallet'})).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('');
});
