import {generateKeyPairSync} from 'node:crypto';
import {expect, it} from 'vitest';
import {shownValues} from './values';

it('shows data in short, and nothing of secrets, keys, functions and clients', () => {
  class Client {
    url = '';
  }
  const values = shownValues({
    ciphertext: 'k'.repeat(200),
    count: 3,
    isOpen: false,
    bytes: new Uint8Array(32),
    result: {dataToEncryptHash: 'a'.repeat(64), nested: {deep: 1}, list: [1, 2, 3, 4]},
    privateKey: '0xac09',
    keys: generateKeyPairSync('ed25519'),
    missing: undefined,
    client: new Client(),
    call: () => 1,
    pending: Promise.resolve(),
  });
  expect(values).toEqual({
    ciphertext: `'${'k'.repeat(32)}'…`,
    count: '3',
    isOpen: 'false',
    bytes: 'Uint8Array(32)',
    result: "{ dataToEncryptHash: 'aaaaaaaaaa'…, nested: [Object], list: [Array] }",
  });
});
