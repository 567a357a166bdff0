import type {Release} from '../release';

/** A chain as `@lit-protocol/constants` describes it. Those of Solana have no id. */
export interface ChainConstants {
  name: string;
  symbol: string;
  decimals: number;
  chainId?: number | string;
  rpcUrls: string[];
  blockExplorerUrls: string[];
  vmType: string;
}

/** The parts of `@lit-protocol/constants` that are facts for readers. */
export interface Constants {
  ALL_LIT_CHAINS: Record<string, ChainConstants>;
  LIT_NETWORKS: Record<string, string[]>;
  PKP_CLIENT_SUPPORTED_CHAINS: string[];
  AuthMethodType: Record<string, string | number>;
  /** Only from 3.0.18 on. */
  AuthMethodScope?: Record<string, string | number>;
  ProviderType: Record<string, string>;
  LitErrorKind: Record<string, string>;
  LIT_ERROR: Record<string, {name: string; code: string; kind: string}>;
  defaultLitnodeClientConfig: Record<string, unknown>;
}

export const CONSTANTS = '@lit-protocol/constants';

/** Loads `@lit-protocol/constants` of a release. */
export const constantsOf = (release: Release): Constants => release.load<Constants>(CONSTANTS);

/** The networks of a release that run on the internet: not the reader's own. */
export function publicNetworks(release: Release): string[] {
  return Object.keys(constantsOf(release).LIT_NETWORKS).filter(
    (network) => network !== 'localhost' && network !== 'custom',
  );
}

/** The members of a numeric enum, which TypeScript compiles into both directions. */
export function enumMembers(
  numericEnum: Readonly<Record<string, string | number>>,
): {name: string; value: number}[] {
  return Object.entries(numericEnum).flatMap(([name, value]) =>
    typeof value === 'number' ? [{name, value}] : [],
  );
}
