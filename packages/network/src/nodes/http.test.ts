import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {type Network, startNetwork} from '../network';

let network: Network;

beforeAll(async () => {
  network = await startNetwork();
});
afterAll(() => network.stop());
beforeEach(() => network.setFault({fault: null}));

const HEADERS = {
  'Content-Type': 'application/json',
  'X-Lit-SDK-Version': '3.0.24',
  'X-Lit-SDK-Type': 'Typescript',
  'X-Request-Id': 'lit_1',
};

async function post(
  path: string,
  body: string,
  headers: object = HEADERS,
  url = network.v3.bootstrapUrls[0]!,
) {
  const init = {method: 'POST', body, headers: headers as Record<string, string>};
  const response = await fetch(`${url}${path}`, init);
  expect(response.headers.get('content-type')).toBe('application/json');
  return {status: response.status, body: (await response.json()) as Record<string, unknown>};
}

const HANDSHAKE = JSON.stringify({clientPublicKey: 'test'});

it('lets any page ask', async () => {
  const answer = await fetch(`${network.v3.bootstrapUrls[0]!}/web/handshake`, {
    method: 'OPTIONS',
    headers: {origin: 'https://example.org', 'access-control-request-method': 'POST'},
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-headers')).toBe('*');
});

// A server that ends idle connections may end one that a request is on its way to.
it.each(['node', 'chain', 'relayer', 'control'])(
  'leaves ending idle connections to clients: %s',
  async (server) => {
    const {rpc, relay, control} = network;
    const urls = {node: network.v3.bootstrapUrls[0]!, chain: rpc, relayer: relay, control};
    const {headers} = await fetch(urls[server as 'node'], {method: 'OPTIONS'});
    expect(headers.get('keep-alive')).toBeNull();
  },
);

it.each([
  ['no JSON', '/web/handshake', '{', 400],
  ['no body', '/web/handshake', '', 400],
  ['an unknown path', '/web/nothing', '{}', 404],
  ['a path of the other release', '/web/encryption/store', '{}', 404],
  ['a large body', '/web/handshake', JSON.stringify({x: 'x'.repeat(1_048_577)}), 413],
])('answers %s', async (_, path, body, status) => {
  expect(await post(path, body)).toMatchObject({status, body: {error: {code: status}}});
});

it('wants the headers of the SDK', async () => {
  const headers = {...HEADERS, 'X-Request-Id': ''};
  expect(await post('/web/handshake', HANDSHAKE, headers)).toMatchObject({status: 400});
});

const WRONG = [
  'null',
  '[]',
  '1',
  '"text"',
  '{}',
  '{"authSig": null}',
  '{"authSig": 1, "chain": []}',
];

it.each([
  '/web/handshake',
  '/web/encryption/sign',
  '/web/signing/access_control_condition',
  '/web/execute',
  '/web/pkp/sign',
  '/web/pkp/claim',
  '/web/sign_session_key',
])('refuses wrong bodies at %s', async (path) => {
  for (const body of WRONG) {
    const answer = await post(path, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).toMatchObject({
      correlationId: 'lit_1',
      errorKind: expect.any(String) as string,
    });
    expect(answer.body.errorCode).not.toBe('NodeSystemFault');
  }
});

it('names a missing field', async () => {
  expect(await post('/web/pkp/sign', '{"toSign": []}')).toMatchObject({
    status: 422,
    body: {
      errorCode: 'NodeBadInput',
      errorKind: 'Blockchain',
      details: ['pubkey should be a string.'],
    },
  });
});

it('speaks the old form on Jalapeno', async () => {
  const [url] = network.v2Jalapeno.bootstrapUrls;
  const body = JSON.stringify({toDecrypt: '00', chain: 'ethereum'});
  const answer = await post('/web/encryption/retrieve', body, HEADERS, url);
  expect(answer.body).toEqual({
    errorCode: 'missing_access_control_conditions',
    message: expect.any(String) as string,
  });
});

it('answers a hundred requests at once', async () => {
  const answers = await Promise.all(
    Array.from({length: 100}, () => post('/web/handshake', HANDSHAKE)),
  );
  expect(answers.every(({status}) => status === 200)).toBe(true);
});

it('takes faults and tables at the control address', async () => {
  const command = (body: unknown) => post('', JSON.stringify(body), {}, network.control);
  expect(await command({node: 1, fault: 'down'})).toMatchObject({status: 200});
  await expect(post('/web/handshake', HANDSHAKE)).rejects.toThrow('fetch failed');
  expect(await command({fault: null})).toMatchObject({status: 200});
  expect(await post('/web/handshake', HANDSHAKE)).toMatchObject({status: 200});
  expect(await command({ipfs: 'hello world'})).toMatchObject({
    body: {cid: 'Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD'},
  });
  for (const [wrong, text] of [
    [{fault: 'tired'}, 'fault is "tired"'],
    [{fault: 'down', node: 0}, 'node is 0'],
    [{fault: 'down', network: 'mainnet'}, 'network is "mainnet"'],
    [{}, 'A command has'],
    [null, 'A command is a JSON object'],
  ] as const) {
    expect(await command(wrong)).toMatchObject({
      status: 400,
      body: {error: expect.stringContaining(text) as string},
    });
  }
});
