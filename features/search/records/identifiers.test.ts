import {expect, it} from 'vitest';
import {identifiersIn} from './identifiers';

it.each([
  [
    "import {LitNodeClient} from '@lit-protocol/lit-node-client';",
    'LitNodeClient @lit-protocol/lit-node-client',
  ],
  ['await client.connect();', 'connect'],
  [
    'const {ciphertext, dataToEncryptHash} = await encryptString(x);',
    'dataToEncryptHash encryptString',
  ],
  ["method: 'eth_getBalance', // LIT_ERROR", 'eth_getBalance LIT_ERROR'],
  ['getSessionSigs(a); getSessionSigs(b);', 'getSessionSigs'],
  ['console.log(JSON.stringify(value));', ''],
  ['const a = 1;', ''],
])('finds the names in %s', (code, names) => {
  expect(identifiersIn(code).join(' ')).toBe(names);
});
