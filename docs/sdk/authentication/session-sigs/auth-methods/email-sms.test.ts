import {expect, test} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/sdk/authentication/session-sigs/auth-methods/email-sms.mdx');

test('a server lets nobody guess a code, and survives what is no request', async () => {
  const printed = await run(
    `
import express from 'express';
import {IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
console.error = () => {}; // what the server logs
process.env.STYTCH_PROJECT_ID = 'project-test-local';
process.env.STYTCH_SECRET = 'secret';
let asked = 0; // of Stytch
globalThis.fetch = async () => {
  asked += 1;
  const error = {status_code: 401, error_type: 'otp_code_not_found', error_message: 'no'};
  return Response.json(error, {status: 401});
};
let handle = (_: IncomingMessage, __: ServerResponse) => {};
express.application.listen = function (this: any) { return handle = this; } as never;
await import('./stytch-server');
let ip = '192.0.2.1';
const post = (path: string, body: unknown, cookie = 'stytch=%') => new Promise<number>((resolve) => {
  const text = JSON.stringify(body);
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', {value: ip}));
  const headers = {'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), cookie};
  Object.assign(request, {method: 'POST', url: path, headers});
  const response = new ServerResponse(request);
  response.end = (() => (resolve(response.statusCode), response)) as never;
  request.push(text);
  request.push(null);
  handle(request, response);
});
const statuses = new Set<number>();
for (const body of [{}, [], {methodId: null, code: 1}, {methodId: ['a'], code: {}}]) statuses.add(await post('/check-code', body));
console.log([...statuses].join());
asked = 0;
for (let i = 0; i < 40; i += 1) {
  ip = '192.0.2.' + (2 + Math.floor(i / 5)); // a guess from many addresses
  await post('/check-code', {methodId: 'ann', code: String(100_000 + i)});
}
console.log(asked);
asked = 0;
ip = '192.0.2.100';
for (let i = 0; i < 40; i += 1) await post('/check-code', {methodId: 'user ' + i, code: '123456'});
console.log(asked);
asked = 0;
for (let i = 0; i < 9; i += 1) await post('/send-code', {email: 'ann@example.com'});
console.log(asked, await post('/fresh-jwt', {}), await post('/sign-out', {}));
process.exit();
`,
    {env: 'node'},
  );
  // Ten tries for a user and twenty from an address, which may ask for five codes.
  expect(printed.split('\n')).toEqual(['401', '10', '20', '5 401 401']);
});
