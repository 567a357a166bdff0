import {DOCS_VERSIONS, releaseOf, type DocsVersion} from '../release';
import {constantsOf, publicNetworks} from './constants';
import {described} from './described';
import {NETWORKS, type NetworkStatement} from '../data';

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
      described(NETWORKS.statements, 'networks.json statements', key),
    );
  }
  return Object.entries(NETWORKS.statements)
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
