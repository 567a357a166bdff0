import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const V3 = 'docs/sdk/authentication/session-sigs/auth-methods';
const V2 = 'versioned_docs/version-2.0/sdk/explanation/authentication/sessionSigs/authMethods';

/** Chronicle as the samples see it: PKPs by token id. `null` has been burned. */
const CHRONICLE = `
import {LitContracts} from '@lit-protocol/contracts-sdk';
import {ethers} from 'ethers';
const wallet = (name: string) => new ethers.Wallet(ethers.utils.id(name));
const {address: self, publicKey} = wallet('pkp');
const attacker = wallet('attacker').address;
const GOOGLE = {authMethodType: 6, id: ethers.utils.id('sub:aud')};
const plain = {
  owner: self, addresses: [self], actions: [] as string[], methods: [GOOGLE],
  scopes: [false, true, false], transfers: ['0x01', '0x01'], changes: ['0x01'],
};
const pkps = new Map<string, typeof plain | null>();
let broken = false;
const apis = new Map<string, ethers.utils.Interface>();
const pad = (hex: string) => ethers.utils.hexZeroPad(hex, 32);
const logOf = (transaction: string) => ({
  transactionHash: pad(transaction), blockHash: pad('0x'), address: self, data: '0x', topics: [],
  blockNumber: '0x1', transactionIndex: '0x0', logIndex: '0x0',
});
ethers.providers.JsonRpcProvider.prototype.send = async function (method: string, [call = {}]: any[]) {
  if (method === 'eth_chainId') return ethers.utils.hexValue(175177);
  if (broken) throw new Error('Chronicle does not answer.');
  if (method === 'eth_getLogs') {
    const pkp = pkps.get(ethers.utils.hexStripZeros(call.topics.at(-1)))!;
    return (call.topics.length === 4 ? pkp.transfers : pkp.changes).map(logOf);
  }
  const api = apis.get(call.to); // of the package, at its address of this network
  const called = api && Object.values(api.functions).find((f) => api.getSighash(f) === call.data.slice(0, 10));
  if (called) {
    const pkp = pkps.get(ethers.utils.hexStripZeros(api.decodeFunctionData(called, call.data)[0].toHexString()));
    const {owner, addresses, actions, methods, scopes} = pkp ?? plain;
    const answers: Record<string, unknown> = {
      exists: !!pkp, ownerOf: owner, getPubkey: publicKey, getPermittedAddresses: addresses,
      getPermittedActions: actions, getPermittedAuthMethodScopes: scopes,
      getPermittedAuthMethods: methods.map((method) => ({...method, userPubkey: '0x'})),
    };
    return api.encodeFunctionResult(called, [answers[called.name]]);
  }
  throw new Error(method);
};

// The packages' own interfaces, at the addresses of their network.
const contracts = new LitContracts({signer: new ethers.VoidSigner(self, new ethers.providers.StaticJsonRpcProvider('http://localhost', 175177))});
await contracts.connect();
for (const {read} of [contracts.pkpNftContract, contracts.pkpPermissionsContract]) apis.set(read.address.toLowerCase(), read.interface as never);
`;

const checkIn = (network: string) => `${CHRONICLE}
import {exclusiveKey, ownPkp} from './own-pkp';
const NETWORK = '${network}';
const MAX = ethers.constants.MaxUint256 as never;
const cases: Record<string, typeof plain | null> = {
  'the user alone': plain,
  'an attacker owns it': {...plain, owner: attacker},
  'an address more': {...plain, addresses: [self, attacker]},
  'an action more': {...plain, actions: ['0x1220']},
  'a method more': {...plain, methods: [GOOGLE, {authMethodType: 3, id: ethers.utils.id('passkey')}]},
  'a method of a huge type': {...plain, methods: [GOOGLE, {authMethodType: MAX, id: '0x'}]},
  'another login': {...plain, methods: [{...GOOGLE, id: ethers.utils.id('other:aud')}]},
  'the id under another type': {...plain, methods: [{...GOOGLE, authMethodType: 4}]},
  'an attacker held it before': {...plain, transfers: ['0x01', '0x02']},
  'an attacker was on its list before': {...plain, changes: ['0x01', '0x02']},
  burned: null,
};
for (const [name, pkp] of Object.entries(cases)) {
  pkps.set('0x1', pkp);
  const key = await exclusiveKey(NETWORK, '0x01', GOOGLE.authMethodType, GOOGLE.id.toUpperCase().replace('X', 'x'));
  console.log(name + ': ' + (key === publicKey));
}
const has = async (type: number, id: string, scope?: number) =>
  (await exclusiveKey(NETWORK, '1', type, id, scope)) === publicKey;
const wallets = {...plain, addresses: [self, attacker], methods: [{authMethodType: 1, id: attacker}]};
pkps.set('0x1', wallets);
console.log('a wallet as login: ' + (await has(1, attacker.toLowerCase())));
console.log('another wallet: ' + (await has(1, wallet('user').address.toLowerCase())));
pkps.set('0x1', {...plain, scopes: [true, false, false]});
console.log('without the scope: ' + (await has(6, GOOGLE.id, 1)));
pkps.set('0x1', cases['an attacker owns it']!);
pkps.set('0x2', null);
pkps.set('0x3', plain);
for (const tokenIds of [['0x01', '2', '0x03'], ['0x01', '2'], []]) {
  const provider = {litNodeClient: {config: {litNetwork: NETWORK}}, getAuthMethodId: async () => GOOGLE.id, fetchPKPsThroughRelayer: async () => tokenIds.map((tokenId) => ({tokenId, publicKey: 'of an attacker'}))};
  const found = await ownPkp(provider as never, {authMethodType: 6, accessToken: ''}, 1);
  console.log(tokenIds.join() + ': ' + (found === publicKey ? 'own' : found));
}
console.log('another network: ' + (await exclusiveKey('jalapeno', '1', 6, GOOGLE.id).catch((error) => error.message)));
broken = true;
console.log('Chronicle does not answer: ' + (await has(6, GOOGLE.id).catch(() => 'throws')));
`;

test.each([
  ['v2', 'serrano'],
  ['v3', 'cayenne'],
] as const)('only the user’s own PKP is accepted in %s', async (version, network) => {
  const run = samplesIn(`${V3}/_whose-pkp.mdx`, version);
  const printed = await run(checkIn(network), {env: 'node'});
  expect(printed.split('\n')).toEqual([
    'the user alone: true',
    'an attacker owns it: false',
    'an address more: false',
    'an action more: false',
    'a method more: false',
    'a method of a huge type: false',
    'another login: false',
    'the id under another type: false',
    'an attacker held it before: false',
    'an attacker was on its list before: false',
    'burned: false',
    'a wallet as login: true',
    'another wallet: false',
    'without the scope: false',
    '0x01,2,0x03: own',
    '0x01,2: undefined',
    ': undefined',
    'another network: There are no PKPs on jalapeno.',
    'Chronicle does not answer: throws',
  ]);
});

test.each([
  [`${V2}/_find-or-mint.mdx`, 'serrano', []],
  [`${V3}/_find-or-mint.mdx`, 'cayenne', [{permittedAuthMethodScopes: [[1]]}]],
])('a new user gets a PKP only if nobody else can use it on %s', async (page, network, scopes) => {
  const printed = await samplesIn(page)(
    `${CHRONICLE}
import {findOrMintPkp} from './pkp';
pkps.set('0x1', plain);
pkps.set('0x2', {...plain, owner: attacker});
for (const [before, after] of [[['0x01'], []], [[], ['0x02', '0x01']], [['0x02'], ['0x02']]]) {
  const answers = [before, after];
  const calls: unknown[] = [];
  const provider = {
    litNodeClient: {config: {litNetwork: '${network}'}},
    getAuthMethodId: async () => GOOGLE.id,
    fetchPKPsThroughRelayer: async () => answers.shift()!.map((tokenId) => ({tokenId, publicKey: 'of an attacker'})),
    mintPKPThroughRelayer: async (_: unknown, ...rest: unknown[]) => (calls.push(rest), 'request'),
    relay: {pollRequestUntilTerminalState: async () => ({pkpPublicKey: 'what the relayer says'})},
  };
  const result = await findOrMintPkp(provider as never, {authMethodType: 6, accessToken: ''}).catch((error) => error.message);
  console.log(JSON.stringify([result === publicKey ? (calls.length ? 'minted' : 'own') : result, ...calls]));
}
`,
    {env: 'node'},
  );
  expect(printed.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
    ['own'],
    ['minted', scopes],
    ['The relayer minted no PKP for this user alone.', scopes],
  ]);
});
