import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {packNetwork} from '../../features/local-network/pack';
import type {NetworkAddresses} from 'lit-local-network';
import {serve} from './apps';
import {firstLine} from './local-network';

// The package as readers get it: from an address of the site, with plain npm, in an empty folder.

let served: string;
let empty: string;
let server: Server;
let address: string;

test.beforeAll(async () => {
  served = mkdtempSync(path.join(tmpdir(), 'served-'));
  empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
  await packNetwork(path.join(served, 'lit-local-network.tgz'));
  // The address of the script is known once a network runs.
  const page = `<script>document.write('<script src="' + location.hash.slice(1) + '"><\\/script>')</script>`;
  writeFileSync(path.join(served, 'page.html'), `<!doctype html><title>App</title>${page}`);
  ({server, address} = await serve(served));
});

test.afterAll(async () => {
  server.close();
  const {folder} = await installed();
  for (const used of [served, empty, folder]) rmSync(used, {recursive: true, force: true});
});

const npx = (args: readonly string[]) => ['--yes', `${address}lit-local-network.tgz`, ...args];

/** Folder of the package: npx has one for each address. */
async function installed(): Promise<{folder: string; cli: string}> {
  const cache = (await promisify(execFile)('npm', ['config', 'get', 'cache'])).stdout.trim();
  const all = path.join(cache, '_npx');
  const isOurs = (name: string) => {
    const file = path.join(all, name, 'package.json');
    return existsSync(file) && readFileSync(file, 'utf8').includes(address);
  };
  const folder = path.join(all, readdirSync(all).find(isOurs)!);
  return {folder, cli: path.join(folder, 'node_modules/lit-local-network/dist/cli.js')};
}

async function run(command: string, args: readonly string[], cwd = empty) {
  return new Promise<{code: unknown; stdout: string; lastError: string}>((resolve) => {
    execFile(command, args, {cwd}, (error, stdout, stderr) =>
      resolve({code: error?.code ?? 0, stdout, lastError: stderr.trim().split('\n').at(-1)!}),
    );
  });
}

/** Starts the network in a process group of its own, as a terminal does. */
const start = (args: readonly string[]): ChildProcess =>
  spawn('npx', npx(args), {cwd: empty, detached: true, stdio: ['ignore', 'pipe', 'ignore']});

/** Sends what Ctrl-C sends: a signal to all of the group. */
const interrupt = ({pid}: ChildProcess) => process.kill(-pid!, 'SIGINT');

const isRunning = ({pid}: ChildProcess): boolean => {
  try {
    return process.kill(-pid!, 0);
  } catch {
    return false;
  }
};

interface Client {
  connect(): Promise<void>;
  networkPubKey: string;
}

test('npx starts it with one line of JSON, a client connects, and Ctrl-C ends all', async () => {
  const child = start(['--json', '--port', '0']);
  const {v3, rpc} = JSON.parse(await firstLine(child)) as NetworkAddresses;
  const {LitNodeClient} = createRequire(path.resolve('sdk/v3/package.json'))(
    '@lit-protocol/lit-node-client',
  ) as {LitNodeClient: new (options: object) => Client};
  const client = new LitNodeClient(v3);
  await client.connect();
  expect(client.networkPubKey).toMatch(/^[\da-f]{96}$/);

  const ask = () => fetch(rpc, {method: 'OPTIONS'});
  await ask();
  interrupt(child);
  await expect.poll(() => isRunning(child)).toBe(false);
  await expect(ask()).rejects.toThrow('failed');
  expect(readdirSync(empty)).toEqual([]);
});

test('a program runs unchanged, by exec and by a preload', async () => {
  const program = path.join(served, 'program.mjs');
  writeFileSync(
    program,
    `const ask = {method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'};
    const answer = await fetch('https://chain-rpc.litprotocol.com/http', ask);
    console.log((await answer.json()).result);`,
  );
  expect(await run('npx', npx(['exec', '--', 'node', program]))).toMatchObject({
    ...{code: 0, stdout: '0x2ac49\n'},
  });
  const child = start(['--json', '--port', '0', '--only', 'cayenne']);
  const addresses = await firstLine(child);
  const {folder} = await installed();
  const redirect = createRequire(path.join(folder, 'x.js')).resolve('lit-local-network/redirect');
  const args = ['--import', pathToFileURL(redirect).href, program];
  const env = {...process.env, LIT_LOCAL_NETWORK: addresses};
  const {stdout} = await promisify(execFile)(process.execPath, args, {env});
  expect(stdout).toBe('0x2ac49\n');
  interrupt(child);
  await expect.poll(() => isRunning(child)).toBe(false);
});

test('a page is led to it by one line, with a wallet that asks', async ({page}) => {
  const child = start(['--json', '--port', '0', '--only', 'cayenne']);
  const {control, accounts} = JSON.parse(await firstLine(child)) as NetworkAddresses;
  await page.goto(`${address}page.html#${control}/local.js`);
  const handshake = () =>
    page.evaluate(async () => {
      const answer = await fetch('https://cayenne.litgateway.com:7370/web/handshake', {
        method: 'POST',
        headers: {'X-Request-Id': 'lit_1', 'X-Lit-SDK-Version': '3.0.24'},
        body: '{"clientPublicKey": "test"}',
      });
      return Object.keys((await answer.json()) as object).length;
    });
  expect(await handshake()).toBe(5);
  const connect = () =>
    page.evaluate(() => {
      type Wallet = {request: (call: {method: string}) => Promise<string[]>};
      const {ethereum} = globalThis as unknown as {ethereum: Wallet};
      return ethereum
        .request({method: 'eth_requestAccounts'})
        .catch((error: unknown) => [String((error as {code: number}).code)]);
    });
  const refused = connect();
  await page.getByRole('button', {name: 'Refuse'}).click();
  expect(await refused).toEqual(['4001']);
  const approved = connect();
  const second = accounts[1]!.address;
  await page.getByRole('combobox', {name: 'Account'}).selectOption(second);
  await page.getByRole('button', {name: 'Approve'}).click();
  expect(await approved).toEqual([second.toLowerCase()]);
  interrupt(child);
  await expect.poll(() => isRunning(child)).toBe(false);
});

test('it runs one Lit Action', async () => {
  const action = path.join(served, 'action.js');
  writeFileSync(action, 'Lit.Actions.setResponse({response: name});');
  const {code, stdout} = await run('npx', npx(['run', action, '--params', '{"name": "Ada"}']));
  expect(code).toBe(0);
  expect(stdout).toContain('Ada');
});

test('an unknown switch or a port in use is one line, and exit code 1', async () => {
  const fails = {code: 1, stdout: ''};
  expect(await run('npx', npx(['--prot', '1']))).toEqual({
    ...fails,
    lastError: "Unknown option '--prot'; --help lists the switches.",
  });
  const {port} = new URL(address);
  expect(await run('npx', npx(['--json', '--port', port]))).toEqual({
    ...fails,
    lastError: `Port ${port} is in use; --port chooses others, --port 0 free ones.`,
  });
});

test('an old Node is one line, before it loads anything that such a Node lacks', async () => {
  const {cli} = await installed();
  const old =
    'Object.defineProperty(process, "versions", {value: {...process.versions, node: "14.21.3"}})';
  const alone = path.join(served, 'cli.js');
  // Without the rest of the package.
  writeFileSync(alone, readFileSync(cli));
  expect(await run(process.execPath, ['--import', `data:text/javascript,${old}`, alone])).toEqual({
    code: 1,
    stdout: '',
    lastError: 'This is Node 14.21.3; it takes 20 or later.',
  });
});
