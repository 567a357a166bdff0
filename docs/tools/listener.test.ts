import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';
import {actionIn, NO_COUNTS, signedTexts} from 'sample-checker/testing/try-action';

test('keeps an event that fails for days, tries it each hour and tells a person', async () => {
  const printed = await samplesIn(
    'docs/tools/_listener.mdx',
    'v3',
  )(`
import {poll} from './poll';
console.error = () => {};
let saved = JSON.stringify({next: 1, open: {}});
const store = {load: () => JSON.parse(saved), save: (state) => (saved = JSON.stringify(state))};
const source = {
  newest: async () => 9,
  read: async (from, to) =>
    [2, 3].filter((at) => at >= from && at <= to)
      .map((at) => ({id: 'event-' + at, jsParams: {}, message: ''})),
};
const alarms: string[] = [];
let webhookIsUp = false;
const alarm = async (text: string) => {
  alarms.push(text);
  if (!webhookIsUp) throw new Error('webhook');
};
let works = false;
const tries: number[] = [];
let now = 0;
const run = async ({id}) => {
  if (id !== 'event-2') return;
  tries.push(now);
  if (!works) throw new Error('refused');
};
const done = [];
for (; now < 48 * 3600_000; now += 15_000) {
  const round = await poll(store, source, run, alarm, () => now).catch((error) => error.message);
  if (round === 'webhook') webhookIsUp = true;
  if (round.done) done.push(round);
}
const gaps = tries.slice(1).map((at, i) => at - tries[i]!);
works = true;
now += 3600_000;
const last = await poll(store, source, run, alarm, () => now);
console.log(JSON.stringify({alarms: alarms.slice(0, 2), first: gaps[0], longest: Math.max(...gaps), done, last, saved}));
`);
  expect(JSON.parse(printed)).toEqual({
    alarms: ['event-2 has failed 10 times', 'event-2 has failed 20 times'],
    first: 30_000,
    longest: 3_600_000,
    done: [{done: 1, failed: 1}],
    last: {done: 1, failed: 0},
    saved: '{"next":10,"open":{}}',
  });
});

test.each(['v2', 'v3'] as const)(
  'takes only signatures of the PKP over the text in %s',
  async (v) => {
    const printed = await samplesIn('docs/tools/_listener.mdx', v)(
      `
import {LitNodeClientNodeJs} from '@lit-protocol/lit-node-client-nodejs';
import {ethers} from 'ethers';
const pkp = ethers.Wallet.createRandom();
const other = ethers.Wallet.createRandom();
process.env.PRIVATE_KEY = other.privateKey;
process.env.PKP_PUBLIC_KEY = pkp.publicKey;
let result: unknown;
for (const [name, fake] of [['connect', async () => {}], ['executeJs', async () => result]]) {
  Object.defineProperty(LitNodeClientNodeJs.prototype, name, {get: () => fake, set: () => {}});
}
const {sign} = await import('./sign');
const by = async (wallet: ethers.Wallet, text: string) => ({signature: await wallet.signMessage(text)});
const good = await by(pkp, 'text');
const outcome: Record<string, string> = {};
for (const [name, signatures] of Object.entries({
  good: {anyName: good},
  second: {first: await by(pkp, 'another text'), receipt: good},
  'other key': {transfer: await by(other, 'text')},
  'other text': {transfer: await by(pkp, 'text ')},
  garbage: {transfer: {signature: '0x1234'}},
  null: null, missing: undefined, empty: {},
})) {
  result = {signatures, response: 'no'};
  outcome[name] = await sign('', {id: '', jsParams: {}, message: 'text'}).then(
    (signature) => (signature === good.signature ? 'signed' : 'wrong'), () => 'refused');
}
console.log(JSON.stringify(outcome));
process.exit(0);
`,
      {env: 'node'},
    );
    expect(JSON.parse(printed)).toEqual({
      good: 'signed',
      second: 'signed',
      'other key': 'refused',
      'other text': 'refused',
      garbage: 'refused',
      null: 'refused',
      missing: 'refused',
      empty: 'refused',
    });
  },
);

test.each(['v2', 'v3'] as const)('gives up on nodes that do not answer in %s', async (v) => {
  const printed = await samplesIn('docs/tools/_listener.mdx', v)(
    `
import {LitNodeClientNodeJs} from '@lit-protocol/lit-node-client-nodejs';
import {ethers} from 'ethers';
const {privateKey, publicKey} = ethers.Wallet.createRandom();
Object.assign(process.env, {PRIVATE_KEY: privateKey, PKP_PUBLIC_KEY: publicKey});
const hangs = () => new Promise((resolve) => setInterval(resolve, 60_000_000));
for (const [name, fake] of [['connect', async () => {}], ['executeJs', hangs]]) {
  Object.defineProperty(LitNodeClientNodeJs.prototype, name, {get: () => fake, set: () => {}});
}
const {sign} = await import('./sign');
const wait = globalThis.setTimeout;
globalThis.setTimeout = (call, ms) => wait(call, ms / 1000);
console.log(await sign('', {id: '', jsParams: {}, message: ''}).catch(({message}) => message));
process.exit(0);
`,
    {env: 'node'},
  );
  expect(printed).toBe('No answer in 120000 ms.');
});

test('signs genuine transfers only, ten blocks deep', async () => {
  const action = actionIn('docs/tools/event-listener.mdx', 'transfer.action.js');
  const txHash = `0x${'5c'.repeat(32)}`;
  const log = {
    logIndex: '0x2',
    address: '0x58582b93d978f30b4c4e812a16a7b31c035a69f7',
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      `0x${'0'.repeat(64)}`,
      `0x${'0'.repeat(24)}50e2dac5e78b5905cb09495547452cee64426db2`,
      `0x${'39'.repeat(32)}`,
    ],
  };
  const receipt = {status: '0x1', transactionHash: txHash, blockNumber: '0x10', logs: [log]};
  const texts = async (found: unknown, logIndex: unknown = 2, newest: unknown = '0x1a') =>
    signedTexts(
      await action({
        jsParams: {publicKey: '0x04', txHash, logIndex},
        fetch: async (_url, options) => {
          const {method} = JSON.parse(options?.body as string) as {method: string};
          const result = method === 'eth_getTransactionReceipt' ? found : {number: newest};
          return {ok: true, json: async () => ({result})};
        },
      }),
    );

  expect(await texts(receipt)).toHaveLength(1);
  const table: [unknown, unknown?, unknown?][] = [
    [null],
    ...['0x19', null, '', 'x'].map((newest): [unknown, number, unknown] => [receipt, 2, newest]),
    ...[undefined, null, ''].map((at): [unknown] => [{...receipt, blockNumber: at}]),
    [{...receipt, status: '0x0'}],
    [{...receipt, logs: []}],
    [{...receipt, logs: [{...log, address: `0x${'11'.repeat(20)}`}]}],
    [{...receipt, logs: [{...log, topics: log.topics.with(0, log.topics[1]!)}]}],
    ...['2', '0x2', [2], ...NO_COUNTS].map((index): [unknown, unknown] => [receipt, index]),
  ];
  for (const row of table) {
    expect(await texts(...row), JSON.stringify(row)).toEqual([]);
  }
});
