import {afterAll, expect, it} from 'vitest';
import {startNetwork} from 'lit-local-network';
import {samplesIn} from '../testing/page-samples';

const starting = startNetwork({only: 'cayenne'});
afterAll(async () => (await starting).stop());

const run = async (code: string, env: 'browser' | 'node') =>
  samplesIn('docs/sdk/authentication/auth-sig.mdx')(code, {env, network: await starting});

it('an AuthSig lasts a week by default, and one of Node for good', async () => {
  const printed = await run(
    `
import {checkAndSignAuthMessage} from '@lit-protocol/lit-node-client';
import {SiweMessage} from 'siwe';
await ethereum.request({method: 'eth_requestAccounts'});
const {signedMessage} = await checkAndSignAuthMessage({chain: 'ethereum'});
const ends = (text) => Date.parse(/^Expiration Time: (.+)$/m.exec(text)?.[1]);
const days = (ends(signedMessage) - Date.now()) / 86400_000;
const address = signedMessage.split('\\n')[1];
const message = new SiweMessage({domain: 'localhost', address, uri: 'http://localhost', version: '1', chainId: 1});
console.log(Math.ceil(days), ends(message.prepareMessage()));`,
    'browser',
  );
  expect(printed.split('\n').at(-1)).toBe('7 NaN');
});

it('an AuthSig carries the query and fragment of the page', async () => {
  const printed = await run(
    `
import {checkAndSignAuthMessage} from '@lit-protocol/lit-node-client';
await ethereum.request({method: 'eth_requestAccounts'});
history.replaceState(null, '', '?reset=secret#key=secret');
const expiration = new Date(Date.now() + 3600_000).toISOString();
const uriOf = async (request) => {
  localStorage.removeItem('lit-auth-signature');
  const {signedMessage} = await checkAndSignAuthMessage({chain: 'ethereum', expiration, ...request});
  return new URL(/^URI: (.+)$/m.exec(signedMessage)[1]);
};
const [whole, origin] = [await uriOf({}), await uriOf({uri: location.origin})];
console.log(whole.search + whole.hash, origin.search + origin.hash === '');`,
    'browser',
  );
  expect(printed.split('\n').at(-1)).toBe('?reset=secret#key=secret true');
});

it('Escape leaves who asked without an answer', async () => {
  const printed = await run(
    `
import {checkAndSignAuthMessage} from '@lit-protocol/lit-node-client';
await ethereum.request({method: 'eth_requestAccounts'});
localStorage.clear(); // no wallet is chosen yet, so that the SDK asks
const expiration = new Date(Date.now() + 3600_000).toISOString();
let asking;
let isSettled = false;
const signIn = () =>
  (asking ??= checkAndSignAuthMessage({chain: 'ethereum', expiration}).finally(() => (isSettled = true)));
const isOpen = () => document.querySelector('#lit-connect-modal.is-open') !== null;
void signIn();
while (!isOpen()) await new Promise((resolve) => setTimeout(resolve, 10));
document.dispatchEvent(new KeyboardEvent('keydown', {keyCode: 27}));
void signIn(); // a second click
await ethereum.request({method: 'eth_chainId'}); // time enough for an answer
console.log(isOpen(), isSettled);`,
    'browser',
  );
  expect(printed.split('\n').at(-1)).toBe('false false');
});

it('a text signed elsewhere meets a condition on the domain', async () => {
  const printed = await run(
    `
import {LitNodeClient} from '@lit-protocol/lit-node-client';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
console.error = console.warn = () => {};
const client = new LitNodeClient({litNetwork: 'cayenne', debug: false});
await client.connect();
const request = {
  accessControlConditions: [{
    contractAddress: '', standardContractType: 'SIWE', chain: 'ethereum', method: '',
    parameters: [':domain'], returnValueTest: {comparator: '=', value: 'members.example'},
  }],
  chain: 'ethereum',
};
const sealed = await client.encrypt({...request, dataToEncrypt: new TextEncoder().encode('Hi.')});
const wallet = ethers.Wallet.createRandom();
const opens = async (domain) => {
  // Nothing but this text names a site: any page can have a wallet sign it.
  const signedMessage = new SiweMessage({
    domain, address: wallet.address, uri: 'https://' + domain, version: '1', chainId: 1,
    expirationTime: new Date(Date.now() + 600_000).toISOString(),
  }).prepareMessage();
  const sig = await wallet.signMessage(signedMessage);
  const authSig = {sig, derivedVia: 'web3.eth.personal.sign', signedMessage, address: wallet.address};
  return client.decrypt({...request, ...sealed, authSig}).then(() => true, () => false);
};
console.log(await opens('attacker.example'), await opens('members.example'));`,
    'node',
  );
  expect(printed).toBe('false true');
});
