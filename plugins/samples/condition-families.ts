/** What a request calls its conditions, by the family of chains that they are about. */
export const CONDITION_FAMILIES = [
  'accessControlConditions',
  'evmContractConditions',
  'solRpcConditions',
  'unifiedAccessControlConditions',
];
