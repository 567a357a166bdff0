import {ethers} from 'ethers';
import {expect, it} from 'vitest';
import {addressOf, digestOf, digestOfMessage} from './digest.shared';
import {combine, secretFrom, SharedKey} from './shared-key.shared';

const {utils} = ethers;
const wallet = new ethers.Wallet(utils.id('a PKP'));
const key = new SharedKey(10, 6, secretFrom(wallet.privateKey));

it('has the public key and the address of its secret', () => {
  expect([key.publicKey, key.address]).toEqual([wallet.publicKey, wallet.address]);
  expect(addressOf(utils.arrayify(wallet.publicKey))).toBe(wallet.address);
});

it('signs with the shares of any six of ten nodes, and with no five', async () => {
  for (const text of ['one', 'two', 'three', 'four']) {
    const bytes = utils.toUtf8Bytes(text);
    const parts = Array.from({length: 10}, (_, index) =>
      key.sign(index + 1, digestOfMessage(bytes)),
    );
    const expected = {signature: await wallet.signMessage(text), signedBy: wallet.address};
    expect(combine(parts)).toMatchObject(expected);
    expect(combine(parts.slice(0, 6))).toMatchObject(expected);
    expect(combine([1, 3, 5, 7, 8, 9].map((index) => parts[index]!))).toMatchObject(expected);
    expect(combine(parts.slice(0, 5)).signedBy).not.toBe(wallet.address);
  }
});

it('hashes what is no hash in release 2 alone', () => {
  const bytes = Uint8Array.of(1, 2);
  expect(utils.hexlify(digestOf(bytes, 2))).toBe(utils.keccak256(bytes));
  expect(() => digestOf(bytes, 3)).toThrow('toSign has 2 bytes, not 32.');
  expect(digestOf(new Uint8Array(32), 3)).toEqual(new Uint8Array(32));
});
