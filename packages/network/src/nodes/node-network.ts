import {createHash} from 'node:crypto';
import {secp256k1} from '@noble/curves/secp256k1';
import {hexToBytes, utf8ToBytes} from '@noble/curves/utils';
import {ethers} from 'ethers';
import {SiweMessage} from 'siwe';
import type {AuthMethod} from '../services/tokens';
import type {FetchTable} from '../actions/fetch-table.shared';
import type {Clock} from '../clock';
import type {NetworkName} from '../ports';
import {type ActionOutcome, type ActionSupport, execute} from './action-host';
import {type ChainFamily, chainFamilyOf} from '../rules/chains';
import {CONDITION_FIELDS, type ConditionField} from '../rules/conditions';
import {cidOf} from './cid';
import type {ConditionContext} from './condition-values';
import {areMet, checkCount, type ConditionList, hashOf} from './conditions';
import {BareAnswer} from './answers';
import {check, NodeError, orRefuse} from '../rules/errors';
import {clockOf, type NodeFault, proofClockOf} from './faults';
import {digestOf} from '../actions/digest.shared';
import {Gathering} from './gathering';
import {BlsKey, seededScalar, signInShares, type SplitSignature} from './keys';
import {type Asker, type AuthMethodContext, Pkps, SIGN_ANYTHING, SIGN_MESSAGES} from './pkps';
import {type AuthSig, checkTimes} from '../rules/proof-checks';
import {type Need, type Proof, verifyProof, verifyWallet} from './proofs';
import {FIRST_NODE_PORT, REAL_HOSTS} from './real-hosts';
import type {ChainReader} from './rpc';
import type {NodeRules} from '../rules/node-rules';
import type {Tables} from './tables';

/** One network of nodes. */
export interface NetworkSpec {
  name: NetworkName;
  /** Of the SDK that speaks to it. */
  release: 2 | 3;
  nodeCount: number;
  /** How many must answer, and how many shares it takes: `minNodeCount` of the client. */
  threshold: number;
}

/** A request as the server passes it on. */
export interface NodeRequest {
  path: string;
  body: Body;
  /** `X-Request-Id`, the same for all nodes of one call. */
  id: string;
  /** `X-Lit-SDK-Version`. */
  sdkVersion: string;
}
type Body = Record<string, unknown>;

export interface NetworkOptions {
  spec: NetworkSpec;
  seed: string;
  /** Secrets of the HD root keys. */
  rootSecrets: readonly bigint[];
  chain: ChainReader;
  tables: Tables;
  rules: NodeRules;
  clock: Clock;
  /** Answers of `fetch` in actions. */
  fetches?: FetchTable;
  verifyAuthMethod(method: AuthMethod): Promise<AuthMethodContext>;
}

const ACC = 'lit-accesscontrolcondition';
const DECRYPT = ['Threshold/Decryption'];
const SIGN = ['Threshold/Signing'];
const EITHER = [...DECRYPT, ...SIGN];
const MAGIC_VALUE = '0x1626ba7e';
/** How many results of requests are kept for the other nodes. */
const KEPT_RESULTS = 1000;
const GRACE_SECONDS = 180;
const TWELVE_HOURS = 43_200;

const sha256Hex = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Endpoints by path, with the method that answers. */
const BOTH = {
  '/web/handshake': 'handshake',
  '/web/sign_session_key': 'signSessionKey',
  '/web/execute': 'execute',
  '/web/pkp/sign': 'pkpSign',
} as const;
const OLDEST = {
  '/web/encryption/store': 'storeKey',
  '/web/encryption/retrieve': 'retrieveKey',
  '/web/signing/store': 'storeKey',
  '/web/signing/retrieve': 'signStoredJwt',
  '/web/signing/sign_chain_data': 'signChainData',
} as const;
const NEWEST = {
  '/web/encryption/sign': 'signIdentity',
  '/web/signing/access_control_condition': 'signConditions',
  '/web/pkp/claim': 'claim',
} as const;
type ValueOf<T> = T[keyof T];
type Endpoint = ValueOf<typeof BOTH> | ValueOf<typeof OLDEST> | ValueOf<typeof NEWEST>;

/** A condition that release 2 has saved, without the condition itself. */
export interface StoredCondition {
  val: string;
  creator: string;
  permanent: boolean;
}

/** Secret key with which a node signs claims. */
export function nodeKeyOf(seed: string, node: number): ethers.Wallet {
  const secret = seededScalar(seed, `node ${node}`, secp256k1.Point.Fn.ORDER);
  return new ethers.Wallet(ethers.utils.hexZeroPad(ethers.utils.hexlify(secret), 32));
}

/** The nodes of a network: their keys, what they store, and what they answer. Nodes count from 1. */
export class NodeNetwork {
  private readonly handshakes = new Gathering();
  readonly spec: NetworkSpec;
  readonly faults = new Map<number, NodeFault>();
  /** `127.0.0.1:7470` by node, once servers listen. */
  readonly hosts: string[] = [];
  private readonly bls: BlsKey;
  private readonly wrongBls: BlsKey;
  private readonly pkps: Pkps;
  private readonly stored = new Map<string, StoredCondition>();
  /** Results of Lit Actions as conditions, by request: all nodes would find the same. */
  private readonly actionConditions = new Map<string, Promise<string>>();
  private readonly signatures = new Map<string, Promise<Map<number, SplitShare>>>();
  private readonly endpoints: Map<string, Endpoint>;

  constructor(private readonly options: NetworkOptions) {
    const {spec, seed, rootSecrets, chain} = options;
    this.spec = spec;
    this.bls = new BlsKey(`${seed}/${spec.name}`, spec.threshold - 1);
    this.wrongBls = new BlsKey(`${seed}/${spec.name}/wrong`, spec.threshold - 1);
    this.pkps = new Pkps(spec.release, rootSecrets, chain);
    this.endpoints = new Map(Object.entries(spec.release === 3 ? NEWEST : OLDEST));
    // Jalapeno has BLS keys only.
    const shared = spec.name === 'jalapeno' ? ({'/web/handshake': 'handshake'} as const) : BOTH;
    for (const [path, name] of Object.entries(shared)) this.endpoints.set(path, name);
  }

  /** Forgets faults and what was stored. */
  reset(): void {
    for (const each of [this.faults, this.stored, this.actionConditions, this.signatures])
      each.clear();
  }

  storedConditions(): [place: string, StoredCondition][] {
    return [...this.stored];
  }

  restore(entries: readonly [place: string, StoredCondition][]): void {
    this.stored.clear();
    for (const entry of entries) this.stored.set(...entry);
  }

  /** True if nodes of this network have an endpoint of this path. */
  has(path: string): boolean {
    return this.endpoints.has(path);
  }

  /** Answers one request to one node. Rejects with a `NodeError` or a `BareAnswer`. */
  async answer(node: number, request: NodeRequest): Promise<unknown> {
    return this[this.endpoints.get(request.path)!](node, request);
  }

  /**
   * Nodes answer together: clients take those that answer first for all there are, and would sign with too few of those
   * that `split` counts on.
   */
  private async handshake(node: number, {body, sdkVersion}: NodeRequest) {
    need(body, {clientPublicKey: 'string'});
    const late = ['down', 'slow'];
    await this.handshakes.join(
      this.hosts.filter((_, index) => !late.includes(this.faults.get(index + 1) ?? '')).length,
    );
    const isWrong = this.faults.get(node) === 'wrong-root-key';
    const {publicKey, publicKeySet} = isWrong ? this.wrongBls : this.bls;
    const keys = {serverPublicKey: '', subnetPublicKey: publicKey, networkPublicKey: publicKey};
    if (this.spec.release === 2) {
      return {...keys, networkPublicKeySet: publicKeySet, clientSdkVersion: sdkVersion};
    }
    const hdRootPubkeys = this.options.rootSecrets.map((secret) =>
      secp256k1.Point.BASE.multiply(isWrong ? secret + 1n : secret).toHex(),
    );
    return {...keys, networkPublicKeySet: publicKey, hdRootPubkeys};
  }

  // Encryption and tokens of release 3.

  private async signIdentity(node: number, {id, body}: NodeRequest) {
    need(body, {dataToEncryptHash: 'string'});
    const {conditions, field} = conditionsOf(body);
    const resource = `${hashOf(conditions)}/${String(body.dataToEncryptHash)}`;
    const proofs = await this.proofs(node, body, {
      prefix: ACC,
      ids: [resource],
      abilities: DECRYPT,
    });
    this.checkRate(node);
    await this.checkConditions(id, conditions, field, proofs);
    return this.blsShare(node, utf8ToBytes(`${ACC}://${resource}`));
  }

  private async signConditions(node: number, {id, body}: NodeRequest) {
    need(body, {iat: 'number', exp: 'number'});
    const {conditions, field} = conditionsOf(body);
    const proofs = await this.proofs(node, body, {
      prefix: ACC,
      ids: [hashOf(conditions)],
      abilities: SIGN,
    });
    this.checkRate(node);
    await this.checkConditions(id, conditions, field, proofs);
    this.checkTokenTimes(node, body);
    const {chain, iat, exp} = body;
    const payload = {
      ...{iss: 'LIT', sub: subject(proofs), chain, iat, exp},
      ...Object.fromEntries(CONDITION_FIELDS.map((name) => [name, body[name] ?? null])),
    };
    return this.signJwt(node, payload);
  }

  // Encryption and tokens of release 2.

  private async storeKey(node: number, {path, body}: NodeRequest) {
    need(body, {key: 'string', val: 'string'});
    const {key, val} = body as {key: string; val: string};
    const proofs = await this.proofs(node, body, {prefix: ACC, ids: [key], abilities: EITHER});
    const creator = subject(proofs);
    const place = `${node} ${path} ${key}`;
    const before = this.stored.get(place);
    check(
      !before?.permanent,
      'NodeUpdatePermanentCondition',
      'The condition was saved as permanent.',
    );
    const isOwn = before === undefined || before.creator === creator;
    check(isOwn, 'NodeInvalidUpdatingUser', 'Another user saved the condition.');
    this.stored.set(place, {val, creator, permanent: Boolean(body.permanant ?? true)});
    return {result: 'success'};
  }

  private async retrieveKey(node: number, {id, body}: NodeRequest) {
    need(body, {toDecrypt: 'string'});
    const {conditions, field} = conditionsOf(body);
    const ciphertext = body.toDecrypt as string;
    const key = sha256Hex(orRefuse('NodeBadInput', () => hexToBytes(ciphertext)));
    const proofs = await this.proofs(node, body, {prefix: ACC, ids: [key], abilities: DECRYPT});
    const stored = this.stored.get(`${node} /web/encryption/store ${key}`);
    check(
      stored !== undefined,
      'NodeEncryptedSymmetricKeyNotFound',
      `Nothing is stored under ${key}.`,
    );
    checkStored(stored, conditions);
    this.checkRate(node);
    await this.checkConditions(id, conditions, field, proofs);
    const decryptionShare = orRefuse('NodeBadInput', () =>
      this.keyOf(node).decryptionShare(ciphertext, node),
    );
    return {decryptionShare, shareIndex: node - 1};
  }

  private async signStoredJwt(node: number, {id, body}: NodeRequest) {
    need(body, {resourceId: 'object', iat: 'number', exp: 'number'});
    const {conditions, field} = conditionsOf(body);
    const key = hashOf(body.resourceId);
    const ids = [key, hashOf(conditions)];
    const proofs = await this.proofs(node, body, {prefix: ACC, ids, abilities: SIGN});
    const stored = this.stored.get(`${node} /web/signing/store ${key}`);
    check(stored !== undefined, 'NodeResourceIdNotFound', `Nothing is stored under ${key}.`);
    checkStored(stored, conditions);
    this.checkRate(node);
    await this.checkConditions(id, conditions, field, proofs);
    this.checkTokenTimes(node, body);
    const {chain, iat, exp} = body;
    return this.signJwt(node, {
      iss: 'LIT',
      sub: subject(proofs),
      chain,
      iat,
      exp,
      ...(body.resourceId as object),
    });
  }

  private async signChainData(node: number, {body}: NodeRequest) {
    need(body, {callRequests: 'array', chain: 'string', iat: 'number', exp: 'number'});
    const {chain, iat, exp} = body;
    check(
      chainFamilyOf(chain as string) === 'evm',
      'NodeBlockchainChainUnknown',
      `No EVM chain is named "${String(chain)}".`,
    );
    this.checkTokenTimes(node, body);
    const callRequests = body.callRequests as {to: string; data: string}[];
    const callResponses = [];
    for (const {to, data} of callRequests) {
      callResponses.push(await this.options.chain.request('eth_call', [{to, data}, 'latest']));
    }
    return this.signJwt(node, {iss: 'LIT', chain, iat, exp, callRequests, callResponses});
  }

  // Signatures by PKPs, and actions.

  private async pkpSign(node: number, {id, body}: NodeRequest) {
    need(body, {toSign: 'array', pubkey: 'string'});
    const pubkey = body.pubkey as string;
    const tokenId = this.pkps.tokenIdOf(pubkey).slice(2);
    const asker = await this.asker(node, body, {
      prefix: 'lit-pkp',
      ids: [tokenId],
      abilities: SIGN,
    });
    this.checkRate(node, 400);
    const digest = digestOf(Uint8Array.from(body.toSign as number[]), this.spec.release);
    await this.pkps.authorise(pubkey, asker, SIGN_ANYTHING);
    const {signature, share} = await this.ecdsaShare(node, id, pubkey, digest, 'sig', asker);
    const isNew = this.spec.release === 3;
    return {
      success: true,
      signedData: [...digest],
      signatureShare: {
        result: 'success',
        sig_type: isNew ? 'ECDSA_CAIT_SITH' : 'ECDSA',
        signature_share: share,
        share_index: node - 1,
        public_key: this.pkps.uncompressed(pubkey).slice(2),
        ...(isNew
          ? {sig_name: 'sig', big_r: signature.bigR, digest: Buffer.from(digest).toString('hex')}
          : {local_x: signature.localX, local_y: signature.localY}),
      },
    };
  }

  private async execute(node: number, {id, body}: NodeRequest) {
    const {
      code: given,
      ipfsId,
      jsParams = {},
    } = body as {code?: string; ipfsId?: string; jsParams?: object};
    const asker = await this.asker(node, body, {
      prefix: 'lit-litaction',
      ids: [''],
      abilities: ['Threshold/Execution'],
    });
    check(
      given !== undefined || ipfsId !== undefined,
      'NodeInvalidIPFSID',
      'There is neither code nor ipfsId.',
    );
    this.checkRate(node);
    const code =
      given === undefined ? this.codeOf(ipfsId!) : Buffer.from(given, 'base64').toString();
    const cid = ipfsId ?? orRefuse('NodeBadInput', () => cidOf(code));
    const outcome: ActionOutcome = {signedData: {}, claimData: {}};
    const support = this.support(node, id, asker);
    const {response, logs} = await execute(support, code, {...jsParams}, [cid], outcome);
    return {success: true, ...outcome, decryptedData: {}, response, logs};
  }

  private support(node: number, id: string, asker: AskerWithProof): ActionSupport {
    const {chain} = this.options;
    return {
      chain,
      pkps: this.pkps,
      release: this.spec.release,
      fetches: this.options.fetches,
      ...(asker.proof && {proof: asker.proof}),
      authMethods: asker.authMethods,
      codeOf: (cid) => this.codeOf(cid),
      share: async (publicKey, toSign, sigName) =>
        this.sharedSignature(
          node,
          id,
          publicKey,
          digestOf(toSign, this.spec.release),
          sigName,
          asker,
        ),
      claim: async (keyId) => this.signClaim(node, keyId),
      checkConditions: async ({conditions, authSig, chain: name}) => {
        const proofs = await this.proofs(
          node,
          {authSig, chain: name},
          {prefix: ACC, ids: [], abilities: EITHER},
        );
        return areMet(
          conditions as ConditionList,
          'accessControlConditions',
          this.conditionContext(id, proofs, true),
        );
      },
    };
  }

  private codeOf(cid: string): string {
    const code = this.options.tables.getAction(cid);
    if (code !== undefined) return code;
    const message = `No file of this network has the CID ${cid}.`;
    throw new BareAnswer(502, {errorKind: 'IPFS', status: 502, message, details: []});
  }

  private async signSessionKey(node: number, {id, body}: NodeRequest) {
    need(body, {sessionKey: 'string', authMethods: 'array', siweMessage: 'string'});
    const now = proofClockOf(this.faults.get(node), this.options.clock.now());
    const authMethods = await this.authMethods(body);
    const proof = body.authSig
      ? verifyWallet(body.authSig as AuthSig, now, this.options.rules)
      : undefined;
    const [method] = authMethods;
    check(
      proof !== undefined || method !== undefined,
      'NodeBadInput',
      'There is neither an auth method nor an authSig.',
    );
    check(
      typeof body.pkpPublicKey === 'string' || method !== undefined,
      'NodeBadInput',
      'There is no pkpPublicKey.',
    );
    const publicKey = this.pkps.uncompressed(
      (body.pkpPublicKey as string | undefined) ?? (await this.pkps.publicKeyFor(method!)),
    );
    const given = body.siweMessage as string;
    const siwe = orRefuse('NodeSIWEMessageError', () => new SiweMessage(given));
    check(siwe.uri === body.sessionKey, 'NodeSIWEMessageError', `The message is for ${siwe.uri}.`);
    checkTimes(siwe, now, this.options.rules);
    await this.pkps.authorise(
      publicKey,
      {authMethods, actions: [], ...(proof && {address: proof.address})},
      SIGN_MESSAGES,
    );
    const siweMessage = given.replace(siwe.address, ethers.utils.computeAddress(publicKey));
    const digest = ethers.utils.arrayify(ethers.utils.hashMessage(siweMessage));
    const shared = await this.sharedSignature(node, id, publicKey, digest, 'sessionSig');
    return {success: true, signedData: {sessionSig: {...shared, siweMessage}}};
  }

  private async claim(node: number, {body}: NodeRequest) {
    need(body, {authMethod: 'object'});
    const {userId, appId} = await this.options.verifyAuthMethod(body.authMethod as AuthMethod);
    return this.signClaim(node, ethers.utils.id(`${userId}:${appId}`));
  }

  private async signClaim(node: number, keyId: string) {
    const signature = await nodeKeyOf(this.options.seed, node).signMessage(
      ethers.utils.arrayify(keyId),
    );
    return {signature: signature.slice(2), derivedKeyId: keyId.slice(2)};
  }

  // Shared by endpoints.

  private keyOf(node: number): BlsKey {
    return this.faults.get(node) === 'wrong-share' ? this.wrongBls : this.bls;
  }

  private blsShare(node: number, message: Uint8Array) {
    const isNew = this.spec.release === 3;
    const share = this.keyOf(node).sign(message, node, isNew ? 'POP' : 'NUL');
    const index = node.toString(16).padStart(2, '0');
    return {
      result: 'success',
      signatureShare: isNew ? {ProofOfPossession: index + share} : share,
      shareIndex: node - 1,
    };
  }

  private signJwt(node: number, payload: object) {
    const unsignedJwt = `${base64url({alg: 'BLS12-381', typ: 'JWT'})}.${base64url(payload)}`;
    return {unsignedJwt, ...this.blsShare(node, utf8ToBytes(unsignedJwt))};
  }

  /** The share of a signature as actions and sessions send it. */
  private async sharedSignature(
    node: number,
    id: string,
    publicKey: string,
    digest: Uint8Array,
    sigName: string,
    asker?: AskerWithProof,
  ) {
    const {signature, share} = await this.ecdsaShare(node, id, publicKey, digest, sigName, asker);
    const {bigR, localX, localY} = signature;
    return {
      dataSigned: Buffer.from(digest).toString('hex'),
      signatureShare: share,
      shareIndex: node - 1,
      publicKey: this.pkps.uncompressed(publicKey).slice(2),
      sigName,
      ...(this.spec.release === 2
        ? {sigType: 'ECDSA', localX, localY}
        : {sigType: 'ECDSA_CAIT_SITH', bigR, ...(sigName === 'sessionSig' && {bigr: bigR})}),
    };
  }

  /**
   * A node's summand of a signature. The SDK adds all that it gets, so `s` is split over the nodes
   * that will answer when the first of them is asked; others give an empty share.
   */
  private async ecdsaShare(
    node: number,
    id: string,
    publicKey: string,
    digest: Uint8Array,
    name: string,
    asker?: AskerWithProof,
  ): Promise<SplitShare> {
    const key = `${id} ${name} ${publicKey} ${Buffer.from(digest).toString('hex')}`;
    const shares = await once(this.signatures, key, () =>
      this.split(publicKey, digest, asker?.bySession === true),
    );
    const own = shares.get(node) ?? {...[...shares.values()][0]!, share: ''};
    if (this.faults.get(node) !== 'wrong-share') return own;
    return {...own, share: own.share.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))};
  }

  private async split(
    publicKey: string,
    digest: Uint8Array,
    bySession: boolean,
  ): Promise<Map<number, SplitShare>> {
    const silent = ['down', 'expired-proof', 'rate-limit'];
    // Sessions end five minutes after they were signed: a fast clock refuses them.
    if (bySession) silent.push('clock-off');
    const nodes = this.hosts
      .map((_, index) => index + 1)
      .filter((node) => !silent.includes(this.faults.get(node) ?? ''));
    const signature = signInShares(await this.pkps.secretKeyOf(publicKey), digest, nodes.length);
    return new Map(
      nodes.map((node, index) => [node, {signature, share: signature.shares[index]!}]),
    );
  }

  /** Verifies `authSig` of a request, which may hold several by family of chains. */
  private async proofs(
    node: number,
    body: Body,
    wanted: Need,
  ): Promise<ConditionContext['proofs']> {
    need(body, {authSig: 'object'});
    const {chain = 'ethereum'} = body as {chain?: string};
    need({chain}, {chain: 'string'});
    const given = body.authSig as AuthSig | Record<string, AuthSig>;
    if (isAuthSig(given)) {
      const proof = await this.verify(node, given, chain, wanted);
      return {[proof.family]: proof};
    }
    const proofs: ConditionContext['proofs'] = {};
    for (const [name, authSig] of Object.entries(given)) {
      const proof = await this.verify(node, authSig, name, wanted).catch(() => undefined);
      if (proof) proofs[proof.family] = proof;
    }
    const isAny = Object.keys(proofs).length > 0;
    check(isAny, 'NodeInvalidMultipleAuthSigs', 'No authSig of those given is valid.');
    return proofs;
  }

  private async verify(
    node: number,
    authSig: AuthSig,
    chain: string,
    wanted: Need,
  ): Promise<Proof> {
    for (const name of ['sig', 'derivedVia', 'signedMessage', 'address'] as const) {
      check(typeof authSig[name] === 'string', 'NodeBadInput', `authSig.${name} is not a string.`);
    }
    const abi = ['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'];
    return verifyProof(authSig, {
      chain,
      need: wanted,
      host: this.hosts[node - 1]!,
      realHost: `${REAL_HOSTS[this.spec.name]}:${FIRST_NODE_PORT + node - 1}`,
      now: proofClockOf(this.faults.get(node), this.options.clock.now()),
      rules: this.options.rules,
      isValidSignature: async (address, hash, signature) => {
        const call = this.options.chain.call(
          address,
          new ethers.utils.Interface(abi),
          'isValidSignature',
          [hash, signature],
          'NodeBlockchainError',
        );
        const refused = new NodeError(
          'NodeContractAuthsigUnauthorized',
          `${address} cannot verify signatures.`,
        );
        const [value] = await call.catch((error: unknown) => {
          throw error instanceof NodeError && error.code === 'NodeTokenEncodingDecodingError'
            ? refused
            : error;
        });
        return value === MAGIC_VALUE;
      },
    });
  }

  private async asker(node: number, body: Body, wanted: Need): Promise<AskerWithProof> {
    need(body, {authSig: 'object'});
    if (!isAuthSig(body.authSig as AuthSig)) {
      const message = 'Multiple auth sigs not supported by Lit Actions';
      throw new BareAnswer(400, {message, errorCode: 'unsupported_auth_sig'});
    }
    const proof = await this.verify(node, body.authSig as AuthSig, 'ethereum', wanted);
    const authMethods = await this.authMethods(body);
    const bySession = (body.authSig as AuthSig).derivedVia === 'litSessionSignViaNacl';
    return {proof, address: proof.address, authMethods, actions: [], bySession};
  }

  private async authMethods({authMethods}: Body): Promise<AuthMethodContext[]> {
    const methods = (authMethods ?? []) as AuthMethod[];
    check(Array.isArray(methods), 'NodeBadInput', 'authMethods is not an array.');
    return Promise.all(methods.map((method) => this.options.verifyAuthMethod(method)));
  }

  private async checkConditions(
    id: string,
    conditions: ConditionList,
    field: ConditionField,
    proofs: ConditionContext['proofs'],
  ): Promise<void> {
    const met = await areMet(conditions, field, this.conditionContext(id, proofs));
    check(met, 'NodeAccessControlConditionsReturnedNotAuthorized', 'The conditions are not met.');
  }

  private conditionContext(
    id: string,
    proofs: ConditionContext['proofs'],
    isNested = false,
  ): ConditionContext {
    const {chain, tables} = this.options;
    return {
      proofs,
      chain,
      tables,
      runActionCondition: async (cid, method, params) => {
        const call = `${method}(${params.map((param) => JSON.stringify(param)).join(', ')})`;
        return once(this.actionConditions, `${id} ${cid} ${call}`, () =>
          this.runActionCondition(
            cid,
            call,
            isNested,
            proofs.evm ?? proofs.solana ?? proofs.cosmos,
          ),
        );
      },
    };
  }

  /** Calls a function of an action. An error of the action is a refusal. */
  private async runActionCondition(
    cid: string,
    call: string,
    isNested: boolean,
    proof?: Proof,
  ): Promise<string> {
    const code = `${this.codeOf(cid)}
;(async () => Lit.Actions.setResponse({response: String(await ${call})}))();`;
    const refused = (detail: string) => new NodeError('NodeJsExecutionError', detail);
    const support: ActionSupport = {
      ...this.support(0, cid, {authMethods: [], actions: [], ...(proof && {proof})}),
      isNested,
      share: () => Promise.reject(refused('A condition signs nothing.')),
    };
    const outcome: ActionOutcome = {signedData: {}, claimData: {}};
    try {
      return (await execute(support, code, {}, [cid], outcome)).response;
    } catch (error) {
      throw error instanceof BareAnswer ? refused(JSON.stringify(error.body)) : error;
    }
  }

  private checkTokenTimes(node: number, {iat, exp}: Body): void {
    const now = Math.floor(clockOf(this.faults.get(node), this.options.clock.now()) / 1000);
    const offset = Math.abs(Number(iat) - now);
    check(
      offset <= GRACE_SECONDS,
      'NodeIatOutsideGracePeriod',
      `iat is ${offset} s away from the node's time.`,
    );
    const latest = now + GRACE_SECONDS + TWELVE_HOURS;
    const isFine = Number(exp) >= now - GRACE_SECONDS && Number(exp) <= latest;
    check(isFine, 'NodeExpWrongOrTooLarge', `exp is ${String(exp)}, the node's time ${now}.`);
  }

  private checkRate(node: number, status = 402): void {
    if (this.faults.get(node) !== 'rate-limit') return;
    const message = 'Rate limit exceeded.  Try again at the next full hour.';
    throw new BareAnswer(status, {message, errorCode: 'rate_limit_exceeded'});
  }
}

/** Values that the first node of a request makes for all. */
function once<T>(
  results: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = results.get(key);
  if (known) return known;
  const result = make();
  results.set(key, result);
  if (results.size > KEPT_RESULTS) results.delete(results.keys().next().value!);
  return result;
}

interface SplitShare {
  signature: SplitSignature;
  share: string;
}

type AskerWithProof = Asker & {proof?: Proof; bySession?: boolean};

function isAuthSig(given: object): given is AuthSig {
  return 'sig' in given;
}

/** Refuses a body that lacks fields or has others of the wrong type. */
function need(body: Body, fields: Record<string, 'string' | 'number' | 'object' | 'array'>): void {
  for (const [name, type] of Object.entries(fields)) {
    const value = body[name];
    const isFine =
      type === 'array' ? Array.isArray(value) : typeof value === type && value !== null;
    check(
      isFine,
      'NodeBadInput',
      `${name} should be ${type === 'array' || type === 'object' ? 'an' : 'a'} ${type}.`,
    );
  }
}

/** The conditions of a request, counted. */
function conditionsOf(body: Body): {conditions: ConditionList; field: ConditionField} {
  const field = CONDITION_FIELDS.find((name) => body[name] !== undefined && body[name] !== null);
  check(
    field !== undefined,
    'NodeMissingAccessControlConditions',
    'The request has no conditions.',
  );
  const conditions = body[field];
  const isList = (list: unknown): boolean =>
    Array.isArray(list) &&
    list.every((item) =>
      Array.isArray(item) ? isList(item) : typeof item === 'object' && item !== null,
    );
  check(isList(conditions), 'NodeBadInput', `${field} should be an array of objects.`);
  checkCount(conditions as ConditionList);
  return {conditions: conditions as ConditionList, field};
}

function checkStored(stored: StoredCondition, conditions: ConditionList): void {
  const isSame = stored.val === hashOf(conditions);
  check(
    isSame,
    'NodeIncorrectAccessControlConditions',
    'The conditions are not those that were saved.',
  );
}

/** The address that a token names. */
function subject(proofs: ConditionContext['proofs']): string {
  const families: ChainFamily[] = ['evm', 'solana', 'cosmos'];
  const proof = families.map((family) => proofs[family]).find((found) => found !== undefined)!;
  return proof.family === 'evm' ? proof.address.toLowerCase() : proof.address;
}
