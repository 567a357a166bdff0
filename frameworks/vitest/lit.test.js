import { expect, test } from 'vitest';
import { encryptAndDecrypt } from './lit.js';

test('decrypts what it encrypted', async () => {
  expect(await encryptAndDecrypt('Meet at noon.')).toBe('Meet at noon.');
}, 30_000);
