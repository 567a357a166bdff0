import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {contentOf} from '../../../../plugins/samples/fences';
import {samplesIn} from '../../../../plugins/samples/testing/page-samples';

const folder = 'versioned_docs/version-2.0/sdk/explanation';
const {run} = samplesIn(`${folder}/encryption.mdx`, 'v2');

const sampleOf = (page: string, title: string): string => {
  const {fences} = contentOf(readFileSync(`${folder}/${page}`, 'utf8'));
  return fences.find(({meta}) => meta.includes(`"${title}"`))!.code;
};

/** The ten nodes of the Testing page, where the program's own client finds them. */
const NODES = `
  ${sampleOf('tests.mdx', 'memory-network.ts')}
  import {ethers} from 'ethers';
  const wallet = ethers.Wallet.createRandom();
  process.env.PRIVATE_KEY = wallet.privateKey;
  let holder = wallet.address;
  const {client} = await memoryNetwork({mayDecrypt: (address) => address === holder});
  await client.connect();
  globalThis.fetch = async (url, {body}) => {
    const data = JSON.parse(body);
    if (url.endsWith('/web/handshake')) {
      const {subnetPubKey, networkPubKey, networkPubKeySet} = client;
      return Response.json({serverPublicKey: 'a', subnetPublicKey: subnetPubKey, networkPublicKey: networkPubKey, networkPublicKeySet: networkPubKeySet});
    }
    return client.sendCommandToNode({url, data}).then(Response.json, (error) => Response.json(error, {status: 401}));
  };
  console.error = console.warn = () => {};
`;

it.each([
  ['decrypts for a holder', '', 'Meet at noon.'],
  ['refuses others', `holder = '';`, 'NodeNotAuthorized'],
  ['stores no empty key', 'delete globalThis.wasmExports;', 'The key was not encrypted.'],
])('%s', async (_what, change, expected) => {
  const code = `${NODES}
    ${change}
    await import('./nft-message').catch((error) => console.log(error.errorCode ?? error.message));`;
  const lines = (await run(code, {env: 'node'})).split('\n');
  expect(lines.at(-1)?.trim()).toBe(expected);
});

it('saves keys under conditions only, and none of 0 bytes', async () => {
  const code = `
    import {lockText, openText} from './text';
    const proof = {address: '0x1'};
    let key, size = 184;
    const client = {
      saveEncryptionKey: async ({symmetricKey}) => ((key = symmetricKey), new Uint8Array(size)),
      getEncryptionKey: async ({toDecrypt}) => (toDecrypt.length === 368 ? key : undefined),
    };
    const results = {};
    const attempt = async (name, task) => {
      results[name] = await task().catch((error) => error.message);
    };
    await attempt('good', async () => openText(client, proof, await lockText(client, proof, [{}], 'Hi.')));
    await attempt('[]', () => lockText(client, proof, [], 'Hi.'));
    await attempt('null', () => lockText(client, proof, null, 'Hi.'));
    size = 0;
    await attempt('empty key', () => lockText(client, proof, [{}], 'Hi.'));
    console.log(JSON.stringify(results));`;
  expect(JSON.parse(await run(code, {env: 'node'}))).toEqual({
    good: 'Hi.',
    '[]': 'There are no conditions.',
    null: 'There are no conditions.',
    'empty key': 'The key was not encrypted. Load the page again.',
  });
});

it('takes a signature for fresh only if it ends later than in a minute', async () => {
  const code = `
    import {isFresh} from './sign-in';
    const at = (ms) => 'Expiration Time: ' + new Date(Date.now() + ms).toISOString();
    const messages = [at(3600_000), at(30_000), at(-1), '', 'Expiration Time: ', 'Expiration Time: soon', ' ' + at(3600_000)];
    console.log(messages.map((signedMessage) => isFresh({signedMessage})).join());`;
  expect(await run(code, {env: 'node'})).toBe('true,false,false,false,false,false,false');
});

it('connects as Installation does', () => {
  expect(sampleOf('encryption.mdx', 'lit.ts')).toBe(sampleOf('installation.mdx', 'lit.ts'));
});
