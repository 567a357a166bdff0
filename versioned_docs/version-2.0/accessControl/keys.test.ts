import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';
import {browserWithWallets} from 'sample-checker/testing/wallets';

const FOLDER = 'versioned_docs/version-2.0/accessControl';

/** Wallets, and a client that "encrypts" a key to as many bytes as it is told. */
const STAND_INS = `${browserWithWallets('lit-auth-sol-signature', 'lit-web3-provider')}
let length = 2;
let key;
const asked = [];
const client = {
  ready: true,
  saveEncryptionKey: async ({symmetricKey, ...request}) => {
    key = symmetricKey;
    asked.push(request.authSig);
    return new Uint8Array(length).fill(171);
  },
  getEncryptionKey: async ({toDecrypt}) => {
    if (toDecrypt !== 'abab') throw new Error('Not the text that was saved: ' + toDecrypt);
    return key;
  },
};
`;

const proof = (address: string) => expect.objectContaining({address}) as unknown;

test.each([
  {
    page: 'conditionTypes/updateableConditions.mdx',
    load: `const {lockUpdateable} = await import('./changeable');
const {unlock} = await import('./nft-lock');`,
    write: `lockUpdateable(client, {address: 'writer'}, 'secret', {accessControlConditions: [{}]})`,
    read: `(locked) => unlock(client, {}, locked)`,
    result: 'secret',
  },
  {
    page: 'EVM/customContractCalls.mdx',
    load: `const {lockAndOpen} = await import('./contract-message');`,
    write: `lockAndOpen(client, [{}], {writer: {address: 'writer'}, reader: {}}, 'secret')`,
    read: `(text) => text`,
    result: 'secret',
  },
  {
    page: 'otherChains/cosmosConditions.mdx',
    load: `const {encryptMessage, decryptMessage} = await import('./cosmos-message');`,
    write: `encryptMessage(client, [{}], 'cosmos', 'secret')`,
    read: `(locked) => decryptMessage(client, locked)`,
    asked: proof('cosmos-account'),
    result: 'secret',
  },
  {
    page: 'otherChains/solRpcConditions.mdx',
    load: `const {encryptMessage, decryptMessage} = await import('./solana-message');`,
    write: `encryptMessage(client, [{}], 'secret')`,
    read: `(locked) => decryptMessage(client, locked)`,
    asked: proof('solana-account'),
    result: 'secret',
    left: [],
  },
  {
    page: 'conditionTypes/unifiedAccessControlConditions.mdx',
    load: `const {lockAndOpen} = await import('./lock-and-open');`,
    write: `lockAndOpen(client, [{}], 'Meet at noon.')`,
    read: `(text) => text`,
    asked: {
      ethereum: proof(''), // no wallet for EVM chains in Node
      solana: proof('solana-account'),
      cosmos: proof('cosmos-account'),
    },
    result: 'Meet at noon.',
    left: [],
  },
])(
  '$page reads what it saved, notices a key of no bytes, and leaves no lasting proof behind',
  async ({
    page,
    load,
    write,
    read,
    result,
    asked = proof('writer'),
    left = ['lit-auth-sol-signature'],
  }) => {
    const output = await samplesIn(`${FOLDER}/${page}`)(
      `${STAND_INS}
${load}
const read = ${read};
const good = await attempt(async () => read(await ${write}));
length = 0;
const empty = await attempt(() => ${write});
console.log(JSON.stringify({good, empty, asked: asked[0], stored: [...stored.keys(), ...('test' in window ? ['window.test'] : [])]}));`,
      {env: 'browser'},
    );

    expect(JSON.parse(output.split('\n').at(-1)!)).toEqual({
      good: result,
      empty: 'The key was not encrypted. Load the page again.',
      asked,
      stored: [...left, 'lit-web3-provider'],
    });
  },
);
