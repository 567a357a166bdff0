import {afterAll, expect, it} from 'vitest';
import {startNetwork} from 'lit-local-network';
import {samplesIn} from 'sample-checker/testing/page-samples';

const V3 = 'docs/sdk/access-control/encryption.mdx';
const V2 = 'versioned_docs/version-2.0/sdk/explanation/encryption.mdx';

const starting = startNetwork();
afterAll(async () => (await starting).stop());

/** Takes away the WebAssembly that keys are encrypted with, once it is there. */
const WITHOUT_WASM = `
  while (!globalThis.wasmExports) await new Promise(setImmediate);
  delete globalThis.wasmExports;`;

const mint = (owner: string) =>
  `await localNetwork.mint('erc721', '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71', ${owner}, 1);`;

it.each([
  [V3, 'decrypts for a holder', mint('holder.address'), 'Meet at noon.'],
  [V3, 'refuses others', mint('other.address'), 'NodeAccessControlConditionsReturnedNotAuthorized'],
  [V2, 'decrypts for a holder', mint('holder.address'), 'Meet at noon.'],
  [V2, 'refuses others', mint('other.address'), 'NodeNotAuthorized'],
  [V2, 'stores no empty key', WITHOUT_WASM, 'The key was not encrypted.'],
])('%s %s, and shows nodes nothing to guess or to keep', async (page, _what, before, expected) => {
  const code = `
    import {createHash} from 'node:crypto';
    const [holder, other] = localNetwork.accounts;
    process.env.PRIVATE_KEY = holder.privateKey;
    console.error = console.warn = () => {};
    await import('@lit-protocol/lit-node-client'); // puts node-fetch in the place of fetch
    const {fetch} = globalThis;
    const sent = [];
    globalThis.fetch = (url, init) => (sent.push(String(init?.body)), fetch(url, init));
    ${before}
    await import('./nft-message').catch((error) => console.log(error.errorCode ?? error.message));
    const guess = createHash('sha256').update('Meet at noon.').digest('hex');
    const ends = sent.flatMap((body) => /Expiration Time: ([^"\\\\]+)/.exec(body)?.[1] ?? []);
    console.log(sent.some((body) => /noon/.test(body) || body.includes(guess)));
    console.log(ends.length > 0 && ends.every((end) => Date.parse(end) <= Date.now() + 600_000));`;
  const printed = await samplesIn(page)(code, {env: 'node', network: await starting});
  const lines = printed.split('\n').map((line) => line.trim());
  expect(lines.slice(-3)).toEqual([expected, 'false', 'true']);
});

it('asks for a key', async () => {
  const code = `import('./nft-message').catch(({message}) => console.log(message));`;
  expect(await samplesIn(V3)(code, {env: 'node'})).toBe(
    'Set PRIVATE_KEY to the key of a test wallet.',
  );
});
