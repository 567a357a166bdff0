import {readChains} from '../sdk-facts/facts/chains';
import type {Release} from '../sdk-facts/release';
import type {Chains} from './conditions/check';
import VERSIONS from './tokens/versions.json';

/** The keys of a release's chains, for the check of conditions. Read while the site is built. */
export function chainsOf(release: Release): Chains {
  const chains = readChains(release);
  const keysOf = (family: string): string[] =>
    chains.filter((chain) => chain.family === family).map(({key}) => key);
  return {evm: keysOf('EVM'), solana: keysOf('Solana'), cosmos: keysOf('Cosmos')};
}

/**
 * The key that a release has as a constant for the signatures of tokens; undefined where callers of its `verifyJwt`
 * pass the key that the nodes tell.
 */
export function networkKeyOf({version, constants}: Release): string | undefined {
  const {NETWORK_PUB_KEY} = constants as {NETWORK_PUB_KEY?: string};
  return VERSIONS[version].keyIsConstant ? NETWORK_PUB_KEY : undefined;
}
