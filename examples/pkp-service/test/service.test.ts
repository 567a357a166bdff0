import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, mock, test } from 'node:test';
import { ethers } from 'ethers';
import { chain, loadService, nodes, signWith } from './stand-ins';

// What every tool computes for private key 2.
const address = '0x2B5AD5c4795c026514f8317c7a215E218DcCD6cF';

const builtInFetch = globalThis.fetch;
const file = path.join(tmpdir(), `pkp-${process.pid}.json`);
const { createService, close } = await loadService(file);
const server = createService().listen(0);
const { port } = server.address() as AddressInfo;

after(async () => {
  server.closeAllConnections();
  server.close();
  close();
  await rm(file, { force: true });
});

interface Answer {
  status: number;
  error?: string;
  cost?: string;
  address?: string;
  signature?: string;
}

async function ask(route: string, body?: unknown): Promise<Answer> {
  const [method, url] = route.split(' ');
  const response = await builtInFetch(`http://127.0.0.1:${port}${url}`, {
    method: method!,
    headers: { 'content-type': 'application/json' },
    body:
      typeof body === 'string'
        ? body
        : body === undefined
          ? null
          : JSON.stringify(body),
  });
  const answer = (await response.json()) as Partial<Answer>;
  return { ...answer, status: response.status };
}

const mint = () => ask('POST /pkp', { agreedCost: '0.001' });
const sign = (text: string) => ask('POST /signatures', { text });

/** The wallet's approvals that the nodes saw in the last requests. */
const approvals = () =>
  new Set(nodes.requests.map(({ approval }) => approval?.sig)).size;

describe('before there is a PKP', () => {
  test('the cost is told, and what the wallet lacks', async () => {
    assert.deepEqual(await ask('GET /cost'), { status: 200, cost: '0.001' });
    const { balance } = chain;
    chain.balance = ethers.constants.Zero;
    const { status, error } = await mint();
    assert.equal(status, 502);
    assert.match(error!, /holds 0\.0 LIT\. Use the faucet\./);
    chain.balance = balance;
  });

  test('nothing is paid without agreement', async () => {
    const { status, error } = await ask('POST /pkp', { agreedCost: '0.0009' });
    assert.deepEqual(
      { status, error },
      { status: 402, error: 'Minting costs 0.001 LIT.' },
    );
    assert.deepEqual(chain.payments, []);
  });

  test('there is nothing to sign with', async () => {
    assert.equal((await sign('Hello')).status, 409);
  });

  test('an empty, malformed or foreign body is refused', async () => {
    for (const route of ['POST /pkp', 'POST /signatures']) {
      for (const body of [
        undefined,
        '',
        '{',
        'null',
        '[]',
        '{}',
        '{"text":7,"agreedCost":7}',
      ]) {
        assert.equal((await ask(route, body)).status, 400, `${route} ${body}`);
      }
    }
    assert.equal((await ask('POST /pkp', { agreedCost: '-1' })).status, 400);
    assert.equal((await sign('a'.repeat(10_000))).status, 413);
    assert.equal((await ask('GET /nowhere')).status, 404);
    const response = await builtInFetch(`http://127.0.0.1:${port}/pkp`, {
      method: 'POST',
      body: '{"agreedCost":"1"}', // as text/plain
    });
    assert.equal(response.status, 415);
  });

  test('after a failed call the paid transaction is looked up, not sent again', async () => {
    chain.fails = 'eth_sendRawTransaction';
    assert.equal((await mint()).status, 502);
    chain.fails = 'eth_getTransactionReceipt';
    const failed = await Promise.all([mint(), mint()]);
    assert.deepEqual(
      failed.map(({ status }) => status),
      [502, 502],
    );
    chain.fails = undefined;
    assert.equal((await mint()).address, address);
    assert.deepEqual(chain.payments, ['0.001']);
  });
});

describe('with a PKP', () => {
  beforeEach(() => {
    nodes.requests.length = 0;
  });

  test('a signature is by the PKP', async () => {
    const { status, signature } = await sign('Hello');
    assert.equal(status, 200);
    assert.equal(ethers.utils.verifyMessage('Hello', signature!), address);
  });

  test('a signature by another key is not handed out', async () => {
    signWith(new ethers.utils.SigningKey(ethers.utils.id('another key')));
    const { status, signature, error } = await sign('Hello');
    assert.deepEqual({ status, signature }, { status: 502, signature: undefined });
    assert.match(error!, /not by the PKP/);
    signWith(new ethers.utils.SigningKey(`0x${'2'.padStart(64, '0')}`));
  });

  test('an outage is said, and the next request works', async () => {
    nodes.down = true;
    const { status, error } = await sign('Hello');
    assert.equal(status, 502);
    assert.match(error!, /getting the signing shares/);
    nodes.down = false;
    assert.equal((await sign('Hello')).status, 200);
  });

  test('requests share a session, until it is reset', async () => {
    await Promise.all([sign('One'), sign('Two'), sign('Three')]);
    assert.equal(nodes.requests.length, 9);
    assert.equal(approvals(), 1);
    assert.equal((await ask('DELETE /session')).status, 200);
    await sign('Four');
    assert.equal(approvals(), 2);
  });

  test('no session is used after its end', async () => {
    await sign('Now');
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    for (const minutes of [4.6, 6, 70]) {
      mock.timers.setTime(Date.now() + minutes * 60_000);
      assert.equal((await sign('Later')).status, 200); // the nodes check the times too
    }
    mock.timers.reset();
    assert.equal(approvals(), 4);
  });

  test('shares that do not fit are told, and that only a restart helps', async () => {
    const answer = nodes.answer.bind(nodes);
    const broken = mock.method(nodes, 'answer', (url: string, asked: unknown) => {
      const { status, body } = answer(url, asked);
      const { signatureShare } = body as { signatureShare: object };
      const share = { ...signatureShare, signature_share: '1'.padStart(64, '0') };
      return { status, body: { signatureShare: share } };
    });
    const told = 'The shares of the nodes do not fit. Restart the service.';
    assert.equal((await sign('Hello')).error, told);
    broken.mock.restore();
    assert.equal((await sign('Hello')).error, told);
  });
});
