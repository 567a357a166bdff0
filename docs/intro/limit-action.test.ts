import {ethers} from 'ethers';
import {expect, test} from 'vitest';
import {actionIn, NO_COUNTS, signedTexts} from 'sample-checker/testing/try-action';

/** Made by nobody: it gives the address of the sample's payer for this payment, and for no other. */
const approval = `0x${'2'.repeat(128)}1b`;
const to = '0xa80617371a5f511bf4c1ddf822e6040acaa63e71';
const vault = '0x326C977E6efc84E512bB9C30f76E30c160eD06FB';
const payment = {to, amount: 50, nonce: 7};
const TEXT = `Payment 7 of ${vault} on chain 1: 50 USDC to 0xA80617371A5f511Bf4c1dDf822E6040acaa63e71`;

const stranger = new ethers.Wallet(ethers.utils.id('a stranger'));

const limit = actionIn('docs/intro/_limit-action.mdx', 'limit.action.js');
const ask = async (asked: unknown, signature: unknown = approval) =>
  limit({jsParams: {payment: asked, approval: signature, publicKey: '0x04'}});
const REFUSED = {calls: [{name: 'setResponse', params: {response: '{"refused":true}'}}]};

test('signs a payment, and nothing that the caller adds', async () => {
  expect(signedTexts(await ask({...payment, memo: 'and all the rest'}))).toEqual([TEXT]);
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

test.each([null, '', to, {}, `${approval}00`, await stranger.signMessage(TEXT)])(
  'refuses a payment that the payer has not signed',
  async (signature) => {
    expect(await ask(payment, signature)).toEqual(REFUSED);
  },
);

test.each([
  {...payment, amount: 49},
  {...payment, nonce: 8},
  {...payment, to: vault},
])('refuses %o, for which the payer has signed another payment', async (asked) => {
  expect(await ask(asked)).toEqual(REFUSED);
});
