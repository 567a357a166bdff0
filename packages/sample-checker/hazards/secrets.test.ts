import {afterAll, expect, it} from 'vitest';
import {startNetwork} from 'lit-local-network';
import {samplesIn} from '../testing/page-samples';

const V3 = samplesIn('docs/sdk/access-control/encryption.mdx');
const V2 = samplesIn('versioned_docs/version-2.0/sdk/explanation/encryption.mdx');

const starting = startNetwork();
afterAll(async () => (await starting).stop());

const condition = (value: string) => ({
  ...{contractAddress: '', standardContractType: '', chain: 'ethereum', method: ''},
  ...{parameters: [':userAddress'], returnValueTest: {comparator: '=', value}},
});

/** A client, a reader, and `read(lists)`, which encrypts under each list and prints what becomes of it. */
const NODES_V3 = `
import {LitNodeClient} from '@lit-protocol/lit-node-client';
console.error = console.warn = () => {};
const [reader] = localNetwork.accounts;
const client = new LitNodeClient({litNetwork: 'cayenne', debug: false});
await client.connect();
const chain = 'ethereum';
const seal = (accessControlConditions, text) =>
  client.encrypt({accessControlConditions, chain, dataToEncrypt: new TextEncoder().encode(text)});
const read = async (lists) => {
  for (const accessControlConditions of lists) {
    const sealed = await seal(accessControlConditions, 'Meet at noon.');
    const authSig = await localNetwork.authSig(reader);
    console.log(await client.decrypt({...sealed, accessControlConditions, chain, authSig}).then(
      ({decryptedData}) => new TextDecoder().decode(decryptedData),
      ({errorCode}) => errorCode,
    ));
  }
};`;

const NODES_V2 = `
import {LitNodeClient} from '@lit-protocol/lit-node-client';
console.error = console.warn = () => {};
const [reader] = localNetwork.accounts;
const client = new LitNodeClient({litNetwork: 'serrano', debug: false});
await client.connect();
const chain = 'ethereum';
const read = async (lists) => {
  for (const accessControlConditions of lists) {
    const authSig = await localNetwork.authSig(reader);
    const symmetricKey = crypto.getRandomValues(new Uint8Array(32));
    const key = await client.saveEncryptionKey({accessControlConditions, chain, authSig, symmetricKey, permanent: true});
    const toDecrypt = Buffer.from(key).toString('hex');
    console.log(await client.getEncryptionKey({accessControlConditions, chain, authSig, toDecrypt}).then(
      (found) => (Buffer.compare(found, symmetricKey) === 0 ? 'Meet at noon.' : 'another key'),
      ({errorCode}) => errorCode,
    ));
  }
};`;

it('a short text is guessed from its hash', async () => {
  const code = `${NODES_V3}
    import {createHash} from 'node:crypto';
    const hashOf = (text) => createHash('sha256').update(text).digest('hex');
    const {dataToEncryptHash} = await seal([${JSON.stringify(condition('0x'))}], 'Meet at noon.');
    const guesses = ['Meet at ten.', 'Meet at eleven.', 'Meet at noon.'];
    console.log(guesses.find((guess) => hashOf(guess) === dataToEncryptHash));`;
  expect(await V3(code, {env: 'node', network: await starting})).toBe('Meet at noon.');
});

const NETWORKS = [
  ['v3', V3, NODES_V3],
  ['v2', V2, NODES_V2],
] as const;

it.each(NETWORKS)('what is encrypted under no conditions is lost in %s', async (_v, run, nodes) => {
  const code = `${nodes}\nawait read([[]]);`;
  const printed = await run(code, {env: 'node', network: await starting});
  expect(printed).toBe('NodeInvalidBooleanConditionType');
});

it.each(NETWORKS)(
  'an address or id that is none locks for nobody in %s',
  async (_v, run, nodes) => {
    const nft = '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71';
    const owns = (id: string) => ({
      ...{...condition(':userAddress'), contractAddress: nft, standardContractType: 'ERC721'},
      ...{method: 'ownerOf', parameters: [id]},
    });
    const of = (list: object) => `[${JSON.stringify(list)}]`;
    const code = `${nodes}
    const is = (value) => [{...${JSON.stringify(condition(''))}, returnValueTest: {comparator: '=', value}}];
    const {address} = reader;
    await read([is(address), is(address.slice(0, -1)), is('')]);
    await localNetwork.mint('erc721', '${nft}', address, 7).catch(() => {}); // the other version has
    await read([${['7', '0x7', ''].map((id) => of(owns(id))).join()}]);`;
    const printed = await run(code, {env: 'node', network: await starting});
    const refusal = expect.stringMatching(/NotAuthorized$/) as string;
    expect(printed.split('\n')).toEqual([
      ...['Meet at noon.', refusal, refusal],
      ...['Meet at noon.', 'NodeConditionTokenIdParsingError', 'NodeConditionTokenIdParsingError'],
    ]);
  },
);
