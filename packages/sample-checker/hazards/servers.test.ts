import {afterAll, expect, it} from 'vitest';
import {startNetwork} from 'lit-local-network';
import {samplesIn} from '../testing/page-samples';

const starting = startNetwork();
afterAll(async () => (await starting).stop());

it.each([
  ['cayenne', 'docs/sdk/authentication/session-sigs/use-cases.mdx'],
  [
    'serrano',
    'versioned_docs/version-2.0/sdk/explanation/authentication/sessionSigs/use-cases.mdx',
  ],
])('made-up session signatures end a server of %s', async (network, page) => {
  const printed = await samplesIn(page)(
    `
import {LitNodeClientNodeJs} from '@lit-protocol/lit-node-client-nodejs';
const print = console.log;
console.log = console.error = console.warn = () => {};
const client = new LitNodeClientNodeJs({litNetwork: '${network}', debug: false});
await client.connect();
const nodes = [...client.connectedNodes];
const madeUp = {sig: '00', derivedVia: 'litSessionSignViaNacl', signedMessage: '{}', address: '00', algo: 'ed25519'};
const ended = new Promise((resolve) => process.once('unhandledRejection', resolve));
const outcome = (sessionSigs) =>
  client.executeJs({code: 'go()', jsParams: {}, sessionSigs}).catch(({errorCode}) => 'caught ' + errorCode);
// A signature for each node: the call throws, which a server can answer.
print((await outcome(Object.fromEntries(nodes.map((node) => [node, madeUp])))).startsWith('caught'));
// One is missing: the call throws as well, while nobody waits for what it has already sent.
print(await outcome({[nodes[0]]: madeUp}));
await ended; // without the listener above, the process would be gone
print('unhandled rejection');
`,
    {env: 'node', network: await starting},
  );
  expect(printed.split('\n')).toEqual([
    'true',
    'caught InvalidArgumentException',
    'unhandled rejection',
  ]);
});

it('a server answers nobody while it verifies', async () => {
  const printed = await samplesIn('docs/sdk/access-control/jwt-auth.mdx')(
    `
import {verify} from './verify';
const publicKey =
  '97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905' +
  'a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb'; // of the secret key 1
const strange = () => verify(publicKey, Buffer.from('text'), new Uint8Array(96).fill(1));
await strange(); // loads the WebAssembly
const done = [];
const strangers = Array.from({length: 20}, (_, index) =>
  strange().then(() => done.push(index)));
setTimeout(() => console.log('the next request is read after', done.length));
await Promise.all(strangers);
`,
    {env: 'node'},
  );
  expect(printed).toBe('the next request is read after 20');
});
