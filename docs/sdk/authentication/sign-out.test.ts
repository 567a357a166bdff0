import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const V2 = 'versioned_docs/version-2.0/sdk/explanation/authentication';

it.each([
  ['docs/sdk/authentication/auth-sig.mdx', 'sign-out', 'signOut()'],
  [
    'docs/sdk/authentication/session-sigs/get-session-sigs.mdx',
    'end-session',
    'endSession({reset() {}})',
  ],
  ['docs/sdk/authentication/security.mdx', 'forget-session', "forgetSession('2023-11-20')"],
  [`${V2}/authSig.mdx`, 'sign-out', 'signOut({reset() {}})'],
  [`${V2}/security.mdx`, 'forget-session', "forgetSession('2023-11-20')"],
])('%s leaves nothing of the SDK behind', async (page, file, call) => {
  const code = `
    import * as samples from './${file}';
    import misc from '@lit-protocol/misc/src/lib/misc.js';
    const kept = new Set([
      'lit-auth-signature', 'lit-auth-sol-signature', 'lit-auth-cosmos-signature', 'lit-web3-provider',
      'lit-wallet-sig', 'lit-session-key', 'lit-comms-keypair', 'of the app',
    ]);
    globalThis.localStorage = {removeItem: (key) => kept.delete(key), getItem: () => null, setItem() {}};
    misc.isNode = () => false; // as in a browser
    await samples.${call};
    console.log([...kept].join());`;
  const printed = await samplesIn(page)(code, {env: 'browser'});
  expect(printed).toBe('of the app');
});
