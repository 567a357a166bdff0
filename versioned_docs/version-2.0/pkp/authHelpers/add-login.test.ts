import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('versioned_docs/version-2.0/pkp/authHelpers/addRemoveAuthMethods.mdx');

test('a second login is added with the id of its own provider, and is read back', async () => {
  const printed = await run(`
import {addLogin} from './add-login';
import {ethers} from 'ethers';
const {publicKey, address} = new ethers.Wallet(ethers.utils.id('pkp'));
const good = ethers.utils.id('user:client');
const ids = [good, '', 'user:client', '0x', null, undefined, '0x' + '1'.repeat(63)];
for (const id of ids) {
  for (const written of [true, false]) {
    const list: unknown[] = [];
    const api = new ethers.utils.Interface(['function addPermittedAuthMethod(uint256, (uint256 authMethodType, bytes id, bytes userPubkey), uint256[])']);
    const contracts = {
      provider: {
        getNetwork: async () => ({chainId: 175177}), estimateGas: async () => ethers.BigNumber.from(1),
        getTransactionCount: async () => 0, getGasPrice: async () => ethers.BigNumber.from(1), getBalance: async () => ethers.BigNumber.from(9),
      },
      signer: {
        getAddress: async () => address,
        sendTransaction: async ({data}: {data: string}) => {
          const [, {authMethodType, id}] = api.decodeFunctionData('addPermittedAuthMethod', data);
          if (written) list.push({authMethodType, id});
          return {hash: 'hash', wait: async () => ({})};
        },
      },
      pkpPermissionsContract: {read: {address, interface: api, getPermittedAuthMethods: async () => list}},
    };
    const provider = {getAuthMethodId: async () => id};
    const result = await addLogin(contracts as never, publicKey, provider as never, {authMethodType: 4, accessToken: 'token'})
      .then(({method, pkpPublicKey}) => method.id === good && method.type === 4 && pkpPublicKey === publicKey, (error) => error.message);
    console.log(JSON.stringify(result));
  }
}
`);
  const results = printed.split('\n').filter((line) => line !== 'sent: hash');
  expect(results.map((line) => JSON.parse(line) as unknown)).toEqual([
    true,
    'The transaction went through, but the method is not on the list.',
    ...Array.from({length: 12}, () => 'The login has no id.'),
  ]);
});
