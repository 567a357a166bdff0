import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import {ethers} from 'ethers';
import {holderOf} from '../src/conditions';
import {explain} from '../src/explain';
import {Lit, type EncryptedText} from '../src/lit';
import {authSigOf, holder, litOf, nodes, stranger} from './network';

// An NFT of the local network, which anybody may mint.
const contract = '0x7210000000000000000000000000000000000721';
const tokenId = String(Date.now());
const conditions = holderOf(contract, tokenId);
let encrypted: EncryptedText;

before(async () => {
  const nft = new ethers.Contract(contract, ['function mint(address to, uint256 id)'], holder);
  await (await nft.mint!(holder.address, tokenId)).wait();
  encrypted = await litOf(holder).encryptText('The cellar key is under the mat.', conditions);
});

await test('the holder reads what was encrypted', async () => {
  const text = await litOf(holder).decryptText(encrypted, conditions);
  assert.equal(text, 'The cellar key is under the mat.');
});

await test('what goes on chain does not contain the text', () => {
  assert.equal(encrypted.encryptedSymmetricKey.length, 368);
  assert.equal(Buffer.from(encrypted.ciphertext, 'base64').includes('cellar'), false);
});

await test('another account is refused', async () => {
  const refusal = await litOf(stranger).decryptText(encrypted, conditions).catch(explain);
  assert.equal(refusal, 'The nodes refused: this account does not hold the token.');
});

await test('other conditions do not open it', async () => {
  const other = holderOf(contract, '8');
  await assert.rejects(litOf(holder).decryptText(encrypted, other), {
    errorCode: 'incorrect_access_control_conditions',
  });
});

await test('a declined signature is said, and the next attempt works', async () => {
  let declines = true;
  const lit = new Lit(nodes, async () => {
    if (declines) throw Object.assign(new Error('User rejected the request.'), {code: 4001});
    return authSigOf(holder);
  });
  const first = await lit.decryptText(encrypted, conditions).catch(explain);
  assert.equal(first, 'You declined the request in your wallet. Nothing was changed.');
  declines = false;
  assert.match(await lit.decryptText(encrypted, conditions), /cellar/);
});

await test('a failed connection is tried again, a good one is shared', async () => {
  let connections = 0;
  const connect = async () => {
    connections += 1;
    if (connections === 1) throw new Error('Could not connect to enough nodes');
    await nodes.connect();
  };
  const lit = new Lit({...nodes, connect} as typeof nodes, () => authSigOf(holder));
  assert.match(await lit.encryptText('Hi', conditions).then(String, explain), /^Could not/);
  await Promise.all([lit.encryptText('Hi', conditions), lit.encryptText('Ho', conditions)]);
  assert.equal(connections, 2);
});
