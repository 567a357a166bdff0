import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

test.each([
  ['docs/concepts/pkps-as-wallet.mdx', 'newSession'],
  ['versioned_docs/version-2.0/concepts/pkpsAsWallet.mdx', '{newSession}'],
])('on %s the session is made for the wallet’s own client', async (page, proof) => {
  const printed = await samplesIn(page)(
    `
import {signWithPkp} from './sign-with-pkp';
import {PKPEthersWallet} from '@lit-protocol/pkp-ethers';
import {ethers} from 'ethers';
const [key, liar] = ['pkp', 'liar'].map((name) => new ethers.Wallet(ethers.utils.id(name))) as [ethers.Wallet, ethers.Wallet];
ethers.providers.JsonRpcProvider.prototype.detectNetwork = async () => ({chainId: 175177, name: 'chronicle'});
const sessions = {node: {sig: 'made for this client'}};
const made: unknown[] = [];
const newSession = async (client: unknown) => (made.push(client), sessions as never);
PKPEthersWallet.prototype.init = async function () { this.litNodeClientReady = true; };
for (const signer of [key, liar]) {
  PKPEthersWallet.prototype.runSign = async function (toSign: Uint8Array) {
    if (this.controllerSessionSigs !== (sessions as never) || made.at(-1) !== this.litNodeClient) throw new Error('no session');
    const {r, s, v, recoveryParam} = signer._signingKey().signDigest(toSign);
    return {r: r.slice(2), s: s.slice(2), recid: recoveryParam, signature: ethers.utils.joinSignature({r, s, v})};
  };
  const result = await signWithPkp(key.publicKey, ${proof}, 'Hello').catch((error) => error.message);
  console.log(result.startsWith('0x') ? ethers.utils.verifyMessage('Hello', result) === key.address : result);
}
`,
    {env: 'node'},
  );
  expect(printed.split('\n')).toEqual(['true', 'Not signed by this PKP.']);
});
