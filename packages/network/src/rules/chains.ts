import CHAINS from './chain-table.json';

/** The kinds of chains: each has addresses and proofs of its own. */
export type ChainFamily = 'evm' | 'solana' | 'cosmos';

interface Chain {
  family: ChainFamily;
  /** The docs versions whose SDK release knows it; none of a chain that the nodes alone know. */
  releases: readonly string[];
  /** Start of the addresses of a Cosmos chain. */
  prefix?: string;
}

const ENTRIES = Object.entries(CHAINS as Readonly<Record<string, Chain>>);

const chainOf = (name: string): Chain | undefined => ENTRIES.find(([key]) => key === name)?.[1];

/** The family of a chain by its key in the SDK; undefined for unknown ones. */
export const chainFamilyOf = (name: string): ChainFamily | undefined => chainOf(name)?.family;

/** Start of the addresses of a Cosmos chain. */
export const addressPrefix = (name: string): string => chainOf(name)?.prefix ?? 'cosmos';

/**
 * The keys of the chains that a release of the SDK knows, in its order.
 *
 * @param release the docs version that describes it, such as `v3`
 * @param family chains of this family alone
 */
export const chainsOf = (release: string, family?: ChainFamily): string[] =>
  ENTRIES.filter(([, chain]) => chain.releases.includes(release))
    .filter(([, chain]) => family === undefined || chain.family === family)
    .map(([key]) => key);
