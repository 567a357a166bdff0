/* eslint-disable @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access -- the SDK's types leave much as `any` */
import {ethers} from 'ethers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type Network, type NetworkOptions, startNetwork} from './network';
import {
  approveWith,
  type Client,
  connectClient,
  connectContracts,
  errorOf,
  isAddress,
  requireSdk,
  type Sdk,
  signIn,
  signSessions,
} from './testing/sdk';

// Behaviour of Cayenne that public sources of November 2023 show; each test names its source.

const WEEK = 7 * 24 * 3_600_000;
const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const toSign = ethers.utils.arrayify(ethers.utils.id('hello'));

interface Stage {
  network: Network;
  client: Client;
  owner: ethers.Wallet;
  publicKey: string;
}

async function stage(options: NetworkOptions = {}): Promise<Stage> {
  const network = await startNetwork({...options, only: 'cayenne'});
  const owner = new ethers.Wallet(network.accounts[0]!.privateKey);
  const {publicKey} = await network.mintPkp({});
  return {network, client: await connectClient(3, network.v3), owner, publicKey};
}

/** Session signatures that ask for one resource alone, whose approval grants it alone. */
async function sessionFor(
  {client, owner}: Stage,
  resource: 'LitActionResource' | 'LitAccessControlConditionResource',
  id: string,
  ability: 'PKPSigning' | 'AccessControlConditionDecryption',
): Promise<unknown> {
  const helpers = requireSdk(3, 'auth-helpers');
  return client.getSessionSigs({
    chain: 'ethereum',
    sessionKey: requireSdk(3, 'crypto').generateSessionKeyPair(),
    resourceAbilityRequests: [
      {resource: new helpers[resource](id), ability: helpers.LitAbility[ability]},
    ],
    authNeededCallback: approveWith(owner),
  });
}

async function decrypt({client, owner}: Stage, proof: object): Promise<string> {
  const accessControlConditions = [isAddress(owner.address)];
  const chain = 'ethereum';
  const encrypted = await client.encrypt({
    ...{accessControlConditions, chain, dataToEncrypt: new TextEncoder().encode('a secret')},
  });
  return requireSdk(3, 'encryption').decryptToString(
    {...encrypted, accessControlConditions, chain, ...proof},
    client,
  );
}

describe('in November 2023', () => {
  let here: Stage;
  beforeAll(async () => {
    here = await stage();
  });
  afterAll(() => here.network.stop());

  // js-sdk d2ac08467, tools/scripts/utils.mjs: AuthSigs of its end-to-end tests.
  it('AuthSigs may last 10,000 weeks', async () => {
    const authSig = await signIn(here.owner, {expirationTime: after(10_000 * WEEK)});
    await expect(decrypt(here, {authSig})).resolves.toBe('a secret');
  });

  // LIT-Protocol/docs e5dea91 (30 November 2023), docs/sdk/authentication/auth-sig.md.
  it('AuthSigs may never end', async () => {
    const authSig = await signIn(here.owner, {expirationTime: undefined});
    await expect(decrypt(here, {authSig})).resolves.toBe('a secret');
  });

  // js-sdk d2ac08467, test-pkp-sign-with-session-sigs-eth-wallet-auth-method.mjs (12 October 2023).
  it('a session for LitActionResource signs with a PKP', async () => {
    const sessionSigs = await sessionFor(here, 'LitActionResource', '*', 'PKPSigning');
    const {signature} = await here.client.pkpSign({toSign, pubKey: here.publicKey, sessionSigs});
    expect(ethers.utils.recoverAddress(toSign, signature)).toBe(
      ethers.utils.computeAddress(here.publicKey),
    );
  });

  // js-sdk d2ac08467, apps/html/manual_tests_session_keys.html.
  it('a session for a placeholder decrypts', async () => {
    const sessionSigs = await sessionFor(
      ...([here, 'LitAccessControlConditionResource', 'replaced later'] as const),
      'AccessControlConditionDecryption',
    );
    await expect(decrypt(here, {sessionSigs})).resolves.toBe('a secret');
  });

  // js-sdk d2ac08467, apps/html/manual_tests_session_keys.html and manual_tests_unified.html leave it out.
  it('a request may lack its chain', async () => {
    const unifiedAccessControlConditions = [
      {...isAddress(here.owner.address), conditionType: 'evmBasic'},
    ];
    const sessionSigs = await signSessions(3, here.client, here.owner, ['token']);
    const jwt = await here.client.getSignedToken({unifiedAccessControlConditions, sessionSigs});
    expect(jwt.split('.')).toHaveLength(3);
  });

  // LIT-Protocol/docs e5dea91, permissions.md; js-serverless-function-test 4db320f, pkpPermissions.js.
  it('an action has the id of a key without awaiting it', async () => {
    const {response} = await here.client.executeJs({
      code: `(async () => {
        const tokenId = Lit.Actions.pubkeyToTokenId({publicKey});
        const isPermitted = await Lit.Actions.isPermittedAddress({tokenId, address});
        Lit.Actions.setResponse({response: JSON.stringify({tokenId, isPermitted})});
      })();`,
      authSig: await signIn(here.owner),
      jsParams: {publicKey: here.publicKey, address: here.owner.address},
    });
    const parsed = typeof response === 'string' ? JSON.parse(response) : response;
    expect(parsed).toEqual({tokenId: ethers.utils.keccak256(here.publicKey), isPermitted: true});
  });

  // js-sdk d2ac08467, e2e-nodejs: pkp-ethers send-tx takes this text for success.
  it('an empty purse is told in the words of Chronicle', async () => {
    const provider = new ethers.providers.StaticJsonRpcProvider(here.network.rpc);
    const poor = ethers.Wallet.createRandom().connect(provider);
    const sent = poor.sendTransaction({to: poor.address, value: 1, gasLimit: 21_000});
    await expect(sent).rejects.toThrow('insufficient FPE funds');
  });

  // js-sdk d2ac08467, e2e-nodejs: contracts read and mint.
  it('contracts mint at their published addresses', async () => {
    const contracts: Sdk = await connectContracts(3, here.network.rpc, here.owner);
    const {pkp} = await contracts.pkpNftContractUtils.write.mint();
    expect(
      await contracts.pkpNftContractUtils.read.getTokensByAddress(here.owner.address),
    ).toContain(ethers.BigNumber.from(pkp.tokenId).toString());
  });
});

describe('later', () => {
  // js-sdk issue 296 (30 December 2023, SDK 3.0.27).
  it('in January 2024, an AuthSig without an end is refused', async () => {
    const here = await stage({date: '2024-01'});
    const authSig = await signIn(here.owner, {expirationTime: undefined});
    expect(await errorOf(decrypt(here, {authSig}))).toMatchObject({
      message: 'Error parsing SIWE message',
      details: [
        'validation error: SIWE validation failed: parser error: Session key expiration time is not set',
        'Session key expiration time is not set',
      ],
    });
    const long = await signIn(here.owner, {expirationTime: after(5 * WEEK)});
    await expect(decrypt(here, {authSig: long})).resolves.toBe('a secret');
    await here.network.stop();
  });

  // The nodes' published code of July 2024.
  it('with --strict, 31 days, other resources and approvals as proofs are refused', async () => {
    const here = await stage({strict: true});
    const long = await signIn(here.owner, {expirationTime: after(31 * 24 * 3_600_000)});
    expect(await errorOf(decrypt(here, {authSig: long}))).toMatchObject({
      errorCode: 'NodeSIWEMessageError',
    });
    const approval = await signIn(here.owner, {uri: 'lit:session:00'});
    expect(await errorOf(decrypt(here, {authSig: approval}))).toMatchObject({
      errorCode: 'NodeInvalidAuthSig',
    });
    const other = await sessionFor(here, 'LitActionResource', '*', 'PKPSigning');
    expect(await errorOf(decrypt(here, {sessionSigs: other}))).toMatchObject({
      errorCode: 'NodeResourceIdNotFound',
    });
    const token = here.client.getSignedToken({
      accessControlConditions: [isAddress(here.owner.address)],
      chain: 'ethereum',
      sessionSigs: await signSessions(3, here.client, here.owner, ['decrypt']),
    });
    expect(await errorOf(token)).toMatchObject({errorCode: 'NodeSIWECapabilityInvalid'});
    await here.network.stop();
  });
});
