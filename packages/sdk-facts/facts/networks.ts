import {h} from 'hastscript';
import NETWORKS from '../data/networks.json';
import {DOCS_VERSIONS, releaseOf, type DocsVersion, type Release} from '../release';
import {code} from '../table/inline';
import {rowsOf, type Cell, type FactTable} from '../table/table';
import {CONSTANTS, constantsOf, publicNetworks} from './constants';

type Network = ReturnType<typeof readNetworks>[number];

function nodesOf(urls: readonly string[]) {
  const [first, last] = [urls[0], urls.at(-1)].map((url) => url && new URL(url));
  return first && last
    ? {count: urls.length, host: first.hostname, firstPort: first.port, lastPort: last.port}
    : undefined;
}

/**
 * Networks of Lit nodes on the internet, oldest first.
 *
 * @param version leaves out what the SDK of this docs version does not connect to
 */
export function readNetworks(version?: DocsVersion) {
  const releases = DOCS_VERSIONS.map(releaseOf);
  return Object.entries(NETWORKS.statements)
    .map(([key, statement]) => {
      const supporting = releases.filter((release) => publicNetworks(release).includes(key));
      const isDefault = (release: Release): boolean =>
        constantsOf(release).defaultLitnodeClientConfig.litNetwork === key;
      const urls = supporting.map((release) => constantsOf(release).LIT_NETWORKS[key] ?? []);
      return {
        ...statement,
        /** The value of `litNetwork`. */
        key,
        /** The docs versions whose SDK connects to it. None: it is only announced. */
        versions: supporting.map((release) => release.version),
        /** Those of them whose client connects to it unless told otherwise. */
        defaultOf: supporting.filter(isDefault).map((release) => release.version),
        nodes: nodesOf(urls[0] ?? []),
      };
    })
    .filter(({versions}) => version === undefined || versions.includes(version));
}

const nodesCell = ({nodes, operator}: Network): Cell =>
  nodes
    ? [
        `${nodes.count}: `,
        code(nodes.host),
        `, ports ${nodes.firstPort} to ${nodes.lastPort}. ${operator}`,
      ]
    : operator;

const sdkCell = ({versions, defaultOf}: Network): Cell =>
  versions
    .map((version) => (defaultOf.includes(version) ? `${version}, its default` : version))
    .join(', ') || 'Not yet';

/**
 * The networks of Lit nodes, with what each promises.
 *
 * @param only leaves out networks that this release does not connect to
 */
export function networksTable(only?: Release): FactTable {
  const releases = only ? [only] : DOCS_VERSIONS.map(releaseOf);
  return {
    caption: `Networks${only ? ` of SDK ${only.name}` : ''}, ${NETWORKS.asOf}`,
    ...rowsOf(readNetworks(only?.version), {
      litNetwork: ({key}) => code(key),
      SDK: !only && sdkCell,
      'What it is': ({kind}) => kind,
      'Keys and data': ({data}) => data,
      Cost: ({cost}) => cost,
      Features: ({features}) => features,
      Algorithms: ({algorithms}) => algorithms,
      Nodes: nodesCell,
      Status: ({name, statusPage}) =>
        statusPage ? h('a', {href: statusPage}, `${name} status`) : 'Not live',
    }),
    shown: only ? 4 : 5,
    unit: 'network',
    source: `Names and nodes read from ${releases.map(({origin}) => origin(CONSTANTS)).join(' and ')}; the rest is what the network says of itself.`,
  };
}

/** Which SDK connects to which network, and what each can do. */
export function featuresTable(): FactTable {
  const {ofV1, features} = NETWORKS;
  const networks = readNetworks()
    .filter(({versions}) => versions.length > 0)
    .map(({key, name, versions}) => ({
      name: `Network ${name}`,
      in: [ofV1.networks.includes(key), versions.includes('v2'), versions.includes('v3')],
    }));
  const others = features.features.map(({name, since, until}) => ({
    name,
    in: [1, 2, 3].map((major) => since <= major && major <= until),
  }));
  const answer = (place: number) => (item: {in: boolean[]}) => (item.in[place] ? 'Yes' : 'No');
  return {
    caption: 'Networks and features of each SDK',
    ...rowsOf([...networks, ...others], {
      'Network or feature': ({name}) => name,
      V1: answer(0),
      [`V2 (${releaseOf('v2').name})`]: answer(1),
      [`V3 (${releaseOf('v3').name})`]: answer(2),
    }),
    source:
      'V1 is the package `lit-js-sdk`, deprecated since March 2023. Networks of V2 and V3 are read from the packages.',
  };
}
