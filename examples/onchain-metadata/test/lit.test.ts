import assert from 'node:assert/strict';
import {test} from 'node:test';
import {holderOf} from '../src/conditions';
import {explain} from '../src/explain';
import {Lit} from '../src/lit';
import {NodesInMemory, authSigOf, fail} from './nodes';

const holder = '0x50e2dac5e78B5905CB09495547452cEE64426db2';
const stranger = '0x89b597199dAc806Ceecfc091e56044D34E59985c';
const conditions = holderOf('0x22C1f6050E56d2876009903609a2cC3fEf83B415', '7');

const nodes = new NodesInMemory(async (_, address) => address === holder);
const litOf = (address: string) => new Lit(nodes, async () => authSigOf(address));
const encrypted = await litOf(holder).encryptText('The cellar key is under the mat.', conditions);

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
  const other = holderOf('0x22C1f6050E56d2876009903609a2cC3fEf83B415', '8');
  await assert.rejects(litOf(holder).decryptText(encrypted, other), {
    errorCode: 'incorrect_access_control_conditions',
  });
});

await test('a declined signature is said, and the next attempt works', async () => {
  let declines = true;
  const lit = new Lit(nodes, async () => {
    if (declines) fail({code: 4001, message: 'User rejected the request.'});
    return authSigOf(holder);
  });
  const first = await lit.decryptText(encrypted, conditions).catch(explain);
  assert.equal(first, 'You declined the request in your wallet. Nothing was changed.');
  declines = false;
  assert.match(await lit.decryptText(encrypted, conditions), /cellar/);
});

await test('a failed connection is tried again, a good one is shared', async () => {
  const flaky = new NodesInMemory(async () => true);
  const lit = new Lit(flaky, async () => authSigOf(holder));
  flaky.isDown = true;
  assert.match(await lit.encryptText('Hi', conditions).then(String, explain), /^Error: Could not/);
  flaky.isDown = false;
  await Promise.all([lit.encryptText('Hi', conditions), lit.encryptText('Ho', conditions)]);
  assert.equal(flaky.connections, 2);
});
