import {CONSTANTS} from '../facts/constants';
import {readNetworks, type Network} from '../facts/networks';
import {DOCS_VERSIONS, releaseOf, type DocsVersion} from '../release';
import {parseInline} from './inline';
import type {Cell, FactTable} from './table';
import {NETWORKS} from '../data';

function nodesCell({nodes, operator}: Network): Cell {
  return nodes
    ? [
        `${nodes.count}: `,
        {code: nodes.host},
        `, ports ${nodes.firstPort} to ${nodes.lastPort}. ${operator}`,
      ]
    : [operator];
}

const sdkCell = ({versions, defaultOf}: Network): Cell => [
  versions
    .map((version) => (defaultOf.includes(version) ? `${version}, its default` : version))
    .join(', ') || 'Not yet',
];

/**
 * The networks of Lit nodes, with what each promises.
 *
 * @param version only networks that the SDK of this docs version connects to; all if left out
 */
export function networksTable(version?: DocsVersion): FactTable {
  const releases = (version ? [version] : DOCS_VERSIONS).map(releaseOf);
  return {
    caption: version
      ? `Networks of SDK ${releases.map(({name}) => name).join()}, ${NETWORKS.asOf}`
      : `Networks, ${NETWORKS.asOf}`,
    columns: [
      'litNetwork',
      ...(version ? [] : ['SDK']),
      'What it is',
      'Keys and data',
      'Cost',
      'Features',
      'Algorithms',
      'Nodes',
      'Status',
    ],
    rows: readNetworks(version).map((network) => ({
      cells: [
        [{code: network.key}],
        ...(version ? [] : [sdkCell(network)]),
        [network.kind],
        [network.data],
        [network.cost],
        [network.features],
        [network.algorithms],
        nodesCell(network),
        network.statusPage
          ? [{text: `${network.name} status`, href: network.statusPage}]
          : ['Not live'],
      ],
    })),
    shown: version ? 4 : 5,
    unit: {one: 'network', many: 'networks'},
    source: parseInline(
      `Names and nodes read from ${releases.map(({origin}) => origin(CONSTANTS)).join(' and ')}; the rest is what the network says of itself.`,
    ),
  };
}
