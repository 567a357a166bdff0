import {h} from 'hastscript';
import {NETWORKS} from '../data';
import {CONSTANTS} from '../facts/constants';
import {readNetworks, type Network} from '../facts/networks';
import {DOCS_VERSIONS, releaseOf, type DocsVersion} from '../release';
import {code} from './inline';
import {rowsOf, type Cell, type FactTable} from './table';

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
 * @param version only networks that the SDK of this docs version connects to; all if left out
 */
export function networksTable(version?: DocsVersion): FactTable {
  const releases = (version ? [version] : DOCS_VERSIONS).map(releaseOf);
  const of = version ? ` of SDK ${releases[0]!.name}` : '';
  return {
    caption: `Networks${of}, ${NETWORKS.asOf}`,
    ...rowsOf(readNetworks(version), {
      litNetwork: ({key}) => code(key),
      SDK: !version && sdkCell,
      'What it is': ({kind}) => kind,
      'Keys and data': ({data}) => data,
      Cost: ({cost}) => cost,
      Features: ({features}) => features,
      Algorithms: ({algorithms}) => algorithms,
      Nodes: nodesCell,
      Status: ({name, statusPage}) =>
        statusPage ? h('a', {href: statusPage}, `${name} status`) : 'Not live',
    }),
    shown: version ? 4 : 5,
    unit: 'network',
    source: `Names and nodes read from ${releases.map(({origin}) => origin(CONSTANTS)).join(' and ')}; the rest is what the network says of itself.`,
  };
}
