import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ethers} from 'ethers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {cidOf} from '../nodes/cid';
import {runCommand} from './command';

const KEY = ethers.utils.id('a PKP');
const wallet = new ethers.Wallet(KEY);

let folder: string;
let out: string;
let errors: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'action-'));
  out = errors = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => void (out += text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => void (errors += text));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

function file(name: string, content: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

const run = (code: string, ...switches: string[]) =>
  runCommand([file('action.js', code), ...switches]);

const PRICE = `(async () => {
  const {price} = await (await fetch(url)).json();
  console.log('price', price);
  await Lit.Actions.ethPersonalSignMessageEcdsa({message: String(price), publicKey, sigName: 'price'});
  Lit.Actions.setResponse({response: String(price)});
})();`;

it('shows answers, logs and verified signatures', async () => {
  const answers = file('answers.json', JSON.stringify({'https://api.test/eth': {price: 2000}}));
  const params = JSON.stringify({url: 'https://api.test/eth'});
  expect(await run(PRICE, '--params', params, '--fetch', answers, '--key', KEY)).toBe(0);
  const signature = await wallet.signMessage('2000');
  expect(out.split('\n')).toEqual([
    `key  ${wallet.publicKey}, address ${wallet.address}`,
    ...[1, 2, 3].map((node) => `node ${node}  response "2000"`),
    'logs',
    '    price 2000',
    `signature price  ${signature}`,
    `    verified: signed by ${wallet.address}`,
  ]);
});

it('gives programs one line of JSON', async () => {
  const code = `Lit.Actions.signEcdsa({toSign: new Uint8Array(32), publicKey: '0x04', sigName: 's'})`;
  expect(await run(code, '--json', '--nodes', '2', '--key', KEY)).toBe(0);
  const {success, nodes, signatures} = JSON.parse(out) as {
    success: boolean;
    nodes: object[];
    signatures: Record<string, object>;
  };
  expect(success).toBe(true);
  expect(nodes).toHaveLength(2);
  expect(signatures.s).toMatchObject({signedBy: wallet.address, instead: '0x04'});
});

it('fails when nodes disagree', async () => {
  expect(await run('Lit.Actions.setResponse({response: String(Math.random())})')).toBe(1);
  expect(out).toContain('the nodes disagree');
  const random = `Lit.Actions.signEcdsa({toSign: ethers.utils.randomBytes(32), publicKey, sigName: 's'})`;
  out = '';
  expect(await run(random)).toBe(1);
  expect(out).toMatch(/signature s {2}none: node 1 signed 0x[\da-f]{64}; node 2 signed 0x/);
});

it('says which node signed what', async () => {
  const answer = vi.fn().mockResolvedValueOnce(Response.json({sign: false}));
  answer.mockImplementation(() => Promise.resolve(Response.json({sign: true})));
  vi.stubGlobal('fetch', answer);
  const code = `(async () => {
    const {sign} = await (await fetch('https://api.test/')).json();
    if (sign) await Lit.Actions.signEcdsa({toSign: new Uint8Array(32), publicKey, sigName: 's'});
  })()`;
  expect(await run(code)).toBe(1);
  expect(out).toMatch(
    /node \d signed nothing; nodes \d and \d agree on 0x0{64}|nodes \d and \d agree on 0x0{64}; node \d signed nothing/,
  );
  vi.unstubAllGlobals();
});

it('runs actions that it calls', async () => {
  const child = `Lit.Actions.setResponse({response: name + Lit.Auth.actionIpfsIds.length})`;
  const code = `(async () => {
    const response = await Lit.Actions.call({ipfsId, params: {name: 'Ann'}});
    Lit.Actions.setResponse({response});
  })()`;
  const params = JSON.stringify({ipfsId: cidOf(child)});
  const switches = ['--ipfs', file('child.js', child), '--params', params, '--nodes', '1'];
  expect(await run(code, ...switches)).toBe(0);
  expect(out).toContain('response "Ann2"');
});

it('has the rules of either release', async () => {
  const code = `Lit.Actions.signEcdsa({toSign: [1, 2], publicKey, sigName: 's'})`;
  expect(await run(code, '--nodes', '1')).toBe(1);
  expect(out).toContain('NodeUnknownError: toSign has 2 bytes, not 32.');
  expect(await run(code, '--nodes', '1', '--release', '2')).toBe(0);
});

it('takes answers of functions, and asks for those it lacks', async () => {
  const code = `(async () => {
    const holds = await Lit.Actions.checkConditions({conditions: [], authSig: {}, chain: 'ethereum'});
    Lit.Actions.setResponse({response: String(holds)});
  })()`;
  const answers = file('answers.json', '{"checkConditions": false}');
  expect(await run(code, '--answers', answers, '--nodes', '1')).toBe(0);
  expect(out).toContain('response "false"');
  expect(await run(code, '--nodes', '1')).toBe(1);
  expect(out).toContain('checkConditions needs a network: start one, or give its answer');
});

it('asks the real fetch without a file, and only the file with one', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({price: 1})));
  const params = ['--params', '{"url": "https://api.test/eth"}', '--nodes', '1'];
  expect(await run(PRICE, ...params)).toBe(0);
  expect(await run(PRICE, ...params, '--fetch', file('none.json', '{}'))).toBe(1);
  expect(out).toContain('The file of --fetch has no answer for https://api.test/eth');
  vi.unstubAllGlobals();
});

it.each([
  ['a thrown error', 'throw new Error("boom")', 'failed: Uncaught Error: boom'],
  ['an endless loop', 'for (;;);', 'failed: The action took longer than 300 ms (limit of time)'],
])('fails for %s', async (_, code, text) => {
  expect(await run(code, '--nodes', '1', '--timeout', '300')).toBe(1);
  expect(out).toContain(text);
});

it.each([
  [['--params', '{"a": '], /^--params is not JSON: /],
  [['--params', '[]'], /^--params must be an object/],
  [['--nodes', '0'], /^--nodes must be a whole number from 1 up, not 0$/],
  [['--key', '0x12'], /^--key must be a private key/],
  [['--fetch', 'absent.json'], /^There is no file absent\.json$/],
  [['--parms', '{}'], /^Unknown option '--parms'$/],
  [['other.js'], /^Name one file/],
  [['--release', '1'], /^--release is 2 or 3, not 1$/],
])('says what is wrong with %j in one line', async (switches, message) => {
  expect(await run('1', ...switches)).toBe(1);
  expect(errors).toMatch(message);
  expect(errors).not.toContain('\n');
});

it('says which file is missing', async () => {
  expect(await runCommand(['absent.js'])).toBe(1);
  expect(errors).toBe('There is no file absent.js');
});
