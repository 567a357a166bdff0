import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {ethers} from 'ethers';
import {ADDRESSES} from 'lit-local-network/addresses';
import {runTests} from './apps';
import {expect, firstLine, test, type LocalNetwork} from './local-network';

const OWNER = 0;
const BUYER = 1;

/** Price of minting on the local network. */
const COST = '0.000000000000000001';

/** Methods of the contracts that the tests call. */
interface Contracts {
  balanceOf(address: string): Promise<ethers.BigNumber>;
  transferFrom(from: string, to: string, tokenId: string): Promise<ethers.ContractTransaction>;
  addPermittedAddress(
    tokenId: string,
    user: string,
    scopes: number[],
  ): Promise<ethers.ContractTransaction>;
}

const contract = (name: 'nft' | 'permissions', signer: ethers.Signer) =>
  new ethers.Contract(
    ADDRESSES[3][name],
    [
      'function balanceOf(address) view returns (uint256)',
      'function transferFrom(address from, address to, uint256 tokenId)',
      'function addPermittedAddress(uint256 tokenId, address user, uint256[] scopes)',
    ],
    signer,
  ) as unknown as Contracts;

/** Asks the chain, also for what only a test chain does. */
const rpc = ({rpc: url}: LocalNetwork) => new ethers.providers.StaticJsonRpcProvider(url);

let service: ChildProcess;
let home: string;
let pkpFile: string;

interface Answer {
  status: number;
  error?: string;
  cost?: string;
  tokenId?: string;
  address?: string;
  signature?: string;
}

async function ask(route: string, body?: unknown, type = 'application/json'): Promise<Answer> {
  const [method, url] = route.split(' ');
  const response = await fetch(`${home}${url}`, {
    method: method!,
    headers: {'content-type': type},
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  });
  return {...((await response.json()) as object), status: response.status};
}

const mint = (agreedCost = COST) => ask('POST /pkp', {agreedCost});
const sign = (text: string) => ask('POST /signatures', {text});

/** Starts the service as its user does, on a port that nobody uses. */
async function startService({line, rpc, accounts}: LocalNetwork): Promise<void> {
  service = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: 'examples/pkp-service',
    env: {
      ...process.env,
      PRIVATE_KEY: accounts[OWNER]!.privateKey,
      LIT_NETWORK: line,
      RPC_URL: rpc,
      PKP_FILE: pkpFile,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  home = /http:\S+/.exec(await firstLine(service))![0];
}

async function stopService(): Promise<void> {
  service.kill();
  await once(service, 'exit');
}

// Each test goes on where the one before it ended.
test.describe.configure({mode: 'serial'});

test.beforeAll(async ({network}, {outputDir}) => {
  pkpFile = path.resolve(outputDir, '../pkp.json');
  rmSync(pkpFile, {force: true});
  await runTests('pkp-service');
  await startService(network);
});

test.afterAll(stopService);

test('the cost is told, and nothing is paid without agreement', async ({network}) => {
  expect(await ask('GET /cost')).toEqual({status: 200, cost: COST});
  expect(await mint('0')).toEqual({status: 402, error: `Minting costs ${COST} LIT.`});
  const owner = network.wallet(OWNER);
  expect(String(await contract('nft', owner).balanceOf(owner.address))).toBe('0');
});

test('without a PKP there is nothing to sign with', async () => {
  expect((await sign('Hello')).status).toBe(409);
});

test('an empty, malformed or foreign body is refused', async () => {
  for (const route of ['POST /pkp', 'POST /signatures']) {
    for (const body of ['', '{', 'null', '[]', '{}', '{"text":7,"agreedCost":7}']) {
      expect.soft((await ask(route, body)).status, `${route} ${body}`).toBe(400);
    }
  }
  expect((await mint('-1')).status).toBe(400);
  expect((await sign('a'.repeat(10_000))).status).toBe(413);
  expect((await ask('GET /nowhere')).status).toBe(404);
  expect((await ask('POST /pkp', '{"agreedCost":"1"}', 'text/plain')).status).toBe(415);
});

test('a wallet that cannot pay is told so', async ({network}) => {
  const owner = network.wallet(OWNER);
  const provider = rpc(network);
  const balance = await owner.getBalance();
  await provider.send('anvil_setBalance', [owner.address, '0x0']);
  const {status, error} = await mint();
  expect(status).toBe(502);
  expect(error).toMatch(/holds 0\.0 LIT\. Use the faucet\./);
  await provider.send('anvil_setBalance', [owner.address, balance.toHexString()]);
});

test('while the chain is out of reach nothing is minted, and that is said', async ({network}) => {
  await network.setFault('chain-unreachable');
  expect((await mint()).status).toBe(502);
});

test('a service that ends before the block pays once', async ({network}) => {
  const owner = network.wallet(OWNER);
  const provider = rpc(network);
  await provider.send('evm_setAutomine', [false]);
  const lost = mint().catch(() => undefined);
  await expect.poll(() => existsSync(pkpFile) && readFileSync(pkpFile, 'utf8')).toMatch(/\}$/);
  await stopService();
  await lost;
  await startService(network);
  const minted = Promise.all([mint(), mint()]);
  await provider.send('evm_setAutomine', [true]);
  await provider.send('evm_mine', []);
  const [first, second] = await minted;
  expect(first).toMatchObject({status: 200, address: second.address});
  expect(String(await contract('nft', owner).balanceOf(owner.address))).toBe('1');
});

test('a signature is by the PKP', async () => {
  const {address} = await mint();
  const {status, signature} = await sign('Hello');
  expect(status).toBe(200);
  expect(ethers.utils.verifyMessage('Hello', signature!)).toBe(address);
});

test('requests share a session, until it is reset', async () => {
  const signed = await Promise.all(['One', 'Two', 'Three'].map(sign));
  expect(signed.map(({status}) => status)).toEqual([200, 200, 200]);
  expect((await ask('DELETE /session')).status).toBe(200);
  expect((await sign('Four')).status).toBe(200);
});

test('an outage is said, and the next request works', async ({network}) => {
  await network.setFault('down');
  const {status, error} = await sign('Hello');
  expect(status).toBe(502);
  expect(error).toMatch(/getting the signing shares/);
  await network.setFault(null);
  expect((await sign('Hello')).status).toBe(200);
});

test('whoever sells the PKP no longer signs, until its buyer permits it', async ({network}) => {
  const [owner, buyer] = [network.wallet(OWNER), network.wallet(BUYER)];
  const {tokenId} = await mint();
  const wait = async (sent: Promise<ethers.ContractTransaction>) => (await sent).wait();
  await wait(contract('nft', owner).transferFrom(owner.address, buyer.address, tokenId!));
  expect((await sign('Hello')).error).toMatch(/^NodeAuthSigScopeTooLimited: /);
  await wait(contract('permissions', buyer).addPermittedAddress(tokenId!, owner.address, [1]));
  expect((await sign('Hello')).status).toBe(200);
});

test('shares that do not fit are told, and that only a restart helps', async ({network}) => {
  const told = {status: 502, error: 'The shares of the nodes do not fit. Restart the service.'};
  await network.setFault('wrong-share');
  expect(await sign('Hello')).toEqual(told);
  await network.setFault(null);
  expect(await sign('Hello')).toEqual(told);
  await stopService();
  await startService(network);
  expect((await sign('Hello')).status).toBe(200);
});
