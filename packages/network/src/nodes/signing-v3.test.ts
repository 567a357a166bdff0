import {ethers} from 'ethers';
import {expect, it} from 'vitest';
import {startNetwork} from '../network';
import {connectClient, requireSdk, type Sdk} from '../testing/sdk';
import {testSigning} from '../testing/signing';

testSigning(3);

it('claims the key that a user has before it is minted, and mints it', async () => {
  const network = await startNetwork();
  const owner = new ethers.Wallet(network.accounts[0]!.privateKey);
  const client = await connectClient(3, network.v3);
  const tokenFor = async (user: string) => {
    const response = await fetch(`${network.relay}/tokens/google`, {
      method: 'POST',
      body: JSON.stringify([user, 'app']),
    });
    return ((await response.json()) as {token: string}).token;
  };
  const authMethod = {authMethodType: 6, accessToken: await tokenFor('alice')};
  let claimed: Sdk;
  await client.claimKeyId({
    authMethod,
    signer: owner,
    mintCallback: async (claim: Sdk) => {
      claimed = claim;
      return '';
    },
  });
  const keyId = client.computeHDKeyId('alice', 'app');
  expect(`0x${claimed.derivedKeyId}`).toBe(keyId);
  expect(claimed.pubkey).toBe(client.computeHDPubKey(keyId.slice(2)));
  expect(claimed.signatures).toHaveLength(3);
  const provider = new ethers.providers.StaticJsonRpcProvider(network.rpc);
  const {LitContracts} = requireSdk(3, 'contracts-sdk');
  const contracts = new LitContracts({signer: owner.connect(provider), rpc: network.rpc});
  await contracts.connect();
  const {claimAndMint} = contracts.pkpNftContractUtils.write;
  const {tokenId} = await claimAndMint(`0x${claimed.derivedKeyId}`, claimed.signatures);
  const minted = await contracts.pkpNftContract.read.getPubkey(tokenId);
  expect(minted).toBe(`0x${claimed.pubkey}`);
  await network.stop();
});
