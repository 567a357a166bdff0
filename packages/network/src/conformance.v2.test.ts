import {ethers} from 'ethers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type Network, startNetwork} from './network';
import {type Client, connectClient, signIn} from './testing/sdk';

// Behaviour of Serrano that public sources of 2023 show; each test names its source.

const chain = 'ethereum';
let network: Network;
let client: Client;
let owner: ethers.Wallet;
let publicKey: string;

beforeAll(async () => {
  network = await startNetwork({only: 'serrano'});
  client = await connectClient(2, network.v2);
  owner = new ethers.Wallet(network.accounts[0]!.privateKey);
  ({publicKey} = await network.mintPkp({release: 2}));
});
afterAll(() => network.stop());

const ask = (path: string, body: string) =>
  fetch(`${network.v2.bootstrapUrls[0]!}${path}`, {
    method: 'POST',
    headers: {'x-request-id': 'lit_1', 'x-lit-sdk-version': '2.2.61'},
    body,
  });

// LIT-Protocol/docs e5dea91 (30 November 2023), updateableConditions.md. 2.2.63 always sends the field, 0 unless told.
it('conditions are permanent where a request leaves it open', async () => {
  const authSig = await signIn(owner);
  const save = async (key: string, val: string, permanant?: 0 | 1) => {
    const body = JSON.stringify({key, val, authSig, chain, permanant});
    const response = await ask('/web/encryption/store', body);
    return {status: response.status, ...((await response.json()) as object)};
  };
  await save('aa', '01');
  expect(await save('aa', '02')).toMatchObject({status: 403, errorCode: 'NodeStorageError'});
  await save('bb', '01', 0);
  expect(await save('bb', '02', 0)).toMatchObject({status: 200});
});

// js-serverless-function-test 4db320f, js-sdkTests/helloworld.js (May 2023).
it('signs bytes of any length', async () => {
  const {signatures} = await client.executeJs({
    code: `(async () => LitActions.signEcdsa({toSign, publicKey, sigName: 'sig1'}))();`,
    authSig: await signIn(owner),
    jsParams: {toSign: [...Buffer.from('Hello World')], publicKey},
  });
  const {signature, dataSigned} = signatures.sig1!;
  const digest = `0x${dataSigned.replace(/^0x/, '')}`;
  expect(ethers.utils.recoverAddress(digest, signature)).toBe(
    ethers.utils.computeAddress(publicKey),
  );
  const signed = await client.pkpSign({
    toSign: [1, 2, 3],
    pubKey: publicKey,
    authSig: await signIn(owner),
  });
  expect(signed.signature).toMatch(/^0x[\da-f]{130}$/);
});

// js-sdk 70a041a97, cypress/e2e/spec.cy.ts: exactly these keys.
it('has these keys in its handshake', async () => {
  const response = await ask('/web/handshake', JSON.stringify({clientPublicKey: 'test'}));
  expect(Object.keys((await response.json()) as object).sort()).toEqual([
    ...['clientSdkVersion', 'networkPublicKey', 'networkPublicKeySet'],
    ...['serverPublicKey', 'subnetPublicKey'],
  ]);
});

// js-serverless-function-test 4db320f, automated/denoPermissions.js (June 2023).
it('refuses an action the environment in the words of Deno', async () => {
  const code = Buffer.from('Deno.env.toObject()').toString('base64');
  const response = await ask('/web/execute', JSON.stringify({authSig: await signIn(owner), code}));
  expect(await response.json()).toMatchObject({
    error: expect.stringContaining(
      'PermissionDenied: Requires env access to all, run again with the --allow-env flag',
    ) as string,
  });
});

// 500 threads at once ended 35 of 50 requests at the limit of time.
it('answers 50 executions at once', {timeout: 900_000}, async () => {
  const authSig = await signIn(owner);
  // As many nodes as must answer; ten would take longer and say no more.
  const {bootstrapUrls, minNodeCount} = network.v2;
  const six = {...network.v2, bootstrapUrls: bootstrapUrls.slice(0, minNodeCount)};
  const busy = await connectClient(2, six);
  const answers = await Promise.all(
    Array.from({length: 50}, (_, index) =>
      busy.executeJs({
        code: 'Lit.Actions.setResponse({response: JSON.stringify({index})})',
        authSig,
        jsParams: {index},
      }),
    ),
  );
  expect(answers.map(({response}) => response)).toEqual(answers.map((_, index) => ({index})));
});
