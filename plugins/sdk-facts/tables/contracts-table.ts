import {described} from '../facts/described';
import {CONTRACTS_PACKAGE, readContracts} from '../facts/contracts';
import {releaseOf, type DocsVersion} from '../release';
import {parseInline} from './inline';
import type {FactTable} from './table';
import {CONTRACTS, NETWORKS} from '../data';

/** The contracts of a docs version's network on Chronicle. */
export function contractsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  const {network, others} = described(CONTRACTS.networks, 'contracts.json networks', version);
  const unpublished = Object.keys(others).join(' and ');
  const statement = described(NETWORKS.statements, 'networks.json statements', network);
  return {
    caption: `Contracts of ${statement.name} on Chronicle`,
    columns: ['Contract', 'Address', 'For', 'Functions'],
    rows: readContracts(release).map(({name, address, explorer, purpose, functions}) => ({
      cells: [
        [name],
        {address: {address, of: name, href: explorer}},
        parseInline(purpose),
        functions ? {functions} : ['Not in the package'],
      ],
    })),
    shown: 3,
    unit: {one: 'contract', many: 'contracts'},
    source: parseInline(
      [
        `Read from ${release.origin(CONTRACTS_PACKAGE)}.`,
        unpublished &&
          `${unpublished}: from [LIT-Protocol/networks](https://github.com/LIT-Protocol/networks/tree/main/${network}).`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  };
}
