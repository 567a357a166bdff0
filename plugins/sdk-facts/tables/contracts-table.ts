import {h} from 'hastscript';
import {CONTRACTS, NETWORKS} from '../data';
import {CONTRACTS_PACKAGE, readContracts, type Contract} from '../facts/contracts';
import {described} from '../facts/described';
import {releaseOf, type DocsVersion} from '../release';
import {addressCell} from './html';
import {codeList, parseInline} from './inline';
import {rowsOf, type Cell, type FactTable} from './table';

const functionsCell = ({functions}: Contract): Cell =>
  functions
    ? Object.entries(functions)
        .filter(([, names]) => names.length > 0)
        .map(([kind, names]) => h('p', [`${names.length} ${kind}: `, ...codeList(names)]))
    : 'Not in the package';

/** The contracts of a docs version's network on Chronicle. */
export function contractsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  const {network, others} = described(CONTRACTS.networks, 'contracts.json networks', version);
  const unpublished = Object.keys(others).join(' and ');
  const statement = described(NETWORKS.statements, 'networks.json statements', network);
  return {
    caption: `Contracts of ${statement.name} on Chronicle`,
    ...rowsOf(readContracts(release), {
      Contract: ({name}) => name,
      Address: ({name, address, explorer}) => addressCell(address, name, explorer),
      For: ({purpose}) => parseInline(purpose),
      Functions: functionsCell,
    }),
    shown: 3,
    unit: 'contract',
    source: `Read from ${release.origin(CONTRACTS_PACKAGE)}.${
      unpublished &&
      ` ${unpublished}: from [LIT-Protocol/networks](https://github.com/LIT-Protocol/networks/tree/main/${network}).`
    }`,
  };
}
