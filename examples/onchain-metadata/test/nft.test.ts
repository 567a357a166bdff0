import assert from 'node:assert/strict';
import {before, mock, test} from 'node:test';
import type {ethers} from 'ethers';
import {deploy} from '../scripts/contract';
import {holderOf} from '../src/conditions';
import {explain} from '../src/explain';
import {
  fromTokenUri,
  mintToken,
  newestTokens,
  openContract,
  readDescription,
  type LitNft,
} from '../src/nft';
import {alice, bob, litOf} from './network';

const input = {
  name: 'A "quoted" cellar',
  image: 'https://example.com/cellar.png',
  description: 'The key is under the mat. 🔑',
};

let contract: ethers.Contract;
let nft: LitNft; // with Alice's wallet
let nftOfBob: LitNft;
let tokenId: string;

before(async () => {
  contract = await deploy(alice);
  nft = openContract(contract.address, alice);
  nftOfBob = openContract(contract.address, bob);
  tokenId = await mintToken(nft, litOf(alice), alice.address, input);
});

await test('the id is the minter and a counter', () => {
  assert.equal(tokenId, (BigInt(alice.address) << 96n).toString());
});

await test('everyone reads name and image, the holder reads the description', async () => {
  const metadata = fromTokenUri(await nftOfBob.tokenURI(tokenId));
  assert.equal(metadata?.name, 'A "quoted" cellar');
  assert.equal(metadata.image, 'https://example.com/cellar.png');
  assert.equal(await readDescription(nft, litOf(alice), alice.address, tokenId), input.description);
});

await test('another account, a missing token and a missing contract get a sentence', async () => {
  const other = await readDescription(nft, litOf(bob), bob.address, tokenId).catch(explain);
  assert.equal(other, `Only the holder can read this. The holder is ${alice.address}.`);
  const none = await readDescription(nft, litOf(alice), alice.address, '404').catch(explain);
  assert.equal(none, 'This token does not exist.');
  const empty = await newestTokens(openContract(bob.address, alice)).then(String, explain);
  assert.equal(empty, 'No LitNft contract at the address in src/config.ts.');
});

await test('nobody takes an id that belongs to another minter', async () => {
  const next = (await nft.nextTokenId(alice.address)).toString();
  await assert.rejects(contract.connect(bob).callStatic.mint!(next, 'data:,'), {
    reason: 'LitNft: not your next id',
  });
});

await test('after a declined transaction the next attempt mints the same id', async () => {
  const next = (await nft.nextTokenId(alice.address)).toString();
  const declining = mock.method(alice, 'sendTransaction', async () => {
    throw Object.assign(new Error('User denied'), {code: 'ACTION_REJECTED'});
  });
  const declined = await mintToken(nft, litOf(alice), alice.address, input).catch(explain);
  assert.equal(declined, 'You declined the request in your wallet. Nothing was changed.');
  declining.mock.restore();
  assert.equal(await mintToken(nft, litOf(alice), alice.address, input), next);
});

await test('the list leaves out what others put there', async () => {
  const id = (await nft.nextTokenId(bob.address)).toString();
  await nftOfBob.mint(id, 'data:application/json;base64,bm90IEpTT04=');
  const tokens = await newestTokens(nft);
  assert.equal((await nft.totalSupply()).toNumber(), 3);
  assert.deepEqual(
    tokens.map((token) => token.tokenId),
    [(BigInt(tokenId) + 1n).toString(), tokenId],
  );
});

await test('with the token, the right to read moves to the buyer', async () => {
  const transfer = (await contract.functions.transferFrom!(
    alice.address,
    bob.address,
    tokenId,
  )) as ethers.ContractTransaction;
  await transfer.wait();
  assert.equal(
    await readDescription(nftOfBob, litOf(bob), bob.address, tokenId),
    input.description,
  );
  const metadata = fromTokenUri(await nft.tokenURI(tokenId))!;
  const refusal = await litOf(alice)
    .decryptText(metadata, holderOf(nft.address, tokenId))
    .catch(explain);
  assert.equal(refusal, 'The nodes refused: this account does not hold the token.');
});
