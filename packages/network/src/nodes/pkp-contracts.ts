/**
 * What nodes ask of the PKP contracts. All of it is in the published ABIs of both releases, but
 * for `derivedKeyIds`, an addition of the local contracts: the router of release 2 publishes no
 * key id, and without it the nodes could not find the secret of a minted key.
 */
export const PKP_ABI = [
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function derivedKeyIds(uint256 tokenId) view returns (bytes32)',
  'function isPermittedAction(uint256 tokenId, bytes ipfsCID) view returns (bool)',
  'function isPermittedAddress(uint256 tokenId, address user) view returns (bool)',
  'function isPermittedAuthMethod(uint256 tokenId, uint256 authMethodType, bytes id) view returns (bool)',
  'function isPermittedAuthMethodScopePresent(uint256 tokenId, uint256 authMethodType, bytes id, uint256 scopeId) view returns (bool)',
  'function getPermittedActions(uint256 tokenId) view returns (bytes[])',
  'function getPermittedAddresses(uint256 tokenId) view returns (address[])',
  'function getPermittedAuthMethods(uint256 tokenId) view returns (tuple(uint256 authMethodType, bytes id, bytes userPubkey)[])',
  'function getTokenIdsForAuthMethod(uint256 authMethodType, bytes id) view returns (uint256[])',
  'function getUserPubkeyForAuthMethod(uint256 authMethodType, bytes id) view returns (bytes)',
  'function getPubkey(uint256 tokenId) view returns (bytes)',
];

/** Addresses that `@lit-protocol/contracts-sdk` of each release knows. */
export const PKP_ADDRESSES = {
  2: {
    nft: '0x8F75a53F65e31DD0D2e40d0827becAaE2299D111',
    permissions: '0x4Aed2F242E806c58758677059340e29E6B5b7619',
    /** Has `derivedKeyIds`. */
    router: '0xB35cC6CaB1501d5F3b6b8fcF3215898C9d03E981',
  },
  3: {
    nft: '0x58582b93d978F30b4c4E812A16a7b31C035A69f7',
    permissions: '0xD01c9C30f8F6fa443721629775e1CC7DD9c9e209',
    router: '0x4B5E97F2D811520e031A8F924e698B329ad83E29',
  },
} as const;
