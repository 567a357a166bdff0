import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test, vi} from 'vitest';
import {runCommand} from 'lit-local-network/action-command';
import {
  actionIn,
  NO_COUNTS,
  signedTexts,
  type ActionInput,
  type ActionRun,
} from 'sample-checker/testing/try-action';
import {samplesIn} from 'sample-checker/testing/page-samples';

const V2 = 'versioned_docs/version-2.0/LitActions/workingWithActions';
const HERE = 'docs/sdk/serverless-signing';
const publicKey =
  '0x0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798' +
  '483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8';
const caller = '0x50e2dac5e78B5905CB09495547452cEE64426db2';

const answers = (body: unknown) => async () => ({ok: true, json: async () => body});

/** Runs rows of input one after the other; what each has signed. */
async function texts(
  run: (input: ActionInput) => Promise<ActionRun>,
  rows: readonly ActionInput[],
): Promise<unknown[]> {
  const signed: unknown[] = [];
  for (const row of rows) {
    signed.push(signedTexts(await run({...row, jsParams: {publicKey, ...row.jsParams}})));
  }
  return signed;
}

test('signs what the shop says about an order', async () => {
  const run = actionIn(`${V2}/logAndReturn.mdx`, 'signed-answer.action.js');
  const order = (orderNumber: unknown, body: unknown): ActionInput => ({
    jsParams: {orderNumber},
    fetch: answers(body),
  });
  expect(await texts(run, [order(7, {paid: true}), order(7, {paid: 'no'}), order(7, {})])).toEqual([
    ['{"orderNumber":7,"paid":true}'],
    ['{"orderNumber":7,"paid":false}'],
    ['{"orderNumber":7,"paid":false}'],
  ]);
  const refused = [...NO_COUNTS.map((count) => order(count, {paid: true})), order(7, null)];
  refused.push({...order(7, null), fetch: async () => ({ok: false})});
  expect((await texts(run, refused)).flat()).toEqual([]);
});

test.each([
  [`${HERE}/processing-validation.mdx`, []],
  [`${V2}/signingTx.mdx`, [8, ...NO_COUNTS]],
])('%s pays for permitted wallets only', async (page, badNonces) => {
  const run = actionIn(page, 'pay.action.js');
  const signs = async (
    params: Record<string, unknown>,
    authSigAddress: string | null = caller,
    isPermittedAddress = true,
  ) => {
    const {calls} = await run({
      jsParams: {publicKey, nonce: 7, gasPrice: '1000000', ...params},
      auth: {authSigAddress},
      answers: {isPermittedAddress, getLatestNonce: '0x7'},
    });
    return calls.some(({name}) => name === 'signEcdsa');
  };
  expect(await signs({})).toBe(true);
  expect(await signs({}, null)).toBe(false);
  expect(await signs({}, caller, false)).toBe(false);
  for (const gasPrice of [null, '', 'x', '-1', '5000000001', 1e21, NaN, true, {}]) {
    expect(await signs({gasPrice}), JSON.stringify(gasPrice)).toBe(false);
  }
  for (const nonce of badNonces) {
    expect(await signs({nonce}), JSON.stringify(nonce)).toBe(false);
  }
});

describe.each([`${HERE}/fetch.mdx`, `${V2}/usingFetch.mdx`])('%s', (page) => {
  test('signs a temperature that is there and high enough', async () => {
    const run = actionIn(page, 'weather.action.js');
    const at = (temperature: unknown, temperatureUnit = 'F'): ActionInput => ({
      jsParams: {},
      fetch: answers({properties: {periods: [{startTime: 'noon', temperature, temperatureUnit}]}}),
    });
    expect(await texts(run, [at(60)])).toEqual([[expect.stringMatching(/noon: 60 °F/)]]);
    const cold = [59.9, null, undefined, '', '63', [63], true, NaN].map((value) => at(value));
    expect((await texts(run, [...cold, at(63, 'C')])).flat()).toEqual([]);
  });

  test('signs a claimed price that is close', async () => {
    const run = actionIn(page, 'near.action.js');
    const now = Math.floor(Date.now() / 1000);
    const near = (claimed: unknown, price: unknown, at: unknown = now): ActionInput => ({
      jsParams: {claimed, at},
      fetch: answers({price}),
    });
    expect(await texts(run, [near(2031, 2030.6)])).toEqual([[`ETH cost 2031 USD at ${now}`]]);
    const far = [near(2034, 2031), near(0, null), near(1, true), near(1, '1'), near(1, undefined)];
    const times = [now - 600, now + 600, ...NO_COUNTS];
    far.push(...NO_COUNTS.map((c) => near(c, 0)), ...times.map((at) => near(2031, 2031, at)));
    expect((await texts(run, far)).flat()).toEqual([]);
  });

  test('reads whole block numbers, ten blocks deep', async () => {
    const run = actionIn(page, 'chain.action.js');
    // The result stands for the newest block and for the balance.
    const block = (blockNumber: unknown, result: unknown = '0x8ac7230489e80000'): ActionInput => ({
      jsParams: {blockNumber},
      fetch: answers({result}),
    });
    expect(await texts(run, [block(5)])).toEqual([
      [`${caller} had 10.0 LIT in block 5 of Chronicle`],
    ]);
    expect((await texts(run, [block(5, '0xf')])).flat()).toHaveLength(1);
    const early = [block(5, '0xe'), block(5, '0x5'), block(5, null), block(5, 'x')];
    expect((await texts(run, [...early, ...NO_COUNTS.map((c) => block(c))])).flat()).toEqual([]);
  });
});

test('certifies primes that a node can check in time', async () => {
  const run = actionIn('docs/concepts/programmable-signing-concept.mdx', 'prime.action.js');
  const is = (number: unknown): ActionInput => ({jsParams: {number}});
  expect(await texts(run, [is(2027)])).toEqual([['2027 is prime']]);
  const others = [2025, 1, 0, 9007199254740881, ...NO_COUNTS];
  expect((await texts(run, others.map(is))).flat()).toEqual([]);
});

test.each([
  [`${HERE}/conditional-signing.mdx`, 'holder.action.js'],
  [`${V2}/conditionalSigning.mdx`, 'holder.action.js'],
  [`${HERE}/overview.mdx`, 'attest.action.js'],
  ['versioned_docs/version-2.0/LitActions/intro.mdx', 'attest.action.js'],
])('%s has the four fields of a proof checked, and nothing else', async (page, title) => {
  const run = actionIn(page, title);
  const proof = {sig: '0x', derivedVia: 'web3', signedMessage: 'text', address: caller};
  const authSig = {...proof, ethereum: {...proof, address: '0x'}, algo: 'ed25519'};
  const tried = async (holds: boolean, given: unknown, expires: unknown = 1_700_003_600) => {
    const {calls} = await run({
      jsParams: {publicKey, authSig: given, expires},
      answers: {checkConditions: holds},
    });
    return {
      checked: calls[0]?.params.authSig,
      signed: calls.some(({name}) => /sign/i.test(name)),
    };
  };
  expect(await tried(true, authSig)).toEqual({checked: proof, signed: true});
  expect(await tried(false, proof)).toMatchObject({signed: false});
  expect(await tried(true, null)).toEqual({checked: undefined, signed: false});
  for (const time of title === 'holder.action.js' ? [...NO_COUNTS, 86_399] : []) {
    expect(await tried(true, proof, time)).toEqual({checked: undefined, signed: false});
  }
});

test.each([`${HERE}/conditional-signing.mdx`, `${V2}/conditionalSigning.mdx`])(
  '%s proves one wallet, for a day at most',
  async (page) => {
    const expires = Math.floor(Date.now() / 1000) + 3600;
    const run = actionIn(page, 'holder.action.js');
    const {calls} = await run({
      jsParams: {publicKey, authSig: {address: caller}, expires},
      answers: {checkConditions: true},
    });
    expect(calls[0]).toMatchObject({
      params: {
        conditions: [
          {},
          {operator: 'and'},
          {
            standardContractType: 'timestamp',
            returnValueTest: {comparator: '>=', value: String(expires - 86_400)},
          },
        ],
      },
    });
    const toSign = Object.values(
      calls.find(({name}) => name === 'signEcdsa')!.params.toSign as object,
    );
    const printed = await samplesIn(page)(`
    import {ethers} from 'ethers';
    import {isHolderProof} from './is-holder-proof';
    const key = new ethers.utils.SigningKey(ethers.utils.id('pkp'));
    const sign = (digest) => ethers.utils.joinSignature(key.signDigest(digest));
    const signature = sign(${JSON.stringify(toSign)});
    const past = Math.floor(Date.now() / 1000) - 1;
    const old = sign(ethers.utils.solidityKeccak256(['string', 'address', 'uint256'], ['holds at least 0.01 ETH', '${caller}', past]));
    const now = ${expires};
    const rows = [
      ['${caller}', now, signature], ['${caller.toLowerCase()}', now, signature], ['${caller}', past, old],
      [ethers.constants.AddressZero, now, signature], ['${caller}', now + 1, signature],
      ...[null, '', String(now), [now], true, -1, NaN, 1e21].map((time) => ['${caller}', time, signature]),
      ...[null, '', '0x32', [49], true].map((sig) => ['${caller}', now, sig]),
      ...[null, '', '0x32', 'ada.eth', true].map((address) => [address, now, signature]),
    ];
    console.log(rows.map((row) => (isHolderProof(...row, key.publicKey) ? 'yes' : 'no')).join());`);
    expect(printed).toBe(['yes', 'yes', ...Array<string>(21).fill('no')].join());
  },
);

test('a payout names its invoice, and counts in whole numbers', async () => {
  const page = 'versioned_docs/version-2.0/pkp/pkpsAndActions.mdx';
  const run = actionIn(page, 'payout.action.js');
  const pay = async (change: object) => {
    const asked = {publicKey, recipient: caller, amount: 250, invoice: 7};
    const {calls} = await run({jsParams: {...asked, ...change}});
    const {toSign} = calls.find(({name}) => name === 'signEcdsa')?.params ?? {};
    return toSign && Buffer.from(toSign as Uint8Array).toString('hex');
  };
  const all = [{}, {invoice: 8}, {amount: 251}, {recipient: caller.toLowerCase()}];
  const [first, ...others] = await Promise.all(all.map(pay));
  expect(first).toMatch(/^[\da-f]{64}$/);
  expect(others.map((each) => each === first)).toEqual([false, false, true]);
  const hostile = [
    ...NO_COUNTS.flatMap((count) => [{amount: count}, {invoice: count}]),
    ...[null, '', 'ada.eth', [caller], '0x32'].map((recipient) => ({recipient})),
    {amount: 1001},
  ];
  expect((await Promise.all(hostile.map(pay))).filter(Boolean)).toEqual([]);
});

test.each([
  [`${HERE}/quick-start.mdx`, 'action.js'],
  ['versioned_docs/version-2.0/LitActions/helloWorld.mdx', 'action.js'],
  [`${HERE}/conditional-signing.mdx`, 'holder.action.js'],
  [`${V2}/conditionalSigning.mdx`, 'holder.action.js'],
])('%s shows what the command prints', async (page, title) => {
  const text = readFileSync(path.join(__dirname, '../../..', page), 'utf8');
  const [, action] = new RegExp(`title="${title}"[^]*?-cut---\n([^]*?)// ---cut-after`).exec(text)!;
  const [, shown] = /```text title="It prints"\n([^]*?)\n```/.exec(text)!;
  const params = /--params '(.*)'\n/.exec(text)?.[1];
  const answers = /echo '(.*)' > answers/.exec(text)?.[1];
  const folder = mkdtempSync(path.join(tmpdir(), 'action-'));
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const args = [
    file('action.js', action!),
    ...(params ? ['--params', params] : []),
    ...(answers ? ['--answers', file('answers.json', answers)] : []),
  ];
  const code = await runCommand(args);
  const printed = log.mock.calls.map((call) => call.join(' ')).join('\n');
  log.mockRestore();
  rmSync(folder, {recursive: true});
  expect(code).toBe(0);
  expect(
    printed
      .replace(/^key {2}0x04\w+/, 'key  0x04…')
      .replaceAll(/(?<=(?:address|by| ) ?)0x[\da-f]{40,}/gi, '0x…'),
  ).toBe(shown);
});

test('the compiler takes two actions that begin alike', () => {
  const page = readFileSync(path.join(__dirname, '_type-check.mdx'), 'utf8');
  const [, json = ''] = /```json title="tsconfig.actions.json"\n([^]*?)```/.exec(page)!;
  const {compilerOptions} = JSON.parse(json) as {compilerOptions: object};
  const {options} = ts.convertCompilerOptionsFromJson({...compilerOptions, lib: []}, '/');
  const host = ts.createCompilerHost({...options, noLib: true});
  const file = ts.createSourceFile;
  host.getSourceFile = (name, target) => file(name, 'const go = 1;\ngo;\n', target);
  const program = ts.createProgram(['/a.js', '/b.js'], {...options, noLib: true}, host);
  expect(program.getSemanticDiagnostics().map(({code}) => code)).toEqual([]);
});
