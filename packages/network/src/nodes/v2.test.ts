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
let serrano: Client;
let jalapeno: Client;
let owner: ethers.Wallet;
let stranger: ethers.Wallet;

beforeAll(async () => {
  network = await startNetwork();
  serrano = await connectClient(2, network.v2);
  jalapeno = await connectClient(2, network.v2Jalapeno);
  [owner, stranger] = network.accounts.map(({privateKey}) => new ethers.Wallet(privateKey)) as [
    ethers.Wallet,
    ethers.Wallet,
  ];
});
afterAll(() => network.stop());
beforeEach(() => network.setFault({fault: null}));

const chain = 'ethereum';
const symmetricKey = () => crypto.getRandomValues(new Uint8Array(32));
const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe.each([['serrano'], ['jalapeno']])('keys on %s', (name) => {
  const client = () => (name === 'serrano' ? serrano : jalapeno);

  async function save(permanent = false) {
    const key = symmetricKey();
    const accessControlConditions = [isAddress(owner.address)];
    const authSig = await signIn(owner);
    const encrypted = await client().saveEncryptionKey({
      accessControlConditions,
      symmetricKey: key,
      authSig,
      chain,
      permanent,
    });
    return {key, encrypted, accessControlConditions};
  }

  it('come back to who meets the conditions', async () => {
    const {key, encrypted, accessControlConditions} = await save();
    const proof = {authSig: await signIn(owner)};
    const found = await client().getEncryptionKey({
      accessControlConditions,
      toDecrypt: toHex(encrypted),
      chain,
      ...proof,
    });
    expect(toHex(found)).toBe(toHex(key));
  });

  it('stay with the network otherwise', async () => {
    const {encrypted, accessControlConditions} = await save();
    const ask = {
      accessControlConditions,
      toDecrypt: toHex(encrypted),
      chain,
      authSig: await signIn(stranger),
    };
    expect(await errorOf(client().getEncryptionKey(ask))).toMatchObject({
      errorCode: 'NodeNotAuthorized',
    });
  });

  it('are not given for other conditions', async () => {
    const {encrypted} = await save();
    const authSig = await signIn(stranger);
    const accessControlConditions = [isAddress(stranger.address)];
    const error = await errorOf(
      client().getEncryptionKey({
        accessControlConditions,
        toDecrypt: toHex(encrypted),
        chain,
        authSig,
      }),
    );
    const errorCode =
      name === 'serrano'
        ? 'NodeIncorrectAccessControlConditions'
        : 'incorrect_access_control_conditions';
    expect(error).toMatchObject({errorCode});
  });

  it('get other conditions from their owner only, and never when permanent', async () => {
    const accessControlConditions = [isAddress(stranger.address)];
    const {encrypted} = await save();
    const change = async (wallet: ethers.Wallet, encryptedSymmetricKey: Uint8Array) =>
      client().saveEncryptionKey({
        accessControlConditions,
        encryptedSymmetricKey,
        authSig: await signIn(wallet),
        chain,
      });
    const refused = {errorCode: 'NodeStorageError'};
    expect(await errorOf(change(stranger, encrypted))).toMatchObject(refused);
    await change(owner, encrypted);
    const authSig = await signIn(stranger);
    await client().getEncryptionKey({
      accessControlConditions,
      toDecrypt: toHex(encrypted),
      chain,
      authSig,
    });
    const {encrypted: forEver} = await save(true);
    expect(await errorOf(change(owner, forEver))).toMatchObject(refused);
  });
});

it('gives keys to sessions', async () => {
  const key = symmetricKey();
  const accessControlConditions = [isAddress(owner.address)];
  const sessionSigs = await signSessions(2, serrano, owner, ['decrypt']);
  const encrypted = await serrano.saveEncryptionKey({
    accessControlConditions,
    symmetricKey: key,
    sessionSigs,
    chain,
  });
  const found = await serrano.getEncryptionKey({
    accessControlConditions,
    toDecrypt: toHex(encrypted),
    chain,
    sessionSigs,
  });
  expect(toHex(found)).toBe(toHex(key));
});

describe('tokens', () => {
  const resourceId = {baseUrl: 'example.com', path: '/page', orgId: '', role: '', extraData: ''};

  /** The SDK's `verifyJwt` with the local key: its own is a constant. */
  async function verify(jwt: string) {
    const bls = requireSdk(2, 'bls-sdk');
    await bls.initWasmBlsSdk();
    const [header, payload, signature] = jwt.split('.') as [string, string, string];
    return bls.wasmBlsSdkHelpers.verify(
      Buffer.from(serrano.networkPubKey, 'hex'),
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${header}.${payload}`),
    );
  }

  it('are signed for who meets the saved conditions', async () => {
    const accessControlConditions = [isAddress(owner.address)];
    const authSig = await signIn(owner);
    await serrano.saveSigningCondition({accessControlConditions, chain, authSig, resourceId});
    const jwt = await serrano.getSignedToken({accessControlConditions, chain, authSig, resourceId});
    expect(JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString())).toMatchObject({
      iss: 'LIT',
      sub: owner.address.toLowerCase(),
      ...resourceId,
    });
    expect(await verify(jwt)).toBe(1);
    expect(await verify(jwt.replace('.', '.e'))).toBe(0);
    const other = {...resourceId, path: '/other'};
    const error = await errorOf(
      serrano.getSignedToken({accessControlConditions, chain, authSig, resourceId: other}),
    );
    expect(error).toMatchObject({errorCode: 'NodeResourceIdNotFound', status: 404});
  });

  it('say what a chain answered', async () => {
    const [mintCost] = [ethers.utils.id('mintCost()').slice(0, 10)];
    const callRequests = [{to: '0x8F75a53F65e31DD0D2e40d0827becAaE2299D111', data: mintCost}];
    const jwt = await serrano.getSignedChainDataToken({callRequests, chain});
    const payload = JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as object;
    expect(payload).toMatchObject({
      callRequests,
      callResponses: [expect.stringMatching(/^0x[\da-f]{64}$/)],
    });
    expect(await verify(jwt)).toBe(1);
  });
});

it('gives keys while four of ten nodes are down, not while five are', async () => {
  const key = symmetricKey();
  const accessControlConditions = [isAddress(owner.address)];
  const authSig = await signIn(owner);
  const encrypted = await serrano.saveEncryptionKey({
    accessControlConditions,
    symmetricKey: key,
    authSig,
    chain,
  });
  const get = () =>
    serrano.getEncryptionKey({
      accessControlConditions,
      toDecrypt: toHex(encrypted),
      chain,
      authSig,
    });
  for (const node of [1, 4, 7, 10]) network.setFault({fault: 'down', node});
  expect(toHex(await get())).toBe(toHex(key));
  network.setFault({fault: 'down', node: 2});
  expect(await errorOf(get())).toMatchObject({errorCode: 'unknown_error'});
});
