import {h} from 'hastscript';
import {CONSTANTS, publicNetworks} from '../facts/constants';
import {readChains, type Chain} from '../facts/chains';
import {releaseOf, type DocsVersion} from '../release';
import {code} from './inline';
import {rowsOf, type FactTable} from './table';

const useOf = ({accessControl, pkp}: Chain): string =>
  [accessControl && 'Access control', pkp && 'PKP'].filter(Boolean).join(', ') || 'None';

/** The chains of a docs version, with what they can be used for. */
export function chainsTable(version: DocsVersion): FactTable {
  const release = releaseOf(version);
  // With one network, a column that names it would say the same in each row.
  const saysNetworks = publicNetworks(release).length > 1;
  return {
    caption: `Chains of SDK ${release.name}`,
    ...rowsOf(
      readChains(release),
      {
        Key: ({key}) => code(key),
        Name: ({name}) => name,
        'Chain id': ({chainId = 'none'}) => chainId,
        Use: useOf,
        Network: saysNetworks && (({networks}) => networks.join(', ') || 'None'),
        Family: ({family}) => family,
        Symbol: ({symbol}) => symbol,
        Decimals: ({decimals}) => String(decimals),
        Explorer: ({explorer}) => h('a', {href: explorer}, new URL(explorer).host),
        'RPC or REST': ({rpc}) => (rpc ? code(rpc) : 'Your own'),
      },
      ({family}) => [family],
    ),
    unit: 'chain',
    groupLabels: ['Family'],
    shown: saysNetworks ? 5 : 4,
    source: `Read from ${release.origin(CONSTANTS)}. Symbols and explorers are the package's own, and some are out of date. "Your own" stands where its address holds somebody's API key.`,
  };
}
