import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

test.each([
  ['docs/sdk/authentication/session-sigs/auth-methods/add-remove-auth-methods.mdx'],
  ['versioned_docs/version-2.0/pkp/authHelpers/addRemoveAuthMethods.mdx'],
])('%s reads types of 256 bits, and tells them apart', async (page) => {
  const printed = await samplesIn(page)(`
import {isSame, nameOf, readMethods} from './read-methods';
import * as removal from './remove-method';
import {ethers} from 'ethers';
const {publicKey, address} = new ethers.Wallet(ethers.utils.id('pkp'));
const large = ethers.constants.MaxUint256;
const list = [6, 2, large, large.sub(1)].map((type) => ({authMethodType: ethers.BigNumber.from(type), id: '0x0a', userPubkey: '0x'}));
const check = removal['checkKept'] ?? removal['removeMethod'];
const contracts = {
  pkpPermissionsContract: {read: {
    getPermittedAuthMethods: async () => list, getPermittedAuthMethodScopes: async () => [false, true, false],
  }},
  pkpNftContract: {read: {ownerOf: async () => address}},
} as never;
const methods = await readMethods(contracts, publicKey);
console.log(methods.map(nameOf).join().replaceAll(/\\d{9,}/g, 'large'));
console.log(methods.map((a) => methods.filter((b) => isSame(a, b)).length).join());
console.log(isSame({type: '6', id: '0x0A'}, {type: 6, id: '0x0a'}), isSame({type: 6, id: '0x0b'}, {type: 6, id: '0x0a'}));
for (const type of [6, '6', '0x06', 2, '2', '0x02', large, large.sub(2), 0, 7]) {
  const names = {remove: {type: large.sub(1), id: '0x0a'}, keep: {type, id: '0x0a'}};
  const {message = ''} = await check(contracts, publicKey, names).catch((error) => error) ?? {};
  console.log(/to keep|way back/.test(message) ? 'refused' : 'kept'); // v2 goes on to send, which fails here
}
`);
  const [names, same, texts, ...kept] = printed.split('\n');
  expect([names, same, texts]).toEqual([
    'GoogleJwt,LitAction,type large,type large',
    '1,1,1,1',
    'true false',
  ]);
  expect(kept).toEqual([
    ...['kept', 'kept', 'kept'],
    ...Array.from({length: 7}, () => 'refused'), // no node checks a type of one's own
  ]);
});
