import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import type {ethers} from 'ethers';
import {deploy} from '../scripts/contract';
import {holderOf} from '../src/conditions';
import {explain} from '../src/explain';
import {Lit} from '../src/lit';
import {
  fromTokenUri,
  mintToken,
  newestTokens,
  openContract,
  readDescription,
  type LitNft,
} from '../src/nft';
import {EvmSigner} from './evm';
import {NodesInMemory, authSigOf} from './nodes';

const alice = '0x50e2dac5e78B5905CB09495547452cEE64426db2';
const bob = '0x89b597199dAc806Ceecfc091e56044D34E59985c';
const input = {
  name: 'A "quoted" cellar',
  image: 'https://example.com/cellar.png',
  description: 'The key is under the mat. 🔑',
};

let wallet: EvmSigner;
let contract: ethers.Contract;
let nft: LitNft; // with Alice's wallet
let nftOfBob: LitNft;
let tokenId: string;

// The stand-in reads the chain, as the nodes do.
const nodes = new NodesInMemory(async ([condition], address) => {
  const {parameters} = condition as unknown as {parameters: string[]};
  return (await nft.ownerOf(parameters[0]!)) === address;
});
const litOf = (address: string) => new Lit(nodes, async () => authSigOf(address));

before(async () => {
  wallet = await EvmSigner.create(alice);
  contract = await deploy(wallet);
  nft = openContract(contract.address, wallet);
  nftOfBob = openContract(contract.address, wallet.other(bob));
  tokenId = await mintToken(nft, litOf(alice), alice, input);
});

await test('the id is the minter and a counter', () => {
  assert.equal(tokenId, (BigInt(alice) << 96n).toString());
});

await test('everyone reads name and image, the holder reads the description', async () => {
  const metadata = fromTokenUri(await nftOfBob.tokenURI(tokenId));
  assert.equal(metadata?.name, 'A "quoted" cellar');
  assert.equal(metadata.image, 'https://example.com/cellar.png');
  assert.equal(await readDescription(nft, litOf(alice), alice, tokenId), input.description);
});

await test('another account, a missing token and a missing contract get a sentence', async () => {
  const other = await readDescription(nft, litOf(bob), bob, tokenId).catch(explain);
  assert.equal(other, `Only the holder can read this. The holder is ${alice}.`);
  const none = await readDescription(nft, litOf(alice), alice, '404').catch(explain);
  assert.equal(none, 'This token does not exist.');
  const empty = await newestTokens(openContract(bob, wallet)).then(String, explain);
  assert.equal(empty, 'No LitNft contract at the address in src/config.ts.');
});

await test('nobody takes an id that belongs to another minter', async () => {
  const next = (await nft.nextTokenId(alice)).toString();
  const refusal = await nftOfBob.mint(next, 'data:,').then(String, explain);
  assert.equal(refusal, 'LitNft: not your next id');
});

await test('after a declined transaction the next attempt mints the same id', async () => {
  const next = (await nft.nextTokenId(alice)).toString();
  wallet.declines = true;
  const declined = await mintToken(nft, litOf(alice), alice, input).catch(explain);
  assert.equal(declined, 'You declined the request in your wallet. Nothing was changed.');
  wallet.declines = false;
  assert.equal(await mintToken(nft, litOf(alice), alice, input), next);
});

await test('the list leaves out what others put there', async () => {
  const id = (await nft.nextTokenId(bob)).toString();
  await nftOfBob.mint(id, 'data:application/json;base64,bm90IEpTT04=');
  const tokens = await newestTokens(nft);
  assert.equal((await nft.totalSupply()).toNumber(), 3);
  assert.deepEqual(
    tokens.map((token) => token.tokenId),
    [(BigInt(tokenId) + 1n).toString(), tokenId],
  );
});

await test('with the token, the right to read moves to the buyer', async () => {
  await contract.functions.transferFrom!(alice, bob, tokenId);
  assert.equal(await readDescription(nftOfBob, litOf(bob), bob, tokenId), input.description);
  const metadata = fromTokenUri(await nft.tokenURI(tokenId))!;
  const refusal = await litOf(alice)
    .decryptText(metadata, holderOf(nft.address, tokenId))
    .catch(explain);
  assert.equal(refusal, 'The nodes refused: this account does not hold the token.');
});
