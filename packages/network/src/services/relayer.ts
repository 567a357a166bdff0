import {ethers} from 'ethers';
import {ADDRESSES} from '../chain/addresses';
import type {Chain} from '../chain/chain';

/** A request as the relayer's routes take it. */
export interface RelayRequest {
  /** Path below the relayer's address, such as `/auth/status/0x…`. */
  path: string;
  query: URLSearchParams;
  /** Of a POST. */
  body: Record<string, unknown>;
  /** Of the page that asks; an empty text outside of browsers. */
  origin: string;
}

const AUTH_DATA =
  'tuple(uint256 keyType, bytes[] permittedIpfsCIDs, uint256[][] permittedIpfsCIDScopes, ' +
  'address[] permittedAddresses, uint256[][] permittedAddressScopes, ' +
  'uint256[] permittedAuthMethodTypes, bytes[] permittedAuthMethodIds, ' +
  'bytes[] permittedAuthMethodPubkeys, uint256[][] permittedAuthMethodScopes, ' +
  'bool addPkpEthAddressAsPermittedAddress, bool sendPkpToItself)';

const ABI = new ethers.utils.Interface([
  'function mintCost() view returns (uint256)',
  'function getPubkey(uint256) view returns (bytes)',
  'function getEthAddress(uint256) view returns (address)',
  'function getTokenIdsForAuthMethod(uint256, bytes) view returns (uint256[])',
  'function mintNextAndAddAuthMethods(uint256 keyType, uint256[] permittedAuthMethodTypes, bytes[] permittedAuthMethodIds, bytes[] permittedAuthMethodPubkeys, uint256[][] permittedAuthMethodScopes, bool addPkpEthAddressAsPermittedAddress, bool sendPkpToItself) payable',
  `function claimAndMintNextAndAddAuthMethods(tuple(uint256 keyType, bytes32 derivedKeyId, tuple(bytes32 r, bytes32 s, uint8 v)[] signatures), ${AUTH_DATA}) payable`,
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
]);

/** Pays for what the relayer mints. Nobody has its key; the engine sends in its name. */
const RELAYER = '0x4c69745265006c61796572000000000000000000';

const SCOPE_SIGN_ANYTHING = 1;
const ECDSA_SECP256K1 = 2;
const REGISTRATION_TIMEOUT_MS = 60_000;

/** Mints PKPs for those who have no test tokens, in the contracts of one release. */
export class Relayer {
  private readonly addresses;

  constructor(
    private readonly chain: Chain,
    release: 2 | 3,
  ) {
    this.addresses = ADDRESSES[release];
  }

  /** Answers a request; `undefined` for unknown paths. Rejects with what the chain says. */
  async answer({path, query, body, origin}: RelayRequest): Promise<unknown> {
    const status = /^\/auth\/status\/(\w+)$/.exec(path)?.[1];
    if (status !== undefined) return this.status(status);
    switch (path) {
      case '/mint-next-and-add-auth-methods':
        return this.mint(body);
      case '/fetch-pkps-by-auth-method':
        return this.fetch(body);
      case '/auth/claim':
        return this.claim(body);
      case '/auth/webauthn/generate-registration-options':
        return registrationOptions(query.get('username'), origin);
      default:
        return undefined;
    }
  }

  private async mint(body: RelayRequest['body']): Promise<{requestId: string}> {
    const {inputs} = ABI.getFunction('mintNextAndAddAuthMethods');
    const missing = inputs.find(({name}) => body[name] === undefined);
    if (missing) throw new Error(`The body has no ${missing.name}`);
    return this.send(
      'mintNextAndAddAuthMethods',
      inputs.map(({name}) => body[name]),
    );
  }

  private async claim(body: RelayRequest['body']): Promise<{requestId: string}> {
    const {derivedKeyId, authMethodType, signatures, pubkey} = body;
    const id = `0x${String(derivedKeyId).replace(/^0x/, '')}`;
    const claim = [
      ECDSA_SECP256K1,
      id,
      (signatures as Record<'r' | 's' | 'v', unknown>[]).map(({r, s, v}) => [r, s, v]),
    ];
    // The SDK sends the key without 0x.
    const key = `0x${typeof pubkey === 'string' ? pubkey.replace(/^0x/, '') : ''}`;
    const method = [[authMethodType], [id], [key], [[SCOPE_SIGN_ANYTHING]]];
    const data = [ECDSA_SECP256K1, [], [], [], [], ...method, true, true];
    return this.send('claimAndMintNextAndAddAuthMethods', [claim, data]);
  }

  private async fetch({authMethodType, authMethodId}: RelayRequest['body']): Promise<unknown> {
    const {permissions} = this.addresses;
    const found = await this.read(permissions, 'getTokenIdsForAuthMethod', [
      authMethodType,
      authMethodId,
    ]);
    const pkps = (found as ethers.BigNumber[]).map(async (tokenId) => ({
      tokenId,
      ...(await this.keyOf(tokenId)),
    }));
    return {pkps: await Promise.all(pkps)};
  }

  private async status(requestId: string): Promise<unknown> {
    const receipt = await this.chain.request<ethers.providers.TransactionReceipt | null>(
      'eth_getTransactionReceipt',
      [requestId],
    );
    if (!receipt) return {status: 'InProgress'};
    const topic = ABI.getEventTopic('Transfer');
    const tokenId = receipt.logs.find(({topics}) => topics[0] === topic)?.topics[3];
    if (tokenId === undefined) return {status: 'Failed', error: 'The transaction failed'};
    const {ethAddress, publicKey} = await this.keyOf(tokenId);
    return {
      status: 'Succeeded',
      pkpTokenId: tokenId,
      pkpEthAddress: ethAddress,
      pkpPublicKey: publicKey,
    };
  }

  private async keyOf(tokenId: ethers.BigNumberish) {
    const {nft} = this.addresses;
    const [publicKey, ethAddress] = await Promise.all([
      this.read(nft, 'getPubkey', [tokenId]),
      this.read(nft, 'getEthAddress', [tokenId]),
    ]);
    return {publicKey: publicKey as string, ethAddress: ethAddress as string};
  }

  private async read(to: string, name: string, values: unknown[] = []): Promise<unknown> {
    const data = ABI.encodeFunctionData(name, values);
    const answer = await this.chain.request<string>('eth_call', [{to, data}, 'latest']);
    return (ABI.decodeFunctionResult(name, answer) as unknown[])[0];
  }

  private async send(name: string, values: unknown[]): Promise<{requestId: string}> {
    const {nft, helper} = this.addresses;
    const data = ABI.encodeFunctionData(name, values);
    const cost = (await this.read(nft, 'mintCost')) as ethers.BigNumber;
    const balance = ethers.utils.hexValue(ethers.utils.parseEther('1000'));
    await this.chain.request('anvil_setBalance', [RELAYER, balance]);
    await this.chain.request('anvil_impersonateAccount', [RELAYER]);
    const transaction = {from: RELAYER, to: helper, value: ethers.utils.hexValue(cost), data};
    // It fails with the contract's reason, where sending would give a failed transaction.
    const gas = await this.chain.request('eth_estimateGas', [transaction]);
    // Clients wait 15 seconds before they ask again, so the transaction is mined at once.
    const {transactionHash} = await this.chain.request<ethers.providers.TransactionReceipt>(
      'eth_sendTransactionSync',
      [{...transaction, gas}],
    );
    return {requestId: transactionHash};
  }
}

/** Options with which a browser registers a WebAuthn credential. */
function registrationOptions(username: string | null, origin: string): object {
  const name = username ?? 'Lit';
  return {
    challenge: Buffer.from(ethers.utils.randomBytes(32)).toString('base64url'),
    rp: {name: 'Lit Protocol', id: origin === '' ? 'localhost' : new URL(origin).hostname},
    user: {id: ethers.utils.id(name), name, displayName: name},
    pubKeyCredParams: [-7, -257].map((alg) => ({type: 'public-key', alg})),
    timeout: REGISTRATION_TIMEOUT_MS,
    attestation: 'direct',
    excludeCredentials: [],
    authenticatorSelection: {userVerification: 'required', residentKey: 'required'},
  };
}
