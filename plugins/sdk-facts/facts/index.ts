import {releaseOf, type DocsVersion} from '../release';
import {readChains, type Chain} from './chains';
import {readContracts, type Contract} from './contracts';
import {described} from './described';
import {CONTRACTS} from '../data';

/** What the SDK release of a docs version publishes about chains and contracts. */
export interface SdkFacts {
  /** Version of the SDK, such as `3.0.24`. */
  readonly release: string;
  readonly chains: readonly Chain[];
  /** The Lit network that the contracts belong to, as the value of `litNetwork`. */
  readonly contractsOf: string;
  readonly contracts: readonly Contract[];
}

/** @throws SiteError if the release is not installed, or publishes what is not described */
export function readSdkFacts(version: DocsVersion): SdkFacts {
  const release = releaseOf(version);
  return {
    release: release.name,
    chains: readChains(release),
    contractsOf: described(CONTRACTS.networks, 'contracts.json networks', version).network,
    contracts: readContracts(release),
  };
}
