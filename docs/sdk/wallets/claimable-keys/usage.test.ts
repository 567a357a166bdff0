import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/sdk/wallets/claimable-keys/usage.mdx');

test('root keys count only if every node reports the same ones', async () => {
  const printed = await run(
    `
import {agreedRootKeys, addressOf} from './address-of';
import {initWasmEcdsaSdk} from '@lit-protocol/ecdsa-sdk';
import {LitNodeClientNodeJs} from '@lit-protocol/lit-node-client-nodejs';
import {ethers} from 'ethers';
const key = (name: string) => new ethers.Wallet(ethers.utils.id(name)).publicKey.slice(2);
const good = [key('a'), key('b')];
const urls = ['one', 'two', 'three'];
const client = (answers: unknown[]) => ({
  config: {bootstrapUrls: urls},
  serverKeys: Object.fromEntries(answers.flatMap((a, i) => a === undefined ? [] : [[urls[i], a]])),
});
const of = (keys: unknown) => ({hdRootPubkeys: keys});
const g = of(good);
const table = {
  good: [g, g, g],
  'last node lies': [g, g, of([key('liar'), key('b')])],
  'first node lies': [of([key('liar'), key('b')]), g, g],
  'a key more': [g, g, of([...good, key('liar')])],
  'another order': [g, g, of([...good].reverse())],
  'one silent': [g, g],
  null: [g, g, of(null)], all_null: [of(null), of(null), of(null)],
  empty: [of([]), of([]), of([])],
  text: [of('ERR'), of('ERR'), of('ERR')],
  'no keys': [of(['', 'ERR']), of(['', 'ERR']), of(['', 'ERR'])],
};
for (const [name, answers] of Object.entries(table)) {
  let outcome: string;
  try {
    outcome = agreedRootKeys(client(answers) as never).join() === good.join() ? 'accepted' : 'other keys';
  } catch (error) { outcome = String(error); }
  console.log(name + ': ' + outcome);
}
await initWasmEcdsaSdk();
const node = new LitNodeClientNodeJs({litNetwork: 'cayenne', debug: false});
for (const url of node.config.bootstrapUrls) node.serverKeys[url] = g;
node.hdRootPubkeys = [key('liar'), key('b')]; // what connect() has kept
const address = addressOf(node, 'user', 'app').address;
node.hdRootPubkeys = good;
const {publicKey} = addressOf(node, 'user', 'app');
console.log('agreed keys are used: ' + (address === ethers.utils.computeAddress('0x' + publicKey)));
`,
    {env: 'node'},
  );
  expect(printed.split('\n')).toEqual([
    'good: accepted',
    ...[
      'last node lies',
      'first node lies',
      'a key more',
      'another order',
      'one silent',
      'null',
    ].map((name) => `${name}: Error: The nodes do not agree on the root keys.`),
    ...['all_null', 'empty', 'text', 'no keys'].map(
      (name) => `${name}: Error: A node has not reported its root keys.`,
    ),
    'agreed keys are used: true',
  ]);
});
