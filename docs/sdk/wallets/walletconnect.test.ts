import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/sdk/wallets/_walletconnect.mdx');

test('a dApp gets what it requires and what the wallet can do of its wishes', async () => {
  const printed = await run(`
import {grantFor} from './proposals';
const CHRONICLE = 'eip155:175177', SEPOLIA = 'eip155:11155111';
const of = (chains: string[] | undefined, methods: string[], events: string[] = []) => ({eip155: {chains, methods, events}});
const cases = [
  [of([CHRONICLE], ['personal_sign'], ['chainChanged']), of([SEPOLIA, 'eip155:1'], ['eth_sendTransaction', 'eth_sign'], ['accountsChanged'])],
  [{}, of([SEPOLIA], ['eth_sign', 'personal_sign'])],
  [{}, of([SEPOLIA], ['eth_sign'])],
  [of([CHRONICLE], ['eth_sign']), {}],
  [of(['eip155:1'], ['personal_sign']), {}],
  [{...of([CHRONICLE], ['personal_sign']), solana: {chains: [], methods: [], events: []}}, {}],
  [of(undefined, ['personal_sign']), {}],
  [{}, {}],
];
for (const [requiredNamespaces, optionalNamespaces] of cases) {
  try { console.log(JSON.stringify(grantFor({requiredNamespaces, optionalNamespaces} as never))); }
  catch (error) { console.log(JSON.stringify((error as Error).message)); }
}
`);
  const chains = ['eip155:175177', 'eip155:11155111'];
  expect(printed.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      chains,
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['chainChanged'],
    },
    {chains: chains.slice(1), methods: ['personal_sign'], events: []},
    'The dApp wants other methods.',
    'The dApp requires eth_sign.',
    'The dApp requires eip155:1.',
    'The dApp requires solana.',
    'The dApp wants other chains.',
    'The dApp wants other chains.',
  ]);
});

test('requests are shown in words and signed by the PKP that they name', async () => {
  const printed = await run(`
import {answerRequests} from './answer-requests';
import {ethers} from 'ethers';
const CHAIN = 'eip155:175177';
const [a, b] = ['a', 'b'].map((name) => new ethers.Wallet(ethers.utils.id(name))) as [ethers.Wallet, ethers.Wallet];
const other = ethers.Wallet.createRandom().address;
const hex = (text: string) => ethers.utils.hexlify(ethers.utils.toUtf8Bytes(text));
const typed = (chainId: unknown, change = {}) => JSON.stringify({
  domain: {chainId}, primaryType: 'Mail', message: {to: 'Bob', note: 'not signed'},
  types: {EIP712Domain: [], Mail: [{name: 'to', type: 'string'}]}, ...change,
});
const requests: [string, unknown, boolean?][] = [
  ['personal_sign', [hex('Hello\\n'), b.address]],
  ['personal_sign', [hex('Hello ' + a.address), b.address.toLowerCase()]],
  ['personal_sign', [hex('Pay 1\\u202e\\u009b[2J\\u200b\\u2028'), b.address]],
  ['personal_sign', ['0xff', b.address]],
  ['personal_sign', [hex('Hello'), b.address], false],
  ['personal_sign', [hex('Hello'), other]],
  ['personal_sign', null], ['personal_sign', {}], ['personal_sign', [null, null]], ['personal_sign', [[49], b.address]], ['personal_sign', ['0x1', b.address]],
  ['eth_signTypedData_v4', [b.address, typed(175177)]],
  ['eth_signTypedData_v4', [b.address, typed(undefined)], false],
  ['eth_signTypedData_v4', [b.address, typed(175177, {primaryType: 'Receipt'})]], ['eth_signTypedData_v4', [b.address, typed(175177, {types: {}})]],
  ['eth_signTypedData_v4', [b.address, typed(175177, {message: {}})]], ['eth_signTypedData_v4', [b.address, 'null']],
  ['eth_signTypedData_v4', [b.address, typed(1)]], ['eth_signTypedData_v4', [b.address, typed(null)]], ['eth_signTypedData_v4', [b.address, '']],
  ['eth_sendTransaction', [{from: b.address, to: other, value: '0xde0b6b3a7640000'}], false],
  ['eth_sendTransaction', [{from: b.address, to: other, input: '0x1234'}], false],
  ['eth_sendTransaction', [{from: b.address}]], ['eth_sendTransaction', [{from: b.address, to: other, value: '-0x1'}]],
  ['eth_sendTransaction', [{from: b.address, to: other, value: 1e21}]], ['eth_sendTransaction', [{from: b.address, to: other, data: true}]],
  ['personal_sign', [hex('dapp.example.com wants you to sign in with your Ethereum account:\\n' + b.address), b.address]],
  ['eth_sign', [b.address, '0x00']], ['personal_sign', [hex('Hello'), b.address]],
];
let granted = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'];
for (const [index, [method, params, yes = true]] of requests.entries()) {
  if (index === requests.length - 1) granted = ['eth_sendTransaction'];
  let listen = async (_event: unknown) => {};
  let done = (_: string) => {};
  const outcome = new Promise<string>((resolve) => (done = resolve));
  const asked: string[] = [];
  const walletConnect = {
    on: (_: string, listener: never) => (listen = listener),
    getActiveSessions: () => ({topic: {peer: {metadata: {name: 'dApp'}}, namespaces: {eip155: {methods: granted, accounts: [a, b].map(({address}) => CHAIN + ':' + address)}}}}),
    getPKPClients: () => [a, b].map((wallet) => ({getEthWallet: () => wallet})),
    rejectSessionRequest: async () => done('declined'),
    respondSessionRequest: async ({response}: any) => {
      if (response.error) return done('error');
      const signer = method === 'personal_sign'
        ? ethers.utils.verifyMessage(ethers.utils.arrayify((params as [string])[0]), response.result)
        : ethers.utils.verifyTypedData({chainId: 175177}, {Mail: [{name: 'to', type: 'string'}]}, {to: 'Bob'}, response.result);
      done('signed by b: ' + (signer === b.address));
    },
  };
  answerRequests(walletConnect as never, async (text) => { asked.push(text.replaceAll(b.address, 'b').replaceAll(other, 'other').replaceAll(a.address, 'a')); return yes; });
  await listen({id: 1, topic: 'topic', params: {request: {method, params}, chainId: CHAIN}});
  console.log(JSON.stringify([await outcome, ...asked]));
}
`);
  const refused = ['error'];
  expect(printed.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
    ['signed by b: true', '"dApp" wants b to sign this message: "Hello\\n". Chain: eip155:175177.'],
    ['signed by b: true', '"dApp" wants b to sign this message: "Hello a". Chain: eip155:175177.'],
    [
      'signed by b: true',
      String.raw`"dApp" wants b to sign this message: "Pay 1\u{202e}\u{9b}[2J\u{200b}\u{2028}". Chain: eip155:175177.`,
    ],
    [
      'signed by b: true',
      '"dApp" wants b to sign this message: the bytes 0xff. Chain: eip155:175177.',
    ],
    ['declined', '"dApp" wants b to sign this message: "Hello". Chain: eip155:175177.'],
    ...Array.from({length: 6}, () => refused),
    ...[{chainId: '175177'}, {}].map((domain) => {
      const outcome = domain.chainId ? 'signed by b: true' : 'declined';
      const shown = JSON.stringify({primaryType: 'Mail', domain, message: {to: 'Bob'}}, null, 2);
      return [outcome, `"dApp" wants b to sign ${shown}. Chain: eip155:175177.`];
    }),
    ...Array.from({length: 7}, () => refused),
    [
      'declined',
      '"dApp" wants b to send 1.0 coins to other with the data 0x. Chain: eip155:175177.',
    ],
    [
      'declined',
      '"dApp" wants b to send 0.0 coins to other with the data 0x1234. Chain: eip155:175177.',
    ],
    ...Array.from({length: 7}, () => refused),
  ]);
});

test('what another key signed does not reach the dApp', async () => {
  const printed = await run(`
import {answerRequests} from './answer-requests';
import {ethers} from 'ethers';
const CHAIN = 'eip155:175177';
const [a, b] = ['a', 'b'].map((name) => new ethers.Wallet(ethers.utils.id(name))) as [ethers.Wallet, ethers.Wallet];
// As after a wrong share: it has the address of a, and its signatures are those of b.
const wallet = {
  address: a.address,
  signMessage: (bytes: Uint8Array) => b.signMessage(bytes),
  _signTypedData: (...data: [never, never, never]) => b._signTypedData(...data),
};
const typed = {domain: {}, primaryType: 'Mail', message: {to: 'Bob'}, types: {Mail: [{name: 'to', type: 'string'}]}};
const requests = [['personal_sign', ['0x4869', a.address]], ['eth_signTypedData_v4', [a.address, JSON.stringify(typed)]]];
for (const [method, params] of requests) {
  let listen = async (_event: unknown) => {};
  const outcome = new Promise((resolve) => {
    answerRequests({
      on: (_: string, listener: never) => (listen = listener),
      getActiveSessions: () => ({topic: {peer: {metadata: {name: 'dApp'}}, namespaces: {eip155: {methods: [method], accounts: [CHAIN + ':' + a.address]}}}}),
      getPKPClients: () => [{getEthWallet: () => wallet}],
      respondSessionRequest: async ({response}: any) => resolve(response.result ?? response.error.message),
    } as never, async () => true);
  });
  await listen({id: 1, topic: 'topic', params: {request: {method, params}, chainId: CHAIN}});
  console.log(await outcome);
}
`);
  expect(printed.split('\n')).toEqual(Array.from({length: 2}, () => 'A node signed wrongly.'));
});
