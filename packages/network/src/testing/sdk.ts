import {createRequire} from 'node:module';
import path from 'node:path';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import type {AuthSig} from '../nodes/proofs';
import type {ClientOptions} from '../network';

/** A package of the SDK, as installed for a release: what its types leave open, tests check. */
export function requireSdk(release: 2 | 3, name: string): Sdk {
  const folder = path.resolve(import.meta.dirname, `../../../../sdk/v${release}/package.json`);
  return createRequire(folder)(`@lit-protocol/${name}`) as Sdk;
}

// The SDK's own types differ between releases and leave much as `any`.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Sdk = any;

/** A client of a release that is connected to a network. */
export async function connectClient(release: 2 | 3, options: ClientOptions): Promise<Sdk> {
  const {LitNodeClient} = requireSdk(release, 'lit-node-client');
  const client = new LitNodeClient({...options, alertWhenUnauthorized: false});
  await client.connect();
  return client;
}

/** An AuthSig of an EVM wallet. */
export async function signIn(
  wallet: ethers.Wallet,
  fields: Partial<SiweMessage> = {},
): Promise<AuthSig> {
  const message = new SiweMessage({
    domain: 'localhost',
    address: wallet.address,
    statement: 'Sign in to test.',
    uri: 'http://localhost/',
    version: '1',
    chainId: 1,
    nonce: '1234567890abcdef',
    issuedAt: new Date().toISOString(),
    expirationTime: new Date(Date.now() + 3_600_000).toISOString(),
    ...fields,
  });
  const signedMessage = message.prepareMessage();
  return {
    sig: await wallet.signMessage(signedMessage),
    derivedVia: 'web3.eth.personal.sign',
    signedMessage,
    address: wallet.address,
  };
}

/** Answers the SDK's call for the wallet's approval of a session. */
export function approveWith(wallet: ethers.Wallet) {
  return async ({
    resources,
    expiration,
    uri,
    statement,
  }: Record<string, string> & {resources: string[]}) =>
    signIn(wallet, {
      resources,
      uri: uri!,
      expirationTime: expiration!,
      ...(statement !== undefined && {statement}),
    });
}

/** Session signatures for everything of some kinds. */
export async function signSessions(
  release: 2 | 3,
  client: Sdk,
  wallet: ethers.Wallet,
  kinds: readonly ('decrypt' | 'token' | 'pkp' | 'action')[],
): Promise<Record<string, AuthSig>> {
  const helpers = requireSdk(release, 'auth-helpers');
  const {
    AccessControlConditionDecryption,
    AccessControlConditionSigning,
    PKPSigning,
    LitActionExecution,
  } = helpers.LitAbility;
  const asked = {
    decrypt: [helpers.LitAccessControlConditionResource, AccessControlConditionDecryption],
    token: [helpers.LitAccessControlConditionResource, AccessControlConditionSigning],
    pkp: [helpers.LitPKPResource, PKPSigning],
    action: [helpers.LitActionResource, LitActionExecution],
  };
  return client.getSessionSigs({
    chain: 'ethereum',
    sessionKey: requireSdk(release, 'crypto').generateSessionKeyPair(),
    resourceAbilityRequests: kinds.map((kind) => ({
      resource: new asked[kind][0]('*'),
      ability: asked[kind][1],
    })),
    authNeededCallback: approveWith(wallet),
  });
}

/** A condition that only the holder of an address meets. */
export function isAddress(address: string): object {
  return {
    contractAddress: '',
    standardContractType: '',
    chain: 'ethereum',
    method: '',
    parameters: [':userAddress'],
    returnValueTest: {comparator: '=', value: address},
  };
}

/** What the call threw, for comparison. */
export async function errorOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await call;
  } catch (error) {
    return error as Record<string, unknown>;
  }
  throw new Error('The call succeeded.');
}
