import {afterAll, describe, expect, it} from 'vitest';
import {startNetwork} from '../../../../packages/network/src/network';
import {samplesIn} from '../../../../packages/sample-checker/testing/page-samples';

const folder = 'versioned_docs/version-2.0/sdk/explanation';
const {run} = samplesIn(`${folder}/encryption.mdx`, 'v2');

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
