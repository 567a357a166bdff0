import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('versioned_docs/version-2.0/sdk/explanation/authentication/authSig.mdx');

/** Stands in for the page and the wallet, before the module loads. */
const PAGE = `
  import auth from '@lit-protocol/auth-browser/src/lib/auth-browser.js';
  const stored = new Map();
  const localStorage = {getItem: (key) => stored.get(key) ?? null, removeItem: (key) => stored.delete(key)};
  const document = {querySelector: () => null};
  Object.assign(globalThis, {localStorage, document, location: {origin: 'https://app.example'}, ethereum: {}, addEventListener() {}});
  const lasting = (ms) => ({signedMessage: 'Expiration Time: ' + new Date(Date.now() + ms).toISOString()});
  let answer;
  auth.checkAndSignAuthMessage = () => answer();
  const outcomeWith = async (next) => {
    answer = next;
    const {signIn} = await import('./browser-sign-in');
    return signIn().then(() => 'signed', (error) => error?.outcome ?? error);
  };`;

it('takes a signature for fresh only if it ends later than in a minute', async () => {
  const code = `
    import {isFresh} from './browser-sign-in';
    const at = (ms) => 'Expiration Time: ' + new Date(Date.now() + ms).toISOString();
    const messages = [at(3600_000), at(30_000), at(-1), '', 'Expiration Time: ', 'Expiration Time: soon', ' ' + at(3600_000)];
    console.log(messages.map((signedMessage) => isFresh({signedMessage})).join());`;
  expect(await run(code, {env: 'node'})).toBe('true,false,false,false,false,false,false');
});

it('asks again in place of an old signature, and clears no other', async () => {
  const code = `${PAGE}
    stored.set('lit-auth-signature', JSON.stringify(lasting(-1)));
    stored.set('lit-auth-sol-signature', 'kept');
    const outcome = await outcomeWith(async () =>
      lasting(stored.has('lit-auth-signature') ? -1 : 3600_000));
    console.log(outcome, stored.get('lit-auth-sol-signature'));`;
  expect(await run(code, {env: 'browser'})).toBe('signed kept');
});

it('tells a late answer, a foreign account and an unknown error apart', async () => {
  const code = `${PAGE}
    const fails = (error) => outcomeWith(() => Promise.reject(error));
    const foreign = 'ruh roh, the user signed with a different address (0x1) then (0x2).';
    console.log([
      await outcomeWith(async () => lasting(-1)),
      await fails({errorCode: 'UnknownError', message: foreign}),
      await fails(new Error('No wallets installed or provided.')),
      await fails(null),
      await fails('text'),
    ].join());`;
  expect(await run(code, {env: 'browser'})).toBe('expired,wrong account,no wallet,,text');
});
