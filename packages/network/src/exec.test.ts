import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

const CLI = ['--import', 'tsx', path.join(import.meta.dirname, 'cli.ts')];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exec-'));
});
afterAll(() => rm(folder, {recursive: true}));

async function exec(switches: readonly string[], program: string) {
  const file = path.join(folder, 'program.mjs');
  await writeFile(file, program);
  const args = [...CLI, 'exec', ...switches, '--', process.execPath, file];
  return new Promise<{code: unknown; stdout: string; stderr: string}>((resolve) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve({code: error?.code ?? 0, stdout, stderr}),
    );
  });
}

it('leads every kind of request to itself, and passes on the exit code', async () => {
  const {code, stdout, stderr} = await exec(
    ['--only', 'cayenne', '--log'],
    `import {get} from 'node:https';
    const headers = {'x-request-id': 'lit_1', 'x-lit-sdk-version': '3.0.24'};
    const post = (url, body) => fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
    const keys = await post('https://cayenne.litgateway.com:7371/web/handshake', {clientPublicKey: 'test'});
    console.log(Object.keys(await keys.json()).length);
    const chain = await post('https://chain-rpc.litprotocol.com/http', {jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []});
    console.log((await chain.json()).result);
    get('https://relayer-server-staging-cayenne.getlit.dev/auth/status/0x1', (response) => {
      console.log(response.statusCode);
      console.log(process.env.PRIVATE_KEY.length, JSON.parse(process.env.LIT_LOCAL_NETWORK).accounts.length);
      process.exit(3);
    });`,
  );
  expect(stdout.split('\n')).toEqual(['5', '0x2ac49', '400', '66 10', '']);
  expect(code).toBe(3);
  expect(stderr).toMatch(/^cayenne node 2 {2}\/web\/handshake {2}200 {2}\d+ ms {2}lit_1$/m);
  expect(stderr).toMatch(/^chain {2}eth_chainId {2}200/m);
});

it('gives programs what arranges the network', async () => {
  const {stdout} = await exec(
    ['--only', 'cayenne'],
    `const {accounts: [owner], authSig, mint, chain, token} = localNetwork;
    const {address, signedMessage} = await authSig(owner);
    console.log(address === owner.address, signedMessage.includes(address));
    const contract = '0xA80617371A5f511Bf4c1dDf822E6040acaa63e71';
    await mint('erc721', contract, owner.address, 7);
    // ownerOf(7)
    const data = '0x6352211e' + '7'.padStart(64, '0');
    console.log(BigInt(await chain('eth_call', {to: contract, data}, 'latest')) === BigInt(owner.address));
    console.log((await token('google', {user: 'ann', clientId: 'client'})).split('.').length);
    await localNetwork.control({fetch: {'https://api.example.org/': {price: 5}}});
    await localNetwork.control({wrong: true}).catch(({message}) => console.log(message.slice(0, 17)));`,
  );
  expect(stdout).toBe('true true\ntrue\n3\nA command has fau\n');
});

it('leads a fetch that replaces the one of Node', async () => {
  const undici = createRequire(import.meta.url).resolve('undici');
  const {stdout} = await exec(
    ['--only', 'cayenne'],
    `import {fetch} from ${JSON.stringify(undici)};
    const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: []});
    const chain = await fetch('https://chain-rpc.litprotocol.com/http', {method: 'POST', body});
    console.log((await chain.json()).result);`,
  );
  expect(stdout).toBe('0x2ac49\n');
});

it('leads WebSockets to the chain', async () => {
  const {stdout} = await exec(
    ['--only', 'cayenne'],
    `if (globalThis.WebSocket === undefined) console.log('0x2ac49');
    else {
      const socket = new WebSocket('wss://chain-rpc.litprotocol.com/http');
      socket.onopen = () => socket.send('{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}');
      socket.onmessage = ({data}) => {
        console.log(JSON.parse(data).result);
        process.exit();
      };
    }`,
  );
  expect(stdout).toBe('0x2ac49\n');
});

it('lets nothing leave the machine with --offline, and writes its state at the end', async () => {
  const state = path.join(folder, 'state.json');
  const {stdout, code} = await exec(
    ['--only', 'cayenne', '--offline', '--dump-state', state],
    `await fetch('http://192.0.2.1/').catch(({cause}) => console.log(cause.message));
    await fetch('http://example.org/').catch(({cause}) => console.log(cause.message));`,
  );
  expect(stdout).toBe(
    ['192.0.2.1', 'example.org']
      .map((host) => `connect ENETUNREACH ${host}: --offline lets nothing leave this machine\n`)
      .join(''),
  );
  expect(code).toBe(0);
  expect(JSON.parse(await readFile(state, 'utf8'))).toMatchObject({offset: 0});
});

it('says in one line that there is no such command', async () => {
  const args = [...CLI, 'exec', '--only', 'cayenne', '--', 'no-such-command'];
  const {code, stderr} = await new Promise<{code: unknown; stderr: string}>((resolve) => {
    execFile(process.execPath, args, (error, _, text) =>
      resolve({code: error?.code, stderr: text}),
    );
  });
  expect({code, stderr}).toEqual({code: 1, stderr: 'There is no command "no-such-command".\n'});
});
