import {CONSTANTS, publicNetworks} from '../facts/constants';
import {readChains, type Chain} from '../facts/chains';
import {releaseOf, type DocsVersion} from '../release';
import {parseInline} from './inline';
import type {Cell, FactTable, Inline} from './table';

const NONE = 'none';

function uses({accessControl, pkp}: Chain): string {
  const names = [accessControl ? 'Access control' : '', pkp ? 'PKP' : ''].filter(Boolean);
  return names.join(', ') || 'None';
}

function explorerOf(explorer: string): Inline[] {
  return [{text: new URL(explorer).host, href: explorer}];
}

/** The chains of a docs version, with what they can be used for. */
export function chainsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  // With one network, a column that names it would say the same in each row.
  const saysNetworks = publicNetworks(release).length > 1;
  const rows = readChains(release).map((chain) => {
    const cells: Cell[] = [
      [{code: chain.key}],
      [chain.name],
      [chain.chainId ?? NONE],
      [uses(chain)],
      ...(saysNetworks ? [[chain.networks.join(', ') || 'None']] : []),
      [chain.family],
      [chain.symbol],
      [String(chain.decimals)],
      explorerOf(chain.explorer),
      [chain.rpc ? {code: chain.rpc} : 'Your own'],
    ];
    return {groups: [chain.family], cells};
  });
  return {
    caption: `Chains of SDK ${release.name}`,
    columns: [
      'Key',
      'Name',
      'Chain id',
      'Use',
      ...(saysNetworks ? ['Network'] : []),
      'Family',
      'Symbol',
      'Decimals',
      'Explorer',
      'RPC or REST',
    ],
    rows,
    unit: {one: 'chain', many: 'chains'},
    groupLabels: ['Family'],
    shown: saysNetworks ? 5 : 4,
    source: parseInline(
      `Read from ${release.origin(CONSTANTS)}. Symbols and explorers are the package's own, and some are out of date. "Your own" stands where its address holds somebody's API key.`,
    ),
  };
}
