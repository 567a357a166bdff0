import {expect, test} from 'vitest';
import {actionIn, NO_COUNTS, signedTexts} from 'sample-checker/testing/try-action';

const payer = '0x50e2dac5e78b5905cb09495547452cee64426db2';
const to = '0xa80617371a5f511bf4c1ddf822e6040acaa63e71';
const payment = {to, amount: 50, nonce: 7};

const limit = actionIn('docs/intro/_limit-action.mdx', 'limit.action.js');
const ask = async (asked: unknown, authSigAddress: string | null = payer) =>
  limit({jsParams: {payment: asked, publicKey: '0x04'}, auth: {authSigAddress}});
const REFUSED = {calls: [{name: 'setResponse', params: {response: '{"refused":true}'}}]};

test('signs a payment, and nothing that the caller adds', async () => {
  expect(signedTexts(await ask({...payment, memo: 'and all the rest'}))).toEqual([
    'Payment 7 of 0x326C977E6efc84E512bB9C30f76E30c160eD06FB on chain 1: ' +
      '50 USDC to 0xA80617371A5f511Bf4c1dDf822E6040acaa63e71',
  ]);
});

const REFUSED_COUNTS = [0, ...NO_COUNTS];

test.each([
  null,
  {},
  {...payment, amount: 51},
  ...REFUSED_COUNTS.map((amount) => ({...payment, amount})),
  ...REFUSED_COUNTS.map((nonce) => ({...payment, nonce})),
  ...[null, '', 'ada.eth', [to], `${to}\nPayment 8`].map((other) => ({...payment, to: other})),
])('refuses %o', async (asked) => {
  expect(await ask(asked)).toEqual(REFUSED);
});

test.each([null, '', to])('refuses the caller %s', async (caller) => {
  expect(await ask(payment, caller)).toEqual(REFUSED);
});
