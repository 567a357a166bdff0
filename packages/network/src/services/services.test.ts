import {createRequire} from 'node:module';
import path from 'node:path';
import {secp256k1} from '@noble/curves/secp256k1';
import {ethers} from 'ethers';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {startChain, type Chain} from '../chain/chain';
import type {Listener} from '../http';
import {derivePublicKey} from '../nodes/hd-keys';
import {startServices} from './services';
import {RequestLog} from '../request-log';
import {TokenIssuer, type AuthMethod} from './tokens';

/** A provider of `lit-auth-client`, as far as the tests use it. */
interface Provider {
  authenticate(options?: object): Promise<AuthMethod>;
  getAuthMethodId(method: AuthMethod): Promise<string>;
  mintPKPThroughRelayer(method: AuthMethod, args?: object): Promise<string>;
  fetchPKPsThroughRelayer(
    method: AuthMethod,
  ): Promise<{tokenId: unknown; publicKey: string; ethAddress: string}[]>;
  register(username?: string): Promise<Record<string, unknown>>;
  sendOtpCode(): Promise<string>;
  relay: {pollRequestUntilTerminalState(id: string): Promise<Record<string, string>>};
}

interface AuthClient {
  initProvider(type: string, options?: object): Provider;
}

const SESSION_KEYS = {redirectUri: 'http://localhost'};

let chain: Chain;
let services: Listener;
const tokens = new TokenIssuer();

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  chain = await startChain();
  services = await startServices({chain, tokens, log: new RequestLog()});
});

afterAll(async () => {
  await services.stop();
  await chain.stop();
});

function clientOf(release: 2 | 3, relayApiKey = 'any key'): AuthClient {
  const sdk = createRequire(path.resolve(`sdk/v${release}/package.json`));
  const {LitAuthClient} = sdk('@lit-protocol/lit-auth-client') as {
    LitAuthClient: new (options: object) => AuthClient;
  };
  const relayUrl = release === 3 ? services.url : `${services.url}/serrano`;
  const litNodeClient = {ready: true};
  return new LitAuthClient({litRelayConfig: {relayApiKey, relayUrl}, litNodeClient});
}

describe.each([2, 3] as const)('lit-auth-client of release %i', (release) => {
  it('mints, polls and fetches through the relayer', async () => {
    const provider = clientOf(release).initProvider('google', SESSION_KEYS);
    const method = {
      authMethodType: 6,
      accessToken: await tokens.issue('google', {user: `user ${release}`}),
    };
    expect(await provider.fetchPKPsThroughRelayer(method)).toEqual([]);
    const requestId = await provider.mintPKPThroughRelayer(method);
    const minted = await provider.relay.pollRequestUntilTerminalState(requestId);
    expect(minted.status).toBe('Succeeded');
    const [pkp, ...others] = await provider.fetchPKPsThroughRelayer(method);
    expect(others).toEqual([]);
    expect(pkp!.publicKey).toBe(minted.pkpPublicKey);
    expect(pkp!.ethAddress).toBe(ethers.utils.computeAddress(pkp!.publicKey));
    expect(ethers.BigNumber.from(pkp!.tokenId).toHexString()).toBe(
      ethers.utils.keccak256(pkp!.publicKey),
    );
  });

  it('verifies the tokens under the id that the SDK computes', async () => {
    const client = clientOf(release);
    const google = {authMethodType: 6, accessToken: await tokens.issue('google', {user: 'g'})};
    const verified = await tokens.verifyAuthMethod(google);
    expect(verified).toMatchObject({userId: 'g', authMethodType: 6});
    const provider = client.initProvider('google', SESSION_KEYS);
    expect(verified.ids[0]).toBe(await provider.getAuthMethodId(google));

    const apple = {authMethodType: 8, accessToken: await tokens.issue('apple', {user: 'a'})};
    expect((await tokens.verifyAuthMethod(apple)).ids[0]).toBe(
      await client.initProvider('apple', SESSION_KEYS).getAuthMethodId(apple),
    );

    const accessToken = await tokens.issue('stytch', {user: 'User-1', projectId: 'Project-1'});
    const stytch = await client
      .initProvider('stytchOtp', {appId: 'Project-1', userId: 'User-1'})
      .authenticate({accessToken});
    expect(stytch.authMethodType).toBe(9);
    expect((await tokens.verifyAuthMethod(stytch)).ids[0]).toBe(
      ethers.utils.id('user-1:project-1'),
    );
  });

  it('asks for options of WebAuthn', async () => {
    const options = await clientOf(release).initProvider('webauthn').register('Ann');
    expect(options).toMatchObject({rp: {id: 'localhost'}, user: {name: 'Ann'}, timeout: 60000});
  });
});

it('takes scopes and a wallet of one’s own from release 3', async () => {
  const provider = clientOf(3).initProvider('google', SESSION_KEYS);
  const method = {authMethodType: 6, accessToken: await tokens.issue('google', {user: 'scoped'})};
  const requestId = await provider.mintPKPThroughRelayer(method, {
    permittedAuthMethodScopes: [[1]],
    sendPkpToItself: true,
  });
  expect((await provider.relay.pollRequestUntilTerminalState(requestId)).status).toBe('Succeeded');
  await expect(
    provider.mintPKPThroughRelayer(method, {permittedAuthMethodIds: []}),
  ).rejects.toThrow('Unable to mint PKP through relay server');
});

it.each([
  ['stytchEmailFactorOtp', 10, {email: 'Ann@example.org'}, 'ann@example.org'],
  ['stytchSmsFactorOtp', 11, {phone: '+15550100'}, '+15550100'],
  ['stytchWhatsAppFactorOtp', 12, {whatsApp: '+15550101'}, '+15550101'],
])('knows the factor of %s', async (name, authMethodType, factor, id) => {
  const accessToken = await tokens.issue('stytch', {
    user: 'ann',
    projectId: 'project-1',
    ...factor,
  });
  const method = await clientOf(3).initProvider(name, {}).authenticate({accessToken});
  expect(method.authMethodType).toBe(authMethodType);
  const {ids, userId, appId} = await tokens.verifyAuthMethod(method);
  expect([userId, appId]).toEqual([id, 'project-1']);
  expect(ids).toEqual([ethers.utils.id(`${id}:project-1`)]);
});

it('sends the one-time password of release 2', async () => {
  const {hostname, port, protocol} = new URL(services.url);
  const provider = clientOf(2).initProvider('otp', {
    userId: 'ann@example.org',
    baseUrl: `${protocol}//${hostname}`,
    port,
  });
  // The client takes the address of the service as an argument that `initProvider` does not pass.
  Object.assign(provider, {_baseUrl: `${protocol}//${hostname}`, _port: port});
  await provider.sendOtpCode();
  await expect(provider.authenticate({code: '000000'})).rejects.toThrow('unsucessful otp check');
  const method = await provider.authenticate({code: '123456'});
  expect((await tokens.verifyAuthMethod(method)).ids[0]).toBe(
    await provider.getAuthMethodId(method),
  );
});

it('knows users of Discord', async () => {
  const accessToken = await tokens.issue('discord', {user: '42'});
  const {userId, ids} = await tokens.verifyAuthMethod({authMethodType: 4, accessToken});
  expect(userId).toBe('42');
  expect(ids).toEqual([ethers.utils.id('42:1052874239658692668')]);
  const headers = {authorization: `Bearer ${accessToken}`};
  const response = await fetch(`${services.url}/api/users/@me`, {headers});
  expect(await response.json()).toEqual({id: '42'});
});

it.each([
  [6, 'a.b.c'],
  [6, ''],
  [4, 'unknown'],
  [99, 'x'],
])('refuses the token of type %i: "%s"', async (authMethodType, accessToken) => {
  await expect(tokens.verifyAuthMethod({authMethodType, accessToken})).rejects.toThrow();
});

it('refuses tokens of another issuer, and those whose factor is missing', async () => {
  const foreign = await new TokenIssuer().issue('google', {user: 'g'});
  await expect(tokens.verifyAuthMethod({authMethodType: 6, accessToken: foreign})).rejects.toThrow(
    'signature verification failed',
  );
  const accessToken = await tokens.issue('stytch', {user: 'a', email: 'a@example.org'});
  await expect(tokens.verifyAuthMethod({authMethodType: 11, accessToken})).rejects.toThrow(
    'The token has no factor',
  );
});

it.each([
  ['google', {name: 'ann'}, 'google takes user and clientId, not name'],
  ['google', {clientId: 'client'}, 'google takes user and clientId; user is missing'],
  ['google', ['ann', 'client'], 'google takes user and clientId, not 0'],
])('refuses a token of %s for %j', async (kind, fields, error) => {
  const body = JSON.stringify(fields);
  const response = await fetch(`${services.url}/tokens/${kind}`, {method: 'POST', body});
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({error});
});

it('issues tokens over http', async () => {
  const body = JSON.stringify({user: 'u', clientId: 'client'});
  const response = await fetch(`${services.url}/tokens/google`, {method: 'POST', body});
  const {token} = (await response.json()) as {token: string};
  const verified = await tokens.verifyAuthMethod({authMethodType: 6, accessToken: token});
  expect([verified.userId, verified.appId]).toEqual(['u', 'client']);
});

it.each([
  ['POST', '/mint-next-and-add-auth-methods', '{}', {}, 400],
  ['POST', '/mint-next-and-add-auth-methods', '{}', {'api-key': 'k'}, 500],
  ['POST', '/fetch-pkps-by-auth-method', 'no JSON', {'api-key': 'k'}, 400],
  ['GET', '/auth/status/0x12', undefined, {'api-key': 'k'}, 500],
  ['GET', '/elsewhere', undefined, {'api-key': 'k'}, 404],
  ['OPTIONS', '/mint-next-and-add-auth-methods', undefined, {}, 204],
])('%s %s with %j and %j: %4$i', async (method, route, body, headers, status) => {
  const response = await fetch(`${services.url}${route}`, {method, body, headers});
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  if (status !== 204) expect(Object.keys((await response.json()) as object)).toEqual(['error']);
});

it('mints a claimed key for the callback of release 3', async () => {
  const sdk = createRequire(path.resolve('sdk/v3/package.json'));
  const {defaultMintClaimCallback} = sdk('@lit-protocol/misc') as {
    defaultMintClaimCallback: (params: object) => Promise<string>;
  };
  const derivedKeyId = ethers.utils.id('claimed');
  const requestId = await defaultMintClaimCallback({
    derivedKeyId: derivedKeyId.slice(2),
    authMethodType: 6,
    signatures: [],
    pubkey: '0x',
    relayUrl: `${services.url}/auth/claim`,
  });
  const provider = clientOf(3).initProvider('google', SESSION_KEYS);
  const {status, pkpPublicKey} = await provider.relay.pollRequestUntilTerminalState(requestId);
  expect(status).toBe('Succeeded');
  const roots = [1n, 2n].map((n) => secp256k1.Point.BASE.multiply(n).toHex());
  expect(pkpPublicKey).toBe(`0x${derivePublicKey(roots, derivedKeyId)}`);
});

it('says that a transaction is still on its way', async () => {
  const headers = {'api-key': 'k'};
  const id = ethers.utils.id('no transaction');
  const response = await fetch(`${services.url}/auth/status/${id}`, {headers});
  expect(await response.json()).toEqual({status: 'InProgress'});
});
