import {releaseOf, type DocsVersion} from '../release';
import {readChains} from './chains';
import {networkOf, readContracts} from './contracts';

/** What the SDK release of a docs version publishes about chains and contracts. */
export type SdkFacts = ReturnType<typeof readSdkFacts>;

/** @throws SiteError if the release is not installed, or publishes what is not described */
export function readSdkFacts(version: DocsVersion) {
  const release = releaseOf(version);
  return {
    /** Version of the SDK, such as `3.0.24`. */
    release: release.name,
    chains: readChains(release),
    /** The Lit network that the contracts belong to, as the value of `litNetwork`. */
    contractsOf: networkOf(release).network,
    contracts: readContracts(release),
  };
}
