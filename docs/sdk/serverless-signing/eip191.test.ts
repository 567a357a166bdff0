import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';
import {actionIn, NO_COUNTS, signedTexts} from 'sample-checker/testing/try-action';

const caller = '0x50e2dac5e78B5905CB09495547452cEE64426db2';
const text = (order: number) =>
  `Order ${order} received by 0x50e2dac5e78b5905cb09495547452cee64426db2 ` +
  'for 0x326c977e6efc84e512bb9c30f76e30c160ed06fb on chain 175177';

describe.each([
  'docs/sdk/serverless-signing/eip191.mdx',
  'versioned_docs/version-2.0/LitActions/additionalExamples/usingEIP.mdx',
])('%s', (page) => {
  const receipt = actionIn(page, 'receipt.action.js');
  const signed = async (orderNumber: unknown, authSigAddress: string | null = caller) =>
    signedTexts(
      await receipt({jsParams: {publicKey: '0x04', orderNumber}, auth: {authSigAddress}}),
    );

  test('signs who asked, for which contract and chain, and refuses what is no number', async () => {
    expect(await signed(1042)).toEqual([text(1042)]);
    expect(await signed(0)).toEqual([text(0)]);
    for (const order of NO_COUNTS) {
      expect(await signed(order), JSON.stringify(order)).toEqual([]);
    }
    expect(await signed(1042, null)).toEqual([]);
  });

  test('signedByPkp compares the signer, and says when a key is none', async () => {
    const printed = await samplesIn(page)(`
import {ethers} from 'ethers';
import {signedByPkp} from './signed-by-pkp';
const pkp = ethers.Wallet.createRandom();
const good = await pkp.signMessage('text');
const other = await ethers.Wallet.createRandom().signMessage('text');
const check = (...args) => {
  try { return signedByPkp(...args); } catch (error) { return 'throws'; }
};
const key = pkp.publicKey;
console.log(JSON.stringify([
  [['text', good, key]],
  [['text ', good, key], ['text', other, key], ['text', '0x1234', key], ['text', '', key], ['text', null, key]],
  [['text', good, key.slice(2)], ['text', good, ''], ['text', good, null]],
].map((row) => row.map((args) => check(...args)))));
`);
    expect(JSON.parse(printed)).toEqual([
      [true],
      [false, false, false, false, false],
      ['throws', 'throws', 'throws'],
    ]);
  });
});

test('the contract writes the text of the action', () => {
  const page = path.join(__dirname, '_eip191-contract.mdx');
  const [, parts = ''] = /message = abi\.encodePacked\(([^;]*)\);/.exec(
    readFileSync(page, 'utf8'),
  )!;
  const written = parts
    .replace('lowerCase(clerk)', `"${caller.toLowerCase()}"`)
    .replace('lowerCase(address(this))', '"0x326c977e6efc84e512bb9c30f76e30c160ed06fb"')
    .replace('decimal(orderNumber)', '"1042"')
    .replace('decimal(block.chainid)', '"175177"')
    .match(/"[^"]*"/g)!;
  expect(written.map((part) => part.slice(1, -1)).join('')).toBe(text(1042));
});
