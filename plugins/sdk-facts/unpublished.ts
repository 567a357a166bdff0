/**
 * What the tables say and the SDK's packages do not. Each entry, or group of entries of one origin,
 * names its source. Texts are inline Markdown: `code` and [links](https://…) work.
 */

/** A fact together with where it was taken from. */
interface Sourced {
  /** Package and version, or repository@commit and path. */
  source: string;
}

const DOCS = 'LIT-Protocol/docs@387eee2';
const NETWORKS_REPOSITORY = 'LIT-Protocol/networks@72fbcaa';

/** The month in which the statements about networks were true. */
export const AS_OF = 'November 2023';

export interface NetworkStatement extends Sourced {
  name: string;
  kind: string;
  operator: string;
  algorithms: string;
  /** Whether PKPs can sign on it. */
  signs: boolean;
  features: string;
  /** Whether keys and data stay. */
  data: string;
  statusPage?: string;
}

/** What each network promises, keyed by its name in `litNetwork`, oldest first. */
export const NETWORK_STATEMENTS: Readonly<Record<string, NetworkStatement>> = {
  jalapeno: {
    name: 'Jalapeno',
    kind: 'Main network in alpha, unaudited',
    operator: 'Lit Protocol alone',
    algorithms: 'BLS',
    signs: false,
    features: 'Encryption',
    data: 'Kept',
    statusPage: 'https://jalapeno-status.litprotocol.com/',
    source: `${DOCS} docs/network/state-of-network.md, versioned_docs/version-2.0/support/stateOfNetwork.md`,
  },
  serrano: {
    name: 'Serrano',
    kind: 'Test network, deprecated',
    operator: 'Lit Protocol alone',
    algorithms: 'BLS, ECDSA',
    signs: true,
    features: 'Encryption, signing, Lit Actions',
    data: 'Kept until it is switched off, with notice and not before July 2024',
    statusPage: 'https://serrano-status.litprotocol.com/',
    source: `${DOCS} docs/network/state-of-network.md`,
  },
  cayenne: {
    name: 'Cayenne',
    kind: 'Test network, beta',
    operator: 'Lit Protocol alone',
    algorithms: 'BLS, ECDSA',
    signs: true,
    features: 'Encryption, signing, Lit Actions',
    data: 'Not kept: keys will be deleted',
    statusPage: 'https://cayenne-status.litprotocol.com/',
    source: `${DOCS} docs/network/state-of-network.md`,
  },
  manzano: {
    name: 'Manzano',
    kind: `Test network, planned for ${AS_OF}`,
    operator: 'Independent operators',
    algorithms: 'ECDSA',
    signs: true,
    features: 'Signing',
    data: 'No promise; keys stay where possible',
    source: `${DOCS} docs/network/state-of-network.md`,
  },
  habanero: {
    name: 'Habanero',
    kind: 'Main network, planned for December 2023',
    operator: 'Independent operators',
    algorithms: 'ECDSA',
    signs: true,
    features: 'Encryption, signing, Lit Actions',
    data: 'Kept',
    source: `${DOCS} docs/network/state-of-network.md`,
  },
};

interface NetworkChains extends Sourced {
  /** Keys of the SDK's chains; 'all' means each chain that the SDK of the network knows. */
  chains: 'all' | readonly string[];
}

const words = (list: string): string[] => list.trim().split(/\s+/);

/**
 * The chains each network reads. The v2 list names more networks (ropsten, kovan, rinkeby, anvil,
 * hardhat, lit, litTestnet and some that came with v3), which 2.2.63 has no key for; what it calls
 * zkSync is the key zksync.
 */
export const NETWORK_CHAINS: Readonly<Record<string, NetworkChains>> = {
  jalapeno: {
    chains: words(`
      ethereum polygon xdai bsc bscTestnet baseGoerli fantom arbitrum avalanche harmony mumbai goerli
      cronos optimism celo fuji aurora eluvio alfajores xdc evmos evmosTestnet moonbeam moonriver
      moonbaseAlpha filecoin hyperspace scrollAlphaTestnet lineaGoerli chiado zkEvm zksync
      mantleTestnet mantle klaytn publicGoodsNetwork waevEclipseTestnet waevEclipseDevnet`),
    source: `${DOCS} versioned_docs/version-2.0/resources/supportedChains.md`,
  },
  serrano: {
    chains: words(`
      alfajores arbitrum aurora avalanche bsc celo cheqdMainnet cheqdTestnet chronicleTestnet cosmos
      cronos eluvio ethereum evmos evmosTestnet fantom filecoin hyperspace fuji goerli harmony juno
      kyve lineaGoerli moonbaseAlpha moonbeam moonriver mumbai optimism optimismGoerli polygon sepolia
      scrollAlphaTestnet solana solanaDevnet solanaTestnet xdai xdc zksync zksyncTestnet zkEvm
      mantleTestnet mantle klaytn publicGoodsNetwork waevEclipseTestnet`),
    source: `${DOCS} versioned_docs/version-2.0/resources/supportedChains.md`,
  },
  cayenne: {chains: 'all', source: `${DOCS} docs/resources/supported-chains.md`},
};

interface UnpublishedContracts extends Sourced {
  /** The network whose addresses `@lit-protocol/contracts-sdk` of this docs version carries. */
  network: string;
  /** Contracts of that network that the package leaves out, with their addresses. */
  others: Readonly<Record<string, string>>;
}

export const CONTRACTS: Readonly<Record<'v2' | 'v3', UnpublishedContracts>> = {
  v2: {
    network: 'serrano',
    others: {},
    source: `${NETWORKS_REPOSITORY} serrano/deployed-lit-node-contracts-temp.json`,
  },
  v3: {
    network: 'cayenne',
    others: {
      ContractResolver: '0xB0cb99e69c01Bd481aeCc6DD0155d4147e96C746',
      HDKeyDeriver: '0x8C9121ec30f31818B5dC91549b9E445ccFCB41F0',
    },
    source: `${NETWORKS_REPOSITORY} cayenne/deployed-lit-node-contracts-temp.json`,
  },
};

/** What each contract is for, in the order of the table. Source: the contracts' ABIs. */
export const CONTRACT_PURPOSES: Readonly<Record<string, string>> = {
  PKPNFT: 'The PKPs as ERC-721 tokens: minting, owners, public keys',
  PKPHelper: 'Mints a PKP and sets its auth methods in one transaction',
  PKPPermissions: 'Who may use a PKP: addresses, Lit Actions, auth methods and their scopes',
  PKPNFTMetadata: 'Makes the metadata that wallets and explorers show for a PKP',
  PubkeyRouter: 'Public keys and addresses of PKPs, and the votes of the nodes on them',
  RateLimitNFT: 'Tokens that raise the rate limit of whoever holds them',
  Staking: 'Node operators: stakes, epochs, the set of validators',
  StakingBalances: 'The stakes and rewards of the node operators',
  Allowlist: 'A list of hashes that its administrators allow',
  Multisender: 'Sends coins or tokens to many addresses in one transaction',
  AccessControlConditions: 'The stored access control conditions of v2',
  HDKeyDeriver: 'Derives the public keys of claimable keys',
  ContractResolver: 'Finds the address of each other contract of the network',
  LITToken: 'The LIT test token, an ERC-20; the same address on every network',
};

interface AuthMethodText {
  /** The name in the network's own lists of auth methods. */
  networkName: string;
  /** What a user shows, and what the nodes check. */
  proof: string;
  /** The key of `ProviderType` whose provider makes this auth method, if there is one. */
  provider?: string;
}

/**
 * Auth methods by their name in `AuthMethodType`.
 * Sources: names from LIT-Protocol/docs@387eee2 docs/sdk/wallets/auth-methods.md and
 * versioned_docs/version-2.0/pkp/authHelpers/overview.md; providers from
 * @lit-protocol/lit-auth-client 2.2.61 and 3.0.23.
 */
export const AUTH_METHOD_TEXTS: Readonly<Record<string, AuthMethodText>> = {
  EthWallet: {
    networkName: 'ADDRESS',
    proof: 'An AuthSig of an Ethereum address',
    provider: 'EthWallet',
  },
  LitAction: {
    networkName: 'ACTION',
    proof: 'Being a certain Lit Action: the id is the bytes of its IPFS CID',
  },
  WebAuthn: {
    networkName: 'WEBAUTHN',
    proof: 'A passkey or security key, by its WebAuthn assertion',
    provider: 'WebAuthn',
  },
  Discord: {
    networkName: 'DISCORD',
    proof: 'A Discord OAuth access token, which the nodes show to Discord',
    provider: 'Discord',
  },
  Google: {
    networkName: 'GOOGLE',
    proof: 'A Google OAuth access token, which the nodes show to Google. Prefer `GoogleJwt`',
  },
  GoogleJwt: {
    networkName: 'GOOGLE_JWT',
    proof: 'An id token of Google, checked against its published keys without a call',
    provider: 'Google',
  },
  OTP: {
    networkName: 'OTP',
    proof: "The token that Lit's own one-time codes by e-mail or SMS end in",
    provider: 'Otp',
  },
  AppleJwt: {
    networkName: 'APPLE_JWT',
    proof: 'An id token of Sign in with Apple',
    provider: 'Apple',
  },
  StytchOtp: {
    networkName: 'STYTCH_JWT',
    proof:
      "A Stytch session token, tied to the Stytch user. Whoever runs the Stytch project can change that user's address or number",
    provider: 'StytchOtp',
  },
  StytchEmailFactorOtp: {
    networkName: 'STYTCH_EMAIL_OTP',
    proof: 'A Stytch session token, tied to the e-mail address that got the code',
    provider: 'StytchEmailFactorOtp',
  },
  StytchSmsFactorOtp: {
    networkName: 'STYTCH_SMS_OTP',
    proof: 'A Stytch session token, tied to the phone number that got the code',
    provider: 'StytchSmsFactorOtp',
  },
  StytchWhatsAppFactorOtp: {
    networkName: 'STYTCH_WHATS_APP_OTP',
    proof: 'A Stytch session token, tied to the WhatsApp number that got the code',
    provider: 'StytchWhatsAppFactorOtp',
  },
  StytchTotpFactorOtp: {
    networkName: 'STYTCH_TOTP',
    proof: 'A Stytch session token, tied to the authenticator app that made the code',
    provider: 'StytchTotpFactor',
  },
};

/** What each scope lets an auth method do. Source: LIT-Protocol/docs@387eee2 docs/sdk/wallets/auth-methods.md. */
export const SCOPE_TEXTS: Readonly<Record<string, string>> = {
  NoPermissions: 'Proves who the user is; signs nothing',
  SignAnything: 'Signs whatever it is given, transactions included',
  OnlySignMessages: 'Signs EIP-191 messages, whose prefix keeps them from being transactions',
};

/** What stands behind `://` in each resource. Source: @lit-protocol/auth-helpers 3.0.24, resources.ts. */
export const RESOURCE_IDENTIFIERS: Readonly<Record<string, string>> = {
  LitAccessControlConditionResource: 'Hash that stands for the encrypted data',
  LitPKPResource: 'Token id of a PKP',
  LitRLIResource: 'Token id of a rate limit NFT',
  LitActionResource: 'IPFS CID of a Lit Action',
};

/** What each ability allows. Source: @lit-protocol/auth-helpers 3.0.24, models.ts. */
export const ABILITY_TEXTS: Readonly<Record<string, string>> = {
  AccessControlConditionDecryption: 'Decrypt what the conditions guard',
  AccessControlConditionSigning: 'Get a JWT that says the conditions hold',
  PKPSigning: 'Sign with the PKP',
  RateLimitIncreaseAuth: "Use the NFT's higher rate limit",
  LitActionExecution: 'Run the Lit Action',
};

/**
 * What each error of the SDK means, by its key in `LIT_ERROR`.
 * Source: the code that throws it in 2.2.63 and 3.0.24.
 */
export const SDK_ERROR_MEANINGS: Readonly<Record<string, string>> = {
  INVALID_PARAM_TYPE: 'A parameter has the wrong type, is missing, or may not stand beside another',
  INVALID_ACCESS_CONTROL_CONDITIONS:
    'A condition is malformed, or has no `conditionType` where one is needed',
  WRONG_NETWORK_EXCEPTION:
    'The wallet is on another chain than the call. Switch it, or pass `switchChain: true`',
  MINTING_NOT_SUPPORTED: 'Left over from the first SDK',
  UNSUPPORTED_CHAIN_EXCEPTION:
    'The release has no chain of that key; the message lists those it has',
  INVALID_UNIFIED_CONDITION_TYPE: 'A unified condition has a `conditionType` that does not exist',
  LIT_NODE_CLIENT_NOT_READY_ERROR: 'The call came before `connect()` had resolved',
  UNAUTHROZIED_EXCEPTION:
    'The nodes refused to sign for this item (the code is misspelt in the SDK)',
  INVALID_ARGUMENT_EXCEPTION:
    'An argument is missing or makes no sense, such as a call without conditions or without a signature',
  INVALID_BOOLEAN_EXCEPTION: 'Conditions do not alternate with operators as they must',
  UNKNOWN_ERROR: 'Anything without a code of its own; read `message` and `details`',
  NO_WALLET_EXCEPTION: 'The browser has no wallet for that family of chains',
  WRONG_PARAM_FORMAT: 'A chain id in hex does not start with `0x`',
  LOCAL_STORAGE_ITEM_NOT_FOUND_EXCEPTION:
    'Local storage lacks the entry, such as a stored signature',
  LOCAL_STORAGE_ITEM_NOT_SET_EXCEPTION: 'Local storage refused to write',
  LOCAL_STORAGE_ITEM_NOT_REMOVED_EXCEPTION: 'Local storage refused to delete',
  REMOVED_FUNCTION_ERROR: 'The function has been taken out of the SDK and only throws',
  LIT_NODE_CLIENT_BAD_CONFIG_ERROR: 'The release knows no network of the name in `litNetwork`',
  PARAMS_MISSING_ERROR:
    'Something required was left out, such as an auth callback in Node. Passing two things that exclude each other also counts',
  UNKNOWN_SIGNATURE_TYPE: 'The nodes sent shares of a signature type that the SDK cannot combine',
  UNKNOWN_SIGNATURE_ERROR: 'The shares of a signature could not be combined',
  PARAM_NULL_ERROR:
    'A value is undefined, null or empty: a parameter, or the keys a connected client has',
  UNKNOWN_DECRYPTION_ALGORITHM_TYPE_ERROR: 'The nodes sent decryption shares of an unknown kind',
  WASM_INIT_ERROR: 'Reserved for WebAssembly that does not load',
  NODEJS_EXCEPTION: 'Reserved for failures that only Node has',
  WALLET_SIGNATURE_NOT_FOUND_ERROR: 'No wallet signature was given or made for the session',
  NO_VALID_SHARES: 'None of the shares could be used, so there is nothing to combine',
};

/** Keys of `LIT_ERROR` that a release defines and never throws. Source: its code, which the tests search. */
export const UNUSED_SDK_ERRORS: Readonly<Record<'v2' | 'v3', readonly string[]>> = {
  v2: ['MINTING_NOT_SUPPORTED', 'WASM_INIT_ERROR', 'NODEJS_EXCEPTION'],
  v3: [
    'MINTING_NOT_SUPPORTED',
    'UNAUTHROZIED_EXCEPTION',
    'UNKNOWN_DECRYPTION_ALGORITHM_TYPE_ERROR',
    'WASM_INIT_ERROR',
    'NODEJS_EXCEPTION',
  ],
};

interface NodeErrors extends Sourced {
  /** Codes with their meaning, by what they are about. */
  topics: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const NODE_ERRORS: NodeErrors = {
  source: `${DOCS} docs/sdk/tests.md, second table`,
  topics: {
    Access: {
      NodeAccessControlConditionsCheckFailed: 'The conditions do not hold for this user',
      NodeNotAuthorized:
        'This node does not serve the request, for example because it is no validator in this epoch: try again. The SDK reports it as a user without access',
      NodeAuthFailed: 'The PKP does not permit this auth method',
      NodeActionNotAllowed: 'The PKP does not permit this Lit Action: add it as a permitted action',
      NodeContractAuthsigUnauthorized: 'The contract account rejects the signature (EIP-1271)',
    },
    'Wallet signature': {
      NodeInvalidAuthSig: 'The AuthSig is malformed or does not verify',
      NodeAuthSigNotSupported: 'This call takes one AuthSig, and several were sent',
      NodeInvalidEthereumSolanaAuthSig: 'No AuthSig was sent, or none of those sent is valid',
      NodeInvalidUnifiedAuthSig:
        'Unified conditions came without an AuthSig, or none of those sent is valid',
      NodeInvalidEthereumAuthSig: 'The Ethereum AuthSig is missing or invalid',
      NodeInvalidCosmosAuthSig: 'The Cosmos AuthSig is missing or invalid',
      NodeInvalidKyveAuthSig: 'The Kyve AuthSig is missing or invalid',
      NodeInvalidSolanaAuthSig: 'The Solana AuthSig is missing or invalid',
      NodeInvalidCosmosSDKSignature:
        'A Cosmos signature came with a chain other than `cosmos` or `kyve`',
      NodeRecoveryIdError: 'The recovery id of a Cosmos AuthSig is wrong',
      NodeAuthSigAddressConversionError: '`address` of the AuthSig is not an Ethereum address',
      NodeAuthSigSignatureConversionError: '`sig` of the AuthSig cannot be decoded',
      NodeAuthSigSignedMessageConversionError: '`signedMessage` of the AuthSig cannot be decoded',
      NodeWalletSignatureJSONError: 'The AuthSig is not valid JSON',
      NodeBlockchainChainUnknown: 'The AuthSig names a chain that the node does not know',
      NodeContractFunctionParamsEncodingError:
        'The AuthSig does not fit the parameters of `isValidSignature` (EIP-1271)',
    },
    'Session signature': {
      NodeInvalidAuthSigSigningAlgo: '`algo` of a session signature must be `ed25519`',
      NodeInvalidED25519AuthSig: 'The session signature is not a valid Ed25519 signature',
      NodeInvalidAuthSigSessionKeySignature: 'The session signature does not verify',
      NodeAuthSigSessionKeyConversionError:
        '`address`, which holds the public session key, cannot be decoded',
      NodeSIWECapabilityInvalid: 'The capability is missing from the SIWE message, or malformed',
      NodeSIWECapabilityActionInvalid:
        'The capability permits another action than the one asked for',
      NodeSIWESigConversionError: '`sig` of the capability cannot be decoded',
      NodeSIWESessionKeySignatureInvalid:
        'The wallet signed a SIWE message for another session key',
      NodeSIWEMessageError: 'The SIWE message cannot be parsed or does not verify',
      NodeInvalidSIWEResource: 'A resource in the SIWE message is malformed',
      NodeInvalidSIWESpecialParam: 'A placeholder in a SIWE resource is malformed',
      NodeSIWESpecialParamAddressConversionError:
        '`:userAddress` was replaced by something that is not an Ethereum address',
    },
    Condition: {
      NodeMissingAccessControlConditions: 'The request has no conditions of any kind',
      NodeTooManyConditions: 'There are more than 30 conditions',
      NodeConditionAddressConversionError: 'A value in a condition should be hex and is not',
      NodeConditionTokenIdParsingError: 'The token id in a condition cannot be read as a number',
      NodeConditionTokenizingError: 'A placeholder was replaced by a value of the wrong type',
      NodeMismatchParameters: 'A condition has more or fewer parameters than its function',
      NodeInvalidACCReturnValueTest: '`returnValueTest` is malformed',
      NodeInvalidConditionTokenType: 'The value that came back cannot be compared that way',
      NodeTokenEncodingDecodingError: 'A token in an EVM condition cannot be encoded or decoded',
      NodeInvalidSolanaRpcMethod:
        'Solana conditions take `getBlock`, `getBalance`, `getAccountInfo`, `getTokenAccountBalance`, `getTokenAccountsByDelegate`, `getTokenAccountsByOwner` and `getHealth` only',
      NodeInvalidMetaplexCollectionAddress: 'The address of the Metaplex collection is wrong',
      NodeSolanaNFTMetadataError: 'The metadata of a Solana NFT could not be read',
      NodeCosmosResponseBodyError: 'The Cosmos conditions are invalid',
      NodeCosmosJSONError:
        'The answer of the Cosmos chain is not the JSON that the condition expects',
      NodePOAPJSONError: 'The answer of the POAP service cannot be read: try again',
    },
    'Stored condition': {
      NodeEncryptedSymmetricKeyNotFound: 'No condition is stored under this encrypted key',
      NodeResourceIdNotFound: 'No condition is stored under this resource id',
      NodeStorageError: 'The condition could not be stored',
      NodeUpdatePermanentCondition: 'The condition was stored as permanent and cannot change',
      NodeInvalidUpdatingUser: 'Another user stored the condition; only that one may change it',
    },
    JWT: {
      NodeExpWrongOrTooLarge: '`exp` lies in the past, or too far in the future',
      NodeIatOutsideGracePeriod:
        '`iat` lies in the future, or too far in the past: check your clock',
    },
    Chain: {
      NodeWrongNetwork: '`chain` is missing, or the network does not support it',
      NodeRpcError:
        "A call to the chain failed. Check the contract's address, the parameters and, in a custom call, `functionAbi`",
      NodeBlockchainError: 'A call of the node to a chain failed',
      NodeHTTPConversionError: 'The node could not use its RPC address for that chain: try again',
    },
    'Lit Action': {
      NodeJsExecutionError: 'The Lit Action threw an error or ran out of time',
      NodeInvalidIPFSID: '`ipfsId` is not an IPFS CID',
    },
    Node: {
      NodeSystemFault: 'The node failed inside: try again',
      NodeUnknownError: 'The node gives no reason: try again',
      NodeParserError: 'A parameter cannot be parsed; the message says which',
      NodeTimestampConversionError: 'The node could not read a rate limit time: try again',
      NodeOfflinePublicKeyConversionError: "The node could not read a PKP's public key: try again",
      NodeBlsNoKeyGenError: 'The node has no BLS key yet: try again',
      NodeBlsWrongKeyGenEpochError:
        'The node is out of step with the epoch: try again in some minutes',
    },
  },
};

const JALAPENO_ERRORS: NodeErrors = {
  source: `${DOCS} docs/sdk/tests.md, first table`,
  topics: {
    Access: {
      not_authorized:
        'The conditions do not hold for this user. The SDK renames it `NodeNotAuthorized`',
      incorrect_access_control_conditions:
        'These are not the conditions that were stored for the item',
      invalid_auth_sig: 'The AuthSig is malformed or does not verify',
    },
    Condition: {
      access_control_conditions_check_failed:
        'The nodes could not check the condition: the chain did not answer, or the contract call reverts',
      invalid_unified_condition_type:
        'A unified condition has a `conditionType` that does not exist',
      missing_access_control_conditions: 'The request has no conditions of any kind',
    },
    'Stored condition': {
      encrypted_symmetric_key_not_found:
        'No condition is stored under this encrypted key: call `saveEncryptionKey` first',
      resource_id_not_found:
        'No condition is stored under this resource id: call `saveSigningCondition` first, with the same fields',
      storage_error:
        'The condition is permanent, or belongs to another user. The SDK renames it `NodeStorageError`',
    },
    JWT: {
      exp_wrong_or_too_large: '`exp` lies in the past or too far in the future: check your clock',
      iat_outside_grace_period: '`iat` is too far from now: check your clock',
    },
    Chain: {
      rpc_error: 'A call to the chain failed: it did not answer, or the contract call reverts',
      wrong_network: 'The wallet is on another chain than the call',
    },
    Node: {
      lit_node_client_not_ready: 'The call came before `connect()` had resolved',
      unknown_error: 'The nodes give no reason',
    },
  },
};

/** The codes with which each network's nodes refuse. */
export const NODE_ERRORS_OF: Readonly<Record<string, NodeErrors>> = {
  jalapeno: JALAPENO_ERRORS,
  serrano: NODE_ERRORS,
  cayenne: NODE_ERRORS,
};

/** What each `@lit-protocol` package is for. Source: the package's own exports. */
export const PACKAGE_PURPOSES: Readonly<Record<string, string>> = {
  'access-control-conditions': 'Hashes conditions and puts them into words',
  'auth-browser': 'Asks browser wallets to sign',
  'auth-helpers': 'Session capabilities, resources and abilities',
  'bls-sdk': 'BLS signatures, as WebAssembly',
  constants: 'Chains, networks, error codes, enums',
  'contracts-sdk': "The network's contracts on Chronicle",
  core: 'What the two clients share',
  crypto: 'Encryption, shares, session key pairs',
  'ecdsa-sdk': 'Combines ECDSA shares, as WebAssembly',
  encryption: 'Helpers that encrypt strings, files and zip archives',
  'lit-auth-client': 'Sign-in providers, and PKPs through the relayer',
  'lit-node-client': 'The client for browsers, with wallet pop-ups',
  'lit-node-client-nodejs': 'The client for servers, without wallet code',
  'lit-third-party-libs': 'A bundled IPFS client',
  misc: 'Small helpers of the other packages',
  'misc-browser': 'Small helpers that need a browser',
  nacl: 'Ed25519 and X25519, for session keys',
  'pkp-base': 'What the PKP wallets share',
  'pkp-client': 'One entrance to the PKP wallets',
  'pkp-cosmos': 'A PKP as a Cosmos signer',
  'pkp-ethers': 'A PKP as an ethers signer',
  types: 'The TypeScript types',
  uint8arrays: 'Bytes to text and back',
};
