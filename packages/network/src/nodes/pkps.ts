import {base58} from '@scure/base';
import {ethers} from 'ethers';
import {ADDRESSES} from '../chain/addresses';
import {check, NodeError, orRefuse} from '../rules/errors';
import {deriveSecretKey} from './hd-keys';
import type {ChainReader} from './rpc';

const PKP_ABI = [
  'function ownerOf(uint256 tokenId) view returns (address)',
  // The local router's own: that of release 2 publishes no key ids, which nodes need to sign.
  'function derivedKeyIds(uint256 tokenId) view returns (bytes32)',
  'function getPubkey(uint256 tokenId) view returns (bytes)',
  'function getTokenIdsForAuthMethod(uint256 authMethodType, bytes id) view returns (uint256[])',
  'function isPermittedAction(uint256 tokenId, bytes ipfsCID) view returns (bool)',
  'function isPermittedAddress(uint256 tokenId, address user) view returns (bool)',
  'function isPermittedAuthMethod(uint256 tokenId, uint256 authMethodType, bytes id) view returns (bool)',
  'function isPermittedAuthMethodScopePresent(uint256 tokenId, uint256 authMethodType, bytes id, uint256 scopeId) view returns (bool)',
  'function getPermittedActions(uint256 tokenId) view returns (bytes[])',
  'function getPermittedAddresses(uint256 tokenId) view returns (address[])',
  'function getPermittedAuthMethods(uint256 tokenId) view returns (tuple(uint256 authMethodType, bytes id, bytes userPubkey)[])',
  'function getPermittedAuthMethodScopes(uint256 tokenId, uint256 authMethodType, bytes id, uint256 maxScopeId) view returns (bool[])',
];

/** Scopes as `AuthMethodScope` of the SDK numbers them. */
export const SIGN_ANYTHING = 1;
export const SIGN_MESSAGES = 2;
type Scope = typeof SIGN_ANYTHING | typeof SIGN_MESSAGES;

const ADDRESS_METHOD = 1;
const ACTION_METHOD = 2;

/** A verified auth method, as `Lit.Auth.authMethodContexts` shows it. */
export interface AuthMethodContext {
  userId: string;
  appId: string;
  authMethodType: number;
  /** The ids under which the contracts may know it, 0x-hex. */
  ids: readonly string[];
}

/** Who asks for a signature. */
export interface Asker {
  /** Of the wallet, where there is a proof. */
  address?: string;
  authMethods: readonly AuthMethodContext[];
  /** CIDs of the actions that run. */
  actions: readonly string[];
}

/** The PKP contracts of one release, and the secrets of the keys that they know. */
export class Pkps {
  private readonly abi = new ethers.utils.Interface(PKP_ABI);

  constructor(
    private readonly release: 2 | 3,
    private readonly rootSecrets: readonly bigint[],
    private readonly chain: ChainReader,
  ) {}

  /** The token id of a public key, hex with or without 0x: the hash of its 65 bytes. */
  tokenIdOf(publicKey: string): string {
    return ethers.utils.keccak256(this.uncompressed(publicKey));
  }

  uncompressed(publicKey: string): string {
    return orRefuse('NodeBadInput', () =>
      ethers.utils.computePublicKey(`0x${publicKey.replace(/^0x/, '')}`, false),
    );
  }

  /** Calls a function of the contracts that nodes know. */
  async read(
    contract: 'nft' | 'permissions' | 'router',
    name: string,
    args: readonly unknown[],
  ): Promise<unknown> {
    const address = ADDRESSES[this.release][contract];
    const result = await this.chain.call(address, this.abi, name, args, 'NodeBlockchainError');
    return result[0] as unknown;
  }

  /** The secret key of a minted PKP. */
  async secretKeyOf(publicKey: string): Promise<bigint> {
    const keyId = (await this.read('router', 'derivedKeyIds', [
      this.tokenIdOf(publicKey),
    ])) as string;
    const isMinted = BigInt(keyId) !== 0n;
    check(isMinted, 'NodePKPTokenIdNotFound', `No PKP has the public key ${publicKey}.`);
    return deriveSecretKey(this.rootSecrets, keyId);
  }

  /** The public key of the PKP that permits an auth method. */
  async publicKeyFor({authMethodType, ids}: AuthMethodContext): Promise<string> {
    for (const id of ids) {
      const [tokenId] = (await this.read('permissions', 'getTokenIdsForAuthMethod', [
        authMethodType,
        id,
      ])) as unknown[];
      if (tokenId !== undefined)
        return (await this.read('permissions', 'getPubkey', [tokenId])) as string;
    }
    throw new NodeError('NodePKPTokenIdNotFound', 'No PKP permits this auth method.');
  }

  /** Refuses who is neither owner nor permitted. Scope 1, sign anything, includes scope 2. */
  async authorise(publicKey: string, asker: Asker, scope: Scope): Promise<void> {
    const tokenId = this.tokenIdOf(publicKey);
    const {address, authMethods, actions} = asker;
    if (address !== undefined && (await this.ownerOf(tokenId)) === address) return;
    const methods: [type: number, id: string][] = [
      ...authMethods.flatMap(({authMethodType, ids}) =>
        ids.map((id): [number, string] => [authMethodType, id]),
      ),
      ...actions.map((cid): [number, string] => [ACTION_METHOD, bytesOfCid(cid)]),
    ];
    if (address !== undefined) methods.push([ADDRESS_METHOD, address]);
    for (const [type, id] of methods) {
      if (await this.permits(tokenId, type, id, scope)) return;
    }
    throw new NodeError('NodeAuthSigScopeTooLimited', `Nobody who asks may use ${publicKey}.`);
  }

  private async ownerOf(tokenId: string): Promise<string | undefined> {
    // Reverts for tokens that do not exist.
    return this.read('nft', 'ownerOf', [tokenId]).catch(() => undefined) as Promise<
      string | undefined
    >;
  }

  private async permits(tokenId: string, type: number, id: string, scope: Scope): Promise<boolean> {
    const isOnList = await this.read('permissions', 'isPermittedAuthMethod', [tokenId, type, id]);
    // The SDK of release 2 adds permissions without scopes.
    if (!isOnList || this.release === 2) return isOnList as boolean;
    const wanted = scope === SIGN_MESSAGES ? [SIGN_MESSAGES, SIGN_ANYTHING] : [SIGN_ANYTHING];
    const scopes = (await this.read('permissions', 'getPermittedAuthMethodScopes', [
      ...[tokenId, type, id],
      SIGN_MESSAGES + 1,
    ])) as boolean[];
    return wanted.some((each) => scopes[each]);
  }
}

/** The id under which the contracts know an action: the multihash in its CID. */
export function bytesOfCid(cid: string): string {
  return orRefuse('NodeInvalidIPFSID', () => ethers.utils.hexlify(base58.decode(cid)));
}
