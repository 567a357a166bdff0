import {h} from 'hastscript';
import NETWORKS from '../data/networks.json';
import {code, rowsOf, yesOrNo, type FactTable} from '../fact-table';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';
import {CONSTANTS, releaseOf, type Release} from '../release';

/**
 * Networks of Lit nodes on the internet, oldest first.
 *
 * @param version leaves out what the SDK of this docs version does not connect to
 */
export function readNetworks(version?: DocsVersion) {
  const releases = DOCS_VERSIONS.map(releaseOf);
  return Object.entries(NETWORKS.statements)
    .map(([key, statement]) => {
      const supporting = releases.filter(({networks}) => networks.includes(key));
      const nodes = (supporting[0]?.constants.LIT_NETWORKS[key] ?? []).map((url) => new URL(url));
      return {
        ...statement,
        /** The value of `litNetwork`. */
        key,
        /** The docs versions whose SDK connects to it. None: it is only announced. */
        versions: supporting.map((release) => release.version),
        /** Those of them whose client connects to it unless told otherwise. */
        defaultOf: supporting
          .filter(({constants}) => constants.defaultLitnodeClientConfig.litNetwork === key)
          .map((release) => release.version),
        nodes: nodes[0] && {
          count: nodes.length,
          host: nodes[0].hostname,
          firstPort: nodes[0].port,
          lastPort: nodes.at(-1)!.port,
        },
      };
    })
    .filter(({versions}) => version === undefined || versions.includes(version));
}

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
      SDK:
        !only &&
        (({versions, defaultOf}) =>
          versions
            .map((each) => (defaultOf.includes(each) ? `${each}, its default` : each))
            .join(', ') || 'Not yet'),
      'What it is': ({kind}) => kind,
      'Keys and data': ({data}) => data,
      Cost: ({cost}) => cost,
      Features: ({features}) => features,
      Algorithms: ({algorithms}) => algorithms,
      Nodes: ({nodes, operator}) =>
        nodes
          ? [
              `${nodes.count}: `,
              code(nodes.host),
              `, ports ${nodes.firstPort} to ${nodes.lastPort}. ${operator}`,
            ]
          : operator,
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
  const sdks = [
    {name: 'V1', major: 1, networks: NETWORKS.ofV1.networks},
    ...DOCS_VERSIONS.toReversed().map((version) => {
      const {name, networks} = releaseOf(version);
      return {name: `${version.toUpperCase()} (${name})`, major: Number.parseInt(name), networks};
    }),
  ];
  const row = (name: string, isIn: (sdk: (typeof sdks)[number]) => boolean) => [
    name,
    ...sdks.map((sdk) => yesOrNo(isIn(sdk))),
  ];
  return {
    caption: 'Networks and features of each SDK',
    columns: ['Network or feature', ...sdks.map(({name}) => name)],
    rows: [
      ...readNetworks()
        .filter(({versions}) => versions.length > 0)
        .map(({key, name}) => row(`Network ${name}`, ({networks}) => networks.includes(key))),
      ...NETWORKS.features.features.map(({name, since, until}) =>
        row(name, ({major}) => since <= major && major <= until),
      ),
    ],
    source:
      'V1 is the package `lit-js-sdk`, deprecated since March 2023. Networks of V2 and V3 are read from the packages.',
  };
}
