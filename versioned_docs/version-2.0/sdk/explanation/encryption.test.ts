import {readFileSync} from 'node:fs';
import {afterAll, describe, expect, it} from 'vitest';
import {startNetwork} from '../../../../packages/network/src/network';
import {contentOf} from '../../../../packages/sample-checker/fences';
import {samplesIn} from '../../../../packages/sample-checker/testing/page-samples';

const folder = 'versioned_docs/version-2.0/sdk/explanation';
const {run} = samplesIn(`${folder}/encryption.mdx`, 'v2');

const sampleOf = (page: string, title: string): string => {
  const {fences} = contentOf(readFileSync(`${folder}/${page}`, 'utf8'));
  return fences.find(({meta}) => meta.includes(`"${title}"`))!.code;
};

const mint = (owner: string) =>
  `await localNetwork.mint('erc721', '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71', ${owner}, 1);`;

describe('nft-message.ts', () => {
  const starting = startNetwork();
  afterAll(async () => (await starting).stop());

  it.each([
    ['decrypts for a holder', mint('holder.address'), 'Meet at noon.'],
    ['refuses others', mint('other.address'), 'NodeNotAuthorized'],
    ['stores no empty key', 'delete globalThis.wasmExports;', 'The key was not encrypted.'],
  ])('%s', async (_what, before, expected) => {
    const code = `
      const [holder, other] = localNetwork.accounts;
      process.env.PRIVATE_KEY = holder.privateKey;
      console.error = console.warn = () => {};
      await import('@lit-protocol/lit-node-client');
      ${before}
      await import('./nft-message').catch((error) => console.log(error.errorCode ?? error.message));`;
    const lines = (await run(code, {env: 'node', network: await starting})).split('\n');
    expect(lines.at(-1)?.trim()).toBe(expected);
  });
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

it('packs no archive without its key, and signs in again with an old signature', async () => {
  const code = `
    import auth from '@lit-protocol/auth-browser/src/lib/auth-browser.js';
    import encryption from '@lit-protocol/encryption/src/lib/encryption.js';
    const stored = new Map([['lit-auth-signature', 'old'], ['lit-auth-sol-signature', 'kept']]);
    globalThis.localStorage = {removeItem: (key) => stored.delete(key)};
    const lasts = (ms) => ({signedMessage: 'Expiration Time: ' + new Date(Date.now() + ms).toISOString()});
    auth.checkAndSignAuthMessage = async () => stored.has('lit-auth-signature') ? lasts(-1) : lasts(3600_000);
    let size = 184, asked;
    encryption.encryptFileAndZipWithMetadata = async ({authSig}) => {
      asked = authSig;
      return {zipBlob: 'archive', encryptedSymmetricKey: new Uint8Array(size)};
    };
    const {pack} = await import('./archive');
    const {isFresh} = await import('./sign-in');
    console.log(await pack({}, [{}], new File(['Hi.'], 'a.txt')), isFresh(asked), [...stored.keys()].join());
    size = 0;
    await pack({}, [{}], new File(['Hi.'], 'a.txt')).catch(({message}) => console.log(message));`;
  expect((await run(code, {env: 'browser'})).split('\n')).toEqual([
    'archive true lit-auth-sol-signature',
    'The key was not encrypted.',
  ]);
});

it('connects as Installation does', () => {
  expect(sampleOf('encryption.mdx', 'lit.ts')).toBe(sampleOf('installation.mdx', 'lit.ts'));
});
