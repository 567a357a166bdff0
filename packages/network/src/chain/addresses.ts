/** Addresses at which `@lit-protocol/contracts-sdk` of each release expects the contracts. */
export const ADDRESSES = {
  2: {
    nft: '0x8F75a53F65e31DD0D2e40d0827becAaE2299D111',
    helper: '0x8bB62077437D918891F12c7F35d9e1B78468bF11',
    permissions: '0x4Aed2F242E806c58758677059340e29E6B5b7619',
    router: '0xB35cC6CaB1501d5F3b6b8fcF3215898C9d03E981',
    rateLimit: '0x2D0f767eff47b44626832EcD2fda705eB9797c38',
    staking: '0x433357a14c35815E6A32758fe95c93380D194aaf',
  },
  3: {
    nft: '0x58582b93d978F30b4c4E812A16a7b31C035A69f7',
    helper: '0xF02b6D6b0970DB3810963300a6Ad38D8429c4cdb',
    permissions: '0xD01c9C30f8F6fa443721629775e1CC7DD9c9e209',
    router: '0x4B5E97F2D811520e031A8F924e698B329ad83E29',
    rateLimit: '0x19593CbBC56Ddd339Fde26278A544a25166C2388',
    staking: '0x5bFa704aF947b3b0f966e4248DED7bfa6edeF952',
  },
} as const;

/** A DAO for conditions, whose members anybody may add. */
export const DAO = '0xDa00000000000000000000000000000000000Da0';

/** Tokens for conditions, which anybody may mint; the LIT token stands where both releases know it. */
export const TOKENS = {
  erc20: '0x2000000000000000000000000000000000000020',
  erc721: '0x7210000000000000000000000000000000000721',
  erc1155: '0x1155000000000000000000000000000000001155',
  lit: '0x53695556f8a1a064EdFf91767f15652BbfaFaD04',
} as const;
