import {ethers} from 'ethers';
import {expect, it} from 'vitest';
import {startNetwork} from '../network';
import {connectClient, connectContracts} from '../testing/sdk';
import {testSigning} from '../testing/signing';

testSigning(3);

it('claims the key that a user has before it is minted, and mints it', async () => {
  const network = await startNetwork();
  const owner = new ethers.Wallet(network.accounts[0]!.privateKey);
  const client = await connectClient(3, network.v3);
  const authMethod = {
    authMethodType: 6,
    accessToken: await network.tokens.issue('google', {user: 'alice', clientId: 'app'}),
  };
  const mintCallback = async () => 'minted below';
  const claimed = await client.claimKeyId({authMethod, signer: owner, mintCallback});
  const keyId = client.computeHDKeyId('alice', 'app');
  expect(`0x${claimed.claimedKeyId}`).toBe(keyId);
  expect(claimed.pubkey).toBe(client.computeHDPubKey(keyId.slice(2)));
  expect(claimed.signatures).toHaveLength(3);
  const contracts = await connectContracts(3, network.rpc, owner);
  const {tokenId} = await contracts.pkpNftContractUtils.write.claimAndMint(
    keyId,
    claimed.signatures,
  );
  const minted = await contracts.pkpNftContract.read.getPubkey(tokenId);
  expect(minted).toBe(`0x${claimed.pubkey}`);
  await network.stop();
});
