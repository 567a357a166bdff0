import {DOCS_VERSIONS, releaseOf, type DocsVersion} from '../release';
import {NETWORK_STATEMENTS, type NetworkStatement} from '../unpublished';
import {constantsOf, publicNetworks} from './constants';
import {described} from './described';

/** A network of Lit nodes. */
export interface Network extends NetworkStatement {
  /** The value of `litNetwork`. */
  key: string;
  /** The docs versions whose SDK connects to it. None: it is only announced. */
  versions: DocsVersion[];
  /** Those of them whose client connects to it unless told otherwise. */
  defaultOf: DocsVersion[];
  nodes: {count: number; host: string; firstPort: string; lastPort: string} | undefined;
}

function nodesOf(urls: readonly string[]): Network['nodes'] {
  const [first, last] = [urls[0], urls.at(-1)].map((url) => url && new URL(url));
  return first && last
    ? {count: urls.length, host: first.hostname, firstPort: first.port, lastPort: last.port}
    : undefined;
}

/**
 * Networks on the internet, oldest first.
 *
 * @param version leaves out what the SDK of this docs version does not connect to
 */
export function readNetworks(version?: DocsVersion): Network[] {
  const releases = DOCS_VERSIONS.map(releaseOf);
  for (const release of releases) {
    publicNetworks(release).forEach((key) =>
      described(NETWORK_STATEMENTS, 'NETWORK_STATEMENTS', key),
    );
  }
  return Object.entries(NETWORK_STATEMENTS)
    .map(([key, statement]): Network => {
      const supporting = releases.filter((release) => publicNetworks(release).includes(key));
      const [release] = supporting;
      return {
        ...statement,
        key,
        versions: supporting.map((supporter) => supporter.version),
        defaultOf: supporting
          .filter(
            (supporter) => constantsOf(supporter).defaultLitnodeClientConfig.litNetwork === key,
          )
          .map((supporter) => supporter.version),
        nodes: release && nodesOf(constantsOf(release).LIT_NETWORKS[key] ?? []),
      };
    })
    .filter(({versions}) => version === undefined || versions.includes(version));
}
