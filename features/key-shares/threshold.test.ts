import {expect, it} from 'vitest';
import {combine, makeSharedKey, NODES, THRESHOLD} from './threshold.client';

const MESSAGE = 'ETH was worth at least 2000 USD';

it('makes one signature from any four parts, and none from three', () => {
  const key = makeSharedKey();
  const parts = Array.from({length: NODES}, (_, index) => key.sign(index + 1, MESSAGE));
  const signatures = [parts.slice(0, THRESHOLD), parts.slice(-THRESHOLD), parts].map(combine);
  for (const signature of signatures) {
    expect(key.verify(signature, MESSAGE)).toBe(true);
    expect(signature.equals(signatures[0]!)).toBe(true);
  }
  expect(key.verify(signatures[0]!, `${MESSAGE}.`)).toBe(false);
  expect(key.verify(combine(parts.slice(0, THRESHOLD - 1)), MESSAGE)).toBe(false);
});

it('makes another key each time', () => {
  expect(makeSharedKey().publicKey).not.toBe(makeSharedKey().publicKey);
});
