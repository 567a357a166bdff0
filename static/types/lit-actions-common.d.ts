/**
 * What every Lit Action finds as a global, in v2 and v3 alike. No package publishes these types.
 * The files of the
 * versions add what differs. The samples of these docs are checked with them.
 */

/** Names a PKP by its ERC-721 token. */
interface LitPkpToken {
  /** Token id of the PKP: the keccak256 hash of its public key, as a hex string. */
  tokenId: string;
}

/** An access control condition, as `checkConditions` takes it. */
interface LitActionCondition {
  /** `evmBasic`, `evmContract`, `solRpc` or `cosmos`. */
  conditionType?: string;
  chain: string;
  returnValueTest: {
    /** Which part of the answer is tested; not in `evmBasic`. */
    key?: string;
    comparator: string;
    value: string;
  };
  /** Of `evmBasic` and `evmContract`. */
  contractAddress?: string;
  /** Of `evmBasic`; `''` for a check of the wallet itself or of its balance. */
  standardContractType?: string;
  /** Of `evmBasic` and `solRpc`. */
  method?: string;
  /** Of `evmBasic`. */
  parameters?: string[];
  /** Of `evmContract`. */
  functionName?: string;
  functionParams?: string[];
  functionAbi?: {
    name: string;
    type?: string;
    inputs: {name: string; type: string; internalType?: string}[];
    outputs: {name: string; type: string; internalType?: string}[];
    stateMutability: string;
    constant?: boolean;
  };
  /** Of `solRpc`. */
  params?: string[];
  pdaParams?: string[];
  pdaInterface?: {offset: string | number; fields: Record<string, string | number>};
  pdaKey?: string;
  /** Of `cosmos`. */
  path?: string;
}

/** Joins the conditions before and after it. */
interface LitActionOperator {
  /** `and` or `or`. */
  operator: string;
}

/** Conditions, with operators between them; an array within is a group. */
type LitActionConditions = (LitActionCondition | LitActionOperator | LitActionConditions)[];

/** A wallet's signature over a SIWE message. */
interface LitActionAuthSig {
  sig: string;
  derivedVia: string;
  signedMessage: string;
  address: string;
}

/** An auth method that a PKP permits. */
interface LitPermittedAuthMethod {
  /** Number of the auth method's kind. */
  auth_method_type: string;
  /** Auth method id, as hex. */
  id: string;
  /** Public key of a WebAuthn credential; empty for other kinds. */
  user_pubkey: string;
}

/** How bytes are written as text. */
type LitEncoding =
  | 'ascii'
  | 'base10'
  | 'base16'
  | 'base16upper'
  | 'base2'
  | 'base32'
  | 'base36'
  | 'base58btc'
  | 'base64'
  | 'base64pad'
  | 'base64url'
  | 'base64urlpad'
  | 'base8'
  | 'hex'
  | 'latin1'
  | 'utf-8'
  | 'utf8';

/** Functions of the node that runs the action, also reachable as `Lit.Actions`. */
interface LitActionsApi {
  /**
   * Makes this node's share of an ECDSA signature. The client combines the shares and returns the
   * signature as `signatures[sigName]`.
   *
   * @returns `"success"`; the share itself does not pass through the action
   */
  signEcdsa(params: {
    /** What is signed, without any prefix or hashing; in v3 a hash of 32 bytes. */
    toSign: Uint8Array | number[];
    /** Public key of the PKP, uncompressed, as hex. */
    publicKey: string;
    /** The name under which the client finds the signature. */
    sigName: string;
  }): Promise<string>;

  /**
   * Makes this node's share of an EIP-191 signature: the message gets the prefix that wallets use
   * for `personal_sign`, and is hashed.
   *
   * @returns `"success"`
   */
  ethPersonalSignMessageEcdsa(params: {
    message: string;
    /** Public key of the PKP, uncompressed, as hex. */
    publicKey: string;
    /** The name under which the client finds the signature. */
    sigName: string;
  }): Promise<string>;

  /**
   * Checks access control conditions for the holder of an AuthSig.
   *
   * @returns whether the conditions hold
   */
  checkConditions(params: {
    conditions: LitActionConditions;
    authSig: LitActionAuthSig;
    /** Chain of the wallet that made the AuthSig. */
    chain: string;
  }): Promise<boolean>;

  /** Sets the text that the client finds as `response`. The last call wins. */
  setResponse(params: {response: string}): void;

  /**
   * Runs another action from IPFS, in a sandbox of its own. Its signatures are returned with those
   * of the caller.
   *
   * @returns what the other action passed to `setResponse`
   */
  call(params: {
    /** IPFS CID of the other action. */
    ipfsId: string;
    /** Becomes the other action's globals. */
    params?: Record<string, unknown>;
  }): Promise<string>;

  /** Reads the next nonce of an address from a chain. */
  getLatestNonce(params: {address: string; chain: string}): Promise<string>;

  /** Turns the public key of a PKP into its token id. */
  pubkeyToTokenId(params: {
    /** Uncompressed, as hex. */
    publicKey: string;
  }): string;

  /** Whether a PKP lets an action sign. */
  isPermittedAction(
    params: LitPkpToken & {
      /** IPFS CID of the action. */
      ipfsId: string;
    },
  ): Promise<boolean>;

  /** Whether a PKP lets a wallet sign. */
  isPermittedAddress(params: LitPkpToken & {address: string}): Promise<boolean>;

  /** Whether a PKP lets the holder of an auth method sign. */
  isPermittedAuthMethod(
    params: LitPkpToken & {
      /** Number of the auth method's kind. */
      authMethodType: number | string;
      /** Auth method id, as bytes. */
      userId: Uint8Array | number[];
    },
  ): Promise<boolean>;

  /** IPFS CIDs of the actions that may sign with a PKP. */
  getPermittedActions(params: LitPkpToken): Promise<string[]>;

  /** Wallets that may sign with a PKP. */
  getPermittedAddresses(params: LitPkpToken): Promise<string[]>;

  /** Auth methods that may sign with a PKP. */
  getPermittedAuthMethods(params: LitPkpToken): Promise<LitPermittedAuthMethod[]>;

  /**
   * Reads what an auth method may do with a PKP.
   *
   * @returns one boolean for each scope id, from 0 up
   */
  getPermittedAuthMethodScopes(
    params: LitPkpToken & {
      /** Number of the auth method's kind, as text. */
      authMethodType: string;
      /** Auth method id, as bytes. */
      userId: Uint8Array | number[];
      /** How many scopes to look at, from 0 up. */
      maxScopeId: number;
    },
  ): Promise<boolean[]>;

  /** Writes bytes as text; `utf8` without an encoding. */
  uint8arrayToString(array: Uint8Array, encoding?: LitEncoding): string;

  /** Reads bytes from text; `utf8` without an encoding. */
  uint8arrayFromString(text: string, encoding?: LitEncoding): Uint8Array;
}

/** An auth method that the nodes have verified for this run. */
interface LitAuthMethodContext {
  userId: string;
  appId: string;
  authMethodType: number;
}

/** Who is calling, as the nodes have verified it. */
interface LitAuthContext {
  /** IPFS CIDs of the actions that call each other; the last is the one that runs. */
  actionIpfsIds: string[];
  /** Address of the wallet that made the AuthSig; null without one. */
  authSigAddress: string | null;
  /** The auth methods that the client passed to `executeJs`. */
  authMethodContexts: LitAuthMethodContext[];
}

/** No namespace: JavaScript could add members to one, and so every misspelt name. */
declare const Lit: {
  /** The same object as the global `LitActions`. */
  readonly Actions: LitActionsApi;
  /** Who is calling. */
  readonly Auth: LitAuthContext;
};

/** The same object as `Lit.Actions`. */
declare const LitActions: LitActionsApi;

/** The whole of ethers 5. */
declare const ethers: typeof import('ethers').ethers;

/** Writes bytes as text; `utf8` without an encoding. */
declare const uint8arrayToString: LitActionsApi['uint8arrayToString'];

/** Reads bytes from text; `utf8` without an encoding. */
declare const uint8arrayFromString: LitActionsApi['uint8arrayFromString'];
