import {SiteError} from '../../shared/site-error';
import type {Release} from '../release';
import {CONSTANTS, constantsOf, publicNetworks} from './constants';
import {described} from './described';
import {NETWORKS} from '../data';

/** A chain that access control conditions can read or PKPs can sign for. */
export interface Chain {
  /** The value of `chain` in calls of the SDK. */
  key: string;
  name: string;
  /** Undefined for Solana, whose networks have none. */
  chainId: string | undefined;
  symbol: string;
  decimals: number;
  family: string;
  /** Networks whose nodes read the chain, as they are written in prose. */
  networks: string[];
  accessControl: boolean;
  /** Whether PKPs of one of these networks can sign for it with a wallet of the SDK. */
  pkp: boolean;
  explorer: string;
  /** Public address for calls to the chain; undefined where the package's one holds a private key. */
  rpc: string | undefined;
}

/** The virtual machine of each family, and its name in `PKP_CLIENT_SUPPORTED_CHAINS` if it has one. */
const FAMILIES: Readonly<Record<string, {name: string; pkpName?: string}>> = {
  EVM: {name: 'EVM', pkpName: 'eth'},
  SVM: {name: 'Solana'},
  CVM: {name: 'Cosmos', pkpName: 'cosmos'},
};

/** An API key as part of a path: some addresses in the package hold somebody's own. */
const API_KEY = /\/[\w-]{20,}(?:\/|$)/;

function withoutApiKey(rpc: string | undefined): string | undefined {
  return rpc && !API_KEY.test(new URL(rpc).pathname) ? rpc : undefined;
}

function readsChain(network: string, key: string): boolean {
  const {chains} = described(NETWORKS.chains, 'networks.json chains', network);
  return chains === 'all' || chains.includes(key);
}

function familyOf(key: string, vmType: string): {name: string; pkpName?: string} {
  const family = FAMILIES[vmType];
  if (!family) {
    throw new SiteError(
      'plugins/sdk-facts/facts/chains.ts',
      `${CONSTANTS} gives ${key} the unknown vmType "${vmType}"; add it to FAMILIES`,
    );
  }
  return family;
}

/** The chains of a release, in the order of its package: EVM, Solana, Cosmos. */
export function readChains(release: Release): Chain[] {
  const {ALL_LIT_CHAINS, PKP_CLIENT_SUPPORTED_CHAINS} = constantsOf(release);
  const networks = publicNetworks(release);
  return Object.entries(ALL_LIT_CHAINS).map(([key, chain]): Chain => {
    const family = familyOf(key, chain.vmType);
    const readers = networks.filter((network) => readsChain(network, key));
    const hasWallet =
      family.pkpName !== undefined && PKP_CLIENT_SUPPORTED_CHAINS.includes(family.pkpName);
    const statementOf = (network: string) =>
      described(NETWORKS.statements, 'networks.json statements', network);
    return {
      key,
      name: chain.name.trim(),
      chainId: chain.chainId?.toString(),
      symbol: chain.symbol,
      decimals: chain.decimals,
      family: family.name,
      networks: readers.map((network) => statementOf(network).name),
      accessControl: readers.length > 0,
      pkp: hasWallet && readers.some((network) => statementOf(network).signs),
      explorer: chain.blockExplorerUrls[0]?.trim() ?? '',
      rpc: withoutApiKey(chain.rpcUrls[0]?.trim()),
    };
  });
}
