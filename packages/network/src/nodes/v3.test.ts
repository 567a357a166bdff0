import {ethers} from 'ethers';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startNetwork, type Network} from '../network';
import {
  connectClient,
  errorOf,
  isAddress,
  requireSdk,
  type Client,
  signIn,
  signSessions,
} from '../testing/sdk';

let network: Network;
let client: Client;
let owner: ethers.Wallet;
let stranger: ethers.Wallet;

beforeAll(async () => {
  network = await startNetwork();
  client = await connectClient(3, network.v3);
  [owner, stranger] = network.accounts.map(({privateKey}) => new ethers.Wallet(privateKey)) as [
    ethers.Wallet,
    ethers.Wallet,
  ];
});
afterAll(() => network.stop());
beforeEach(() => network.setFault({fault: null}));

const encrypt = (accessControlConditions: object[]) =>
  client.encrypt({
    accessControlConditions,
    chain: 'ethereum',
    dataToEncrypt: new TextEncoder().encode('a secret'),
  });

async function decrypt(accessControlConditions: object[], proof: object): Promise<string> {
  const encrypted = await encrypt(accessControlConditions);
  return requireSdk(3, 'encryption').decryptToString(
    {...encrypted, accessControlConditions, chain: 'ethereum', ...proof},
    client,
  );
}

describe('decrypting', () => {
  it('gives the text to who meets the conditions, by AuthSig', async () => {
    await expect(decrypt([isAddress(owner.address)], {authSig: await signIn(owner)})).resolves.toBe(
      'a secret',
    );
  });

  it('gives the text to who meets the conditions, by session', async () => {
    const sessionSigs = await signSessions(3, client, owner, ['decrypt']);
    await expect(decrypt([isAddress(owner.address)], {sessionSigs})).resolves.toBe('a secret');
  });

  it('refuses who does not meet them', async () => {
    const error = await errorOf(
      decrypt([isAddress(owner.address)], {authSig: await signIn(stranger)}),
    );
    expect(error).toMatchObject({
      errorCode: 'NodeAccessControlConditionsReturnedNotAuthorized',
      errorKind: 'Validation',
      status: 401,
    });
  });

  it('refuses the session of another node', async () => {
    const accessControlConditions = [isAddress(owner.address)];
    const sessionSigs = await signSessions(3, client, owner, ['decrypt']);
    const urls = Object.keys(sessionSigs);
    const shifted = Object.fromEntries(
      urls.map((url, index) => [url, sessionSigs[urls[(index + 1) % urls.length]!]]),
    );
    expect(await errorOf(decrypt(accessControlConditions, {sessionSigs: shifted}))).toMatchObject({
      errorCode: 'NodeNotAuthorized',
      status: 403,
    });
  });

  it('refuses an expired AuthSig', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const authSig = await signIn(owner, {issuedAt: hoursAgo(2), expirationTime: hoursAgo(1)});
    expect(await errorOf(decrypt([isAddress(owner.address)], {authSig}))).toMatchObject({
      errorCode: 'NodeSIWEMessageError',
    });
  });

  it('refuses a forged AuthSig', async () => {
    const authSig = {...(await signIn(stranger)), address: owner.address};
    const error = await errorOf(decrypt([isAddress(owner.address)], {authSig}));
    expect(error).toMatchObject({errorCode: 'NodeInvalidAuthSig', status: 401});
  });
});

describe('tokens', () => {
  it('are signed so that the SDK verifies them', async () => {
    const accessControlConditions = [isAddress(owner.address)];
    const sessionSigs = await signSessions(3, client, owner, ['token']);
    const jwt = await client.getSignedToken({
      accessControlConditions,
      chain: 'ethereum',
      sessionSigs,
    });
    const [header, payload, signature] = jwt.split('.') as [string, string, string];
    const parsed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    expect(parsed).toMatchObject({
      iss: 'LIT',
      sub: owner.address.toLowerCase(),
      accessControlConditions,
    });
    // `verifyJwt` fails on most signatures that hold `-` or `_`; it calls the same function.
    const bls = requireSdk(3, 'bls-sdk');
    const message = Buffer.from(`${header}.${payload}`).toString('base64');
    expect(() =>
      bls.verify_signature(
        client.networkPubKey,
        message,
        Buffer.from(signature, 'base64url').toString('base64'),
      ),
    ).not.toThrow();
  });
});

describe('faults', () => {
  const ask = async () => decrypt([isAddress(owner.address)], {authSig: await signIn(owner)});

  it('decrypts while one of three nodes is down, not while two are', async () => {
    network.setFault({fault: 'down', node: 1});
    await expect(ask()).resolves.toBe('a secret');
    network.setFault({fault: 'down', node: 3});
    expect(await errorOf(ask())).toMatchObject({
      errorCode: 'unknown_error',
      errorKind: 'UnknownError',
    });
  });

  it('fails to decrypt when one node lies', async () => {
    network.setFault({fault: 'wrong-share', node: 2});
    await expect(ask()).rejects.toMatch(/signature/i);
  });

  it.each([
    ['expired-proof', {errorCode: 'NodeSIWEMessageError', status: 400}],
    ['rate-limit', {errorCode: 'rate_limit_exceeded'}],
  ] as const)('%s', async (fault, expected) => {
    network.setFault({fault});
    expect(await errorOf(ask())).toMatchObject(expected);
  });

  it('refuses tokens when the clock is off', async () => {
    network.setFault({fault: 'clock-off'});
    const token = client.getSignedToken({
      accessControlConditions: [isAddress(owner.address)],
      chain: 'ethereum',
      authSig: await signIn(owner),
    });
    expect(await errorOf(token)).toMatchObject({
      errorCode: 'NodeIatOutsideGracePeriod',
      status: 403,
    });
  });

  it('cannot read balances while the chain is unreachable', async () => {
    const balance = {
      ...isAddress(''),
      method: 'eth_getBalance',
      parameters: [':userAddress', 'latest'],
      returnValueTest: {comparator: '>', value: '0'},
    };
    const proof = {authSig: await signIn(owner)};
    await expect(decrypt([balance], proof)).resolves.toBe('a secret');
    network.setFault({fault: 'chain-unreachable'});
    expect(await errorOf(decrypt([balance], proof))).toMatchObject({
      errorCode: 'NodeRpcError',
      status: 502,
    });
  });

  it('reports other root keys from a node that lies about them', async () => {
    network.setFault({fault: 'wrong-root-key', node: 1});
    const other = await connectClient(3, network.v3);
    expect(other.subnetPubKey).toBe(client.subnetPubKey);
  });
});
