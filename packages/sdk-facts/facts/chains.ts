import {h} from 'hastscript';
import NETWORKS from '../data/networks.json';
import {code, rowsOf, yesOrNo, type FactTable} from '../fact-table';
import {CONSTANTS, described, type Release} from '../release';

/** An API key as part of a path: some addresses in the package hold somebody's own. */
const API_KEY = /\/[\w-]{20,}(?:\/|$)/;

/** The chains of a release, in the order of its package: EVM, Solana, Cosmos. */
export function readChains(release: Release) {
  const {ALL_LIT_CHAINS, PKP_CLIENT_SUPPORTED_CHAINS} = release.constants;
  const networks = release.networks.map((network) => ({
    ...described(NETWORKS.statements, 'networks.json statements', network),
    ...described(NETWORKS.chains, 'networks.json chains', network),
  }));
  return Object.entries(ALL_LIT_CHAINS).map(([key, chain]) => {
    const {name, pkpName} = described(NETWORKS.families, 'networks.json families', chain.vmType);
    const readers = networks.filter(({chains}) => chains?.includes(key) ?? true);
    const rpc = chain.rpcUrls[0]?.trim();
    const hasWallet = pkpName !== null && PKP_CLIENT_SUPPORTED_CHAINS.includes(pkpName);
    return {
      /** The value of `chain` in calls of the SDK. */
      key,
      name: chain.name.trim(),
      /** Undefined for Solana, whose networks have none. */
      chainId: chain.chainId?.toString(),
      symbol: chain.symbol,
      decimals: chain.decimals,
      family: name,
      /** Networks whose nodes read the chain, as they are written in prose. */
      networks: readers.map((network) => network.name),
      accessControl: readers.length > 0,
      /** True if a wallet of the SDK signs for it with a PKP, which needs no network that reads it. */
      pkp: hasWallet && networks.some(({signs}) => signs),
      explorer: chain.blockExplorerUrls[0]?.trim() ?? '',
      /** Public address for calls to the chain; undefined where the package's one holds a private key. */
      rpc: rpc && !API_KEY.test(new URL(rpc).pathname) ? rpc : undefined,
    };
  });
}

/** The chains of a release, with what they can be used for. */
export function chainsTable(release: Release): FactTable {
  // With one network, a column that names it would say the same in each row.
  const saysNetworks = release.networks.length > 1;
  return {
    caption: `Chains of SDK ${release.name}`,
    ...rowsOf(readChains(release), {
      Key: ({key}) => code(key),
      Name: ({name}) => name,
      'Chain id': ({chainId = 'none'}) => chainId,
      Conditions: ({accessControl}) => yesOrNo(accessControl),
      PKPs: ({pkp}) => yesOrNo(pkp),
      'Read by': saysNetworks && (({networks}) => networks.join(', ') || 'None'),
      Family: ({family}) => family,
      Symbol: ({symbol}) => symbol,
      Decimals: ({decimals}) => String(decimals),
      Explorer: ({explorer}) => h('a', {href: explorer}, new URL(explorer).host),
      'RPC or REST': ({rpc}) => (rpc ? code(rpc) : 'Your own'),
    }),
    unit: 'chain',
    groupedBy: ['Family'],
    shown: 5,
    source: `Read from ${release.origin(CONSTANTS)}. Symbols and explorers are the package's own, and some are out of date. "Your own" stands where its address holds somebody's API key.`,
  };
}
