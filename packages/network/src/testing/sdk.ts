import {createRequire} from 'node:module';
import path from 'node:path';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import type {AuthSig} from '../rules/proof-checks';
import type {ClientOptions} from '../network';

/** A signature of a PKP as the SDK combines it. */
export interface Signature {
  signature: string;
  /** Hex. */
  dataSigned: string;
}

/** A client of either release, with what the tests call of it. */
export interface Client {
  networkPubKey: string;
  subnetPubKey: string;
  claimKeyId(
    params: object,
  ): Promise<{claimedKeyId: string; pubkey: string; signatures: unknown[]}>;
  computeHDKeyId(userId: string, appId: string): string;
  computeHDPubKey(keyId: string): string;
  connect(): Promise<void>;
  encrypt(params: object): Promise<object>;
  executeJs(params: object): Promise<{signatures: Record<string, Signature>; response: unknown}>;
  getEncryptionKey(params: object): Promise<Uint8Array>;
  getSessionSigs(params: object): Promise<Record<string, AuthSig>>;
  getSignedChainDataToken(params: object): Promise<string>;
  getSignedToken(params: object): Promise<string>;
  pkpSign(params: object): Promise<Signature>;
  saveEncryptionKey(params: object): Promise<Uint8Array>;
  saveSigningCondition(params: object): Promise<unknown>;
  signSessionKey(params: object): Promise<{authSig: AuthSig}>;
}

/** A transaction that `wait` waits for. */
interface Sent {
  wait(): Promise<unknown>;
}

/** The contracts of either release, with what the tests call of them. */
export interface Contracts {
  connect(): Promise<void>;
  pkpNftContract: {read: {getPubkey(tokenId: string): Promise<string>}};
  pkpPermissionsContract: {write: {addPermittedAuthMethod(...args: unknown[]): Promise<Sent>}};
  /** Release 3; release 2 has the same without its last letter. */
  pkpNftContractUtils: {
    write: {
      mint(): Promise<{pkp: {tokenId: string}}>;
      claimAndMint(keyId: string, signatures: unknown): Promise<{tokenId: string}>;
    };
  };
  pkpNftContractUtil: {write: {mint(): Promise<{tokenId: string}>}};
}

// Members that few tests use keep their own types.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Sdk = any;

type Constructor<T> = new (options: object) => T;
type Resource = new (id: string) => object;

interface Packages {
  'access-control-conditions': {humanizeComparator: (comparator: string) => string | undefined};
  'auth-helpers': {
    LitAbility: Record<
      | 'AccessControlConditionDecryption'
      | 'AccessControlConditionSigning'
      | 'LitActionExecution'
      | 'PKPSigning',
      string
    >;
    LitAccessControlConditionResource: Resource;
    LitActionResource: Resource;
    LitPKPResource: Resource;
    newSessionCapabilityObject(): {
      addCapabilityForResource(resource: object, ability: string): void;
    };
  };
  'bls-sdk': {
    verify_signature(publicKey: string, message: string, signature: string): void;
    initWasmBlsSdk(): Promise<unknown>;
    wasmBlsSdkHelpers: {verify(key: Uint8Array, signature: Uint8Array, message: Uint8Array): 0 | 1};
  };
  constants: {
    ALL_LIT_CHAINS: Record<string, {vmType: string}>;
    LIT_ERROR: Record<string, {name: string}>;
  };
  'contracts-sdk': {LitContracts: Constructor<Contracts>};
  crypto: {generateSessionKeyPair(): {publicKey: string; secretKey: string}};
  encryption: {decryptToString(params: object, client: Client): Promise<string>};
  'lit-auth-client': {LitAuthClient: Constructor<Sdk>};
  'lit-node-client': {LitNodeClient: Constructor<Client>};
}

/** A package of the SDK as installed for a release. Its own types differ between releases. */
export function requireSdk<Name extends keyof Packages>(
  release: 2 | 3,
  name: Name,
): Packages[Name] {
  const folder = path.resolve(import.meta.dirname, `../../../../sdk/v${release}/package.json`);
  return createRequire(folder)(`@lit-protocol/${name}`) as Packages[Name];
}

/** A client of a release that is connected to a network. */
export async function connectClient(release: 2 | 3, options: ClientOptions): Promise<Client> {
  const {LitNodeClient} = requireSdk(release, 'lit-node-client');
  const client = new LitNodeClient({...options, alertWhenUnauthorized: false});
  await client.connect();
  // SDK 3 compiles its WebAssembly beside that, and does not wait for it.
  while (release === 3 && !('wasmExports' in globalThis)) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  return client;
}

/** The PKP contracts as a release sees them, with a wallet that pays. */
export async function connectContracts(
  release: 2 | 3,
  rpc: string,
  wallet: ethers.Wallet,
): Promise<Contracts> {
  const {LitContracts} = requireSdk(release, 'contracts-sdk');
  const provider = new ethers.providers.StaticJsonRpcProvider(rpc);
  const contracts = new LitContracts({signer: wallet.connect(provider), rpc});
  await contracts.connect();
  return contracts;
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

/** Session signatures for everything of some kinds; the wallet grants nothing else. */
export async function signSessions(
  release: 2 | 3,
  client: Client,
  wallet: ethers.Wallet,
  kinds: readonly ('decrypt' | 'token' | 'pkp' | 'action')[],
  sessionKey = requireSdk(release, 'crypto').generateSessionKeyPair(),
): Promise<Record<string, AuthSig>> {
  const helpers = requireSdk(release, 'auth-helpers');
  const asked = {
    decrypt: ['LitAccessControlConditionResource', 'AccessControlConditionDecryption'],
    token: ['LitAccessControlConditionResource', 'AccessControlConditionSigning'],
    pkp: ['LitPKPResource', 'PKPSigning'],
    action: ['LitActionResource', 'LitActionExecution'],
  } as const;
  const resourceAbilityRequests = kinds.map((kind) => {
    const [resource, ability] = asked[kind];
    return {resource: new helpers[resource]('*'), ability: helpers.LitAbility[ability]};
  });
  // The SDK's own would grant every ability of the kind of resource.
  const sessionCapabilityObject = helpers.newSessionCapabilityObject();
  for (const {resource, ability} of resourceAbilityRequests) {
    sessionCapabilityObject.addCapabilityForResource(resource, ability);
  }
  return client.getSessionSigs({
    chain: 'ethereum',
    sessionKey,
    resourceAbilityRequests,
    sessionCapabilityObject,
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

/** The error of a call, for comparison. */
export async function errorOf(call: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await call;
  } catch (error) {
    return error as Record<string, unknown>;
  }
  throw new Error('The call succeeded.');
}
