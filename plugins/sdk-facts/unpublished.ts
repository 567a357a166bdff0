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

/** The networks that the first SDK (`lit-js-sdk`) connects to, by their name in `litNetwork`. */
export const NETWORKS_OF_V1: Sourced & {networks: readonly string[]} = {
  networks: ['jalapeno', 'serrano'],
  source: `${DOCS} docs/network/feature-matrix.md`,
};

/** What the SDK can do, with the first and the last major version that can. */
export const FEATURES: Sourced & {
  features: readonly {name: string; since: 1 | 2 | 3; until: 1 | 2 | 3}[];
} = {
  features: [
    {name: 'Encryption under access control conditions', since: 1, until: 3},
    {name: 'JWTs under access control conditions', since: 1, until: 3},
    {name: 'Conditions that can be updated', since: 1, until: 2},
    {name: 'PKPs', since: 2, until: 3},
    {name: 'Lit Actions', since: 2, until: 3},
    {name: 'Wallet signatures', since: 1, until: 3},
    {name: 'Session signatures', since: 1, until: 3},
  ],
  source: `${DOCS} docs/network/feature-matrix.md`,
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
