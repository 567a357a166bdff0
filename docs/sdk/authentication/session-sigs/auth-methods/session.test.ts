import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';
import {browserWithWallets} from 'sample-checker/testing/wallets';

const run = samplesIn('docs/sdk/authentication/session-sigs/auth-methods/_session.mdx');

test('a session belongs to one PKP, survives damage, and leaves nothing behind', async () => {
  const printed = await run(
    `${browserWithWallets()}
const {currentPkp, endSession, sessionSigs, startSession} = await import('./session');
const client = {ready: true, getSessionSigs: async ({authNeededCallback}: any) => authNeededCallback({})} as never;
import {ethers} from 'ethers';
const [mine, other] = ['mine', 'other'].map((name) => new ethers.Wallet(ethers.utils.id(name))) as [ethers.Wallet, ethers.Wallet];
const approval = (address: unknown) => JSON.stringify({address});
const rows: [string, string | undefined, string | undefined][] = [
  ['mine', mine.publicKey, approval(mine.address)], ['another approval', mine.publicKey, approval(other.address)],
  ['no approval', mine.publicKey, undefined], ['no key', undefined, approval(mine.address)],
  ...['', 'null', '[]', 'true', '{', '{"address":null}'].map((text): [string, string, string] => [text, mine.publicKey, text]),
  ['not a key', '0x32', approval(mine.address)],
];
for (const [name, pkp, text] of rows) {
  stored.clear();
  if (pkp !== undefined) stored.set('example-app-pkp', pkp);
  if (text !== undefined) stored.set('lit-wallet-sig', text);
  console.log(name + ': ' + (currentPkp() === mine.publicKey ? 'signed in' : currentPkp()));
}
for (const key of ['example-app-pkp', 'lit-wallet-sig', 'lit-session-key']) stored.set(key, 'of an earlier user');
let seen = '';
const provider = {getSessionSigs: async () => { seen = [...stored.keys()].join(); stored.set('lit-wallet-sig', approval(mine.address)); stored.set('lit-session-key', 'secret'); }};
await startSession(provider as never, {} as never, mine.publicKey);
console.log('before the sign-in: ' + seen + ', after: ' + (currentPkp() === mine.publicKey));
console.log(await sessionSigs(client).catch((error) => error.message), stored.size);
await startSession(provider as never, {} as never, mine.publicKey);
endSession();
console.log('left: ' + stored.size);
`,
    {env: 'browser'},
  );
  expect(printed.split('\n')).toEqual([
    'mine: signed in',
    ...['another approval', 'no approval', 'no key', '', 'null', '[]', 'true', '{'].map(
      (name) => `${name}: undefined`,
    ),
    ...['{"address":null}', 'not a key'].map((name) => `${name}: undefined`),
    'before the sign-in: , after: true',
    'The session has ended. Sign in again. 0',
    'left: 0',
  ]);
});
