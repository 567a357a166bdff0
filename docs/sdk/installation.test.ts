import {expect, it} from 'vitest';
import {samplesIn} from '../../packages/sample-checker/testing/page-samples';

const {run} = samplesIn('docs/sdk/installation.mdx', 'v3');

it('leaves nothing of the SDK behind on signing out', async () => {
  const code = `
    import {signOut} from './sign-out';
    import misc from '@lit-protocol/misc/src/lib/misc.js';
    const keys = [
      'lit-auth-signature', 'lit-auth-sol-signature', 'lit-auth-cosmos-signature', 'lit-web3-provider',
      'lit-wallet-sig', 'lit-session-key', 'lit-comms-keypair', 'of the app',
    ];
    const kept = new Set(keys);
    globalThis.localStorage = {removeItem: (key) => kept.delete(key), getItem: () => null};
    misc.isNode = () => false; // as in a browser
    await signOut();
    console.log([...kept].join());`;
  expect(await run(code)).toBe('of the app');
});

it('describes whatever the SDK threw', async () => {
  const code = `
    import {litErrorMessage} from './config';
    const errors = [{message: 'No.', errorCode: 'A'}, 'No.', new Error('No.'), null, undefined, '', {}, 7];
    console.log(JSON.stringify(errors.map(litErrorMessage)));`;
  expect(JSON.parse(await run(code))).toEqual([
    'A: No.',
    'No.',
    'No.',
    'unknown error',
    'unknown error',
    '',
    'unknown error',
    'unknown error',
  ]);
});
