import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect, it} from 'vitest';
import type {NetworkAddresses} from './network';

const CLI = ['--import', 'tsx', path.join(import.meta.dirname, 'cli.ts')];

async function run(args: readonly string[], nodeOptions: readonly string[] = []) {
  return new Promise<{code: unknown; stdout: string; stderr: string}>((resolve) => {
    execFile(process.execPath, [...nodeOptions, ...CLI, ...args], (error, stdout, stderr) =>
      resolve({code: error?.code ?? 0, stdout, stderr}),
    );
  });
}

/** The first line that a started network writes to its standard output. */
async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return line;
}

const isUp = async (url: string) =>
  fetch(url, {method: 'OPTIONS'}).then(
    () => true,
    () => false,
  );

it('prints one line of JSON, obeys, and stops all on Ctrl-C', async () => {
  const child = spawn(process.execPath, [...CLI, '--json', '--port', '0', '--fault', 'down:2']);
  const network = JSON.parse(await firstLine(child)) as NetworkAddresses;
  const {v3, v2, v2Jalapeno, rpc, relay, control, accounts} = network;
  expect(v3).toMatchObject({litNetwork: 'custom', minNodeCount: 2, debug: false});
  expect(v2).toMatchObject({litNetwork: 'custom', minNodeCount: 6, debug: false});
  expect([v3, v2, v2Jalapeno].map(({bootstrapUrls}) => bootstrapUrls.length)).toEqual([3, 10, 10]);
  const [account] = accounts;
  expect(account?.address).toMatch(/^0x[\dA-Fa-f]{40}$/);
  expect(account?.privateKey).toMatch(/^0x[\da-f]{64}$/);
  const all = [v3, v2, v2Jalapeno].flatMap(({bootstrapUrls}) => bootstrapUrls);
  const others = [rpc, relay, control];
  for (const url of [...all, ...others]) expect(new URL(url).hostname).toBe('127.0.0.1');
  const nodes = [v3, v2, v2Jalapeno].map(({bootstrapUrls}) => bootstrapUrls[1]!);
  expect(await Promise.all(nodes.map(isUp))).toEqual([false, false, false]);
  const clear = await fetch(control, {method: 'POST', body: '{"fault": null}'});
  expect(clear.status).toBe(200);
  expect(await Promise.all([...all, ...others].map(isUp))).not.toContain(false);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await Promise.all([...all, ...others].map(isUp))).not.toContain(true);
});

it('says first that nothing of it is secure, then how a client connects', async () => {
  const child = spawn(process.execPath, [...CLI, '--port', '0']);
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (line === 'Ctrl-C stops it.') break;
  }
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(lines[0]).toMatch(/Nothing of it is secure\.$/);
  expect(lines.filter((line) => line.includes('new LitNodeClient({'))).toHaveLength(3);
});

async function listenAt(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Servers on two ports in a row. */
async function twoPorts(): Promise<[Server, Server]> {
  for (;;) {
    const second = await listenAt(0);
    const {port} = second.address() as AddressInfo;
    const first = await listenAt(port - 1).catch(() => undefined);
    if (first) return [first, second];
    second.close();
  }
}

it('names a port in use, and leaves nothing running', async () => {
  const [first, server] = await twoPorts();
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => first.close(resolve));
  // The chain, which comes first, has started by then.
  const {code, stderr} = await run(['--json', '--port', String(port - 1)]);
  server.close();
  expect(code).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toBe(
    `Port ${port} is in use; --port chooses others, --port 0 free ones.`,
  );
  expect(await isUp(`http://127.0.0.1:${port - 1}`)).toBe(false);
});

it.each([
  [['--prot', '1'], /^Unknown option '--prot'; --help lists the switches\.$/],
  [['--port', 'x'], /^--port is "x", not a whole number from 0 to 65500\.$/],
  [['--fault', 'tired'], /^--fault is "tired", not one of down, /],
  [['--fault', 'down:0'], /^--fault is "down:0"/],
  [['stop'], /^There is no command "stop"; --help lists them\.$/],
])('refuses %j in one line', async (args, message) => {
  const {code, stdout, stderr} = await run(args);
  expect({code, stdout}).toEqual({code: 1, stdout: ''});
  expect(stderr.trim()).toMatch(message);
});

it('refuses a Node that is too old', async () => {
  const old =
    'Object.defineProperty(process, "versions", {value: {...process.versions, node: "18.20.0"}})';
  const {code, stderr} = await run([], ['--import', `data:text/javascript,${old}`]);
  expect(code).toBe(1);
  expect(stderr.trim()).toBe('This is Node 18.20.0; it takes 20 or later.');
});
