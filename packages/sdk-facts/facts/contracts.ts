import {h} from 'hastscript';
import {loadContracts, type ContractData} from '../../sdk-release/sdk';
import CONTRACTS from '../data/contracts.json';
import NETWORKS from '../data/networks.json';
import {
  codeList,
  copyableCell,
  parseInline,
  rowsOf,
  type Cell,
  type FactTable,
} from '../fact-table';
import {described, type Release} from '../release';

const CONTRACTS_PACKAGE = '@lit-protocol/contracts-sdk';

/** A contract of a Lit network on Chronicle. */
export type Contract = ReturnType<typeof readContracts>[number];

/** Names of an ABI's functions, free calls apart from transactions. */
function functionsOf(abi: ContractData['abi']) {
  const names = (isRead: boolean): string[] => {
    const functions = abi.filter(
      ({type, stateMutability = ''}) =>
        type === 'function' && ['view', 'pure'].includes(stateMutability) === isRead,
    );
    const distinct = new Set(functions.flatMap(({name}) => name ?? []));
    return [...distinct].sort((a, b) => a.localeCompare(b, 'en'));
  };
  return {read: names(true), write: names(false)};
}

/** The Lit network whose contracts a release's package has, with those that the package leaves out. */
export const networkOf = ({version}: Release) =>
  described(CONTRACTS.networks, 'contracts.json networks', version);

/** The contracts of the network that a release's contracts package is made for. */
export function readContracts(release: Release) {
  const {getAddress} = release.load<{getAddress: (address: string) => string}>(
    '@ethersproject/address',
  );
  const explorer = release.constants.ALL_LIT_CHAINS.chronicleTestnet?.blockExplorerUrls[0];
  const others = Object.entries(networkOf(release).others);
  const order = Object.keys(CONTRACTS.purposes);
  return [
    ...loadContracts(release.folder),
    ...others.map(([name, address]) => ({name, address, abi: undefined})),
  ]
    .map(({name, address, abi}) => ({
      name,
      /** With the capitals of EIP-55. */
      address: getAddress(address),
      /** The address on Chronicle's block explorer. */
      explorer: new URL(`address/${getAddress(address)}`, explorer).href,
      purpose: described(CONTRACTS.purposes, 'contracts.json purposes', name),
      /** Undefined for contracts that the package leaves out. */
      functions: abi && functionsOf(abi),
    }))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

const functionsCell = ({functions}: Contract): Cell =>
  functions
    ? Object.entries(functions)
        .filter(([, names]) => names.length > 0)
        .map(([kind, names]) => h('p', [`${names.length} ${kind}: `, ...codeList(names)]))
    : 'Not in the package';

/** The contracts of a release's network on Chronicle. */
export function contractsTable(release: Release): FactTable {
  const {network, others} = networkOf(release);
  const unpublished = Object.keys(others).join(' and ');
  return {
    caption: `Contracts of ${described(NETWORKS.statements, 'networks.json statements', network).name} on Chronicle`,
    ...rowsOf(readContracts(release), {
      Contract: ({name}) => name,
      Address: ({name, address, explorer}) =>
        copyableCell(
          address,
          `address of ${name}`,
          h('a', {href: explorer}, ['Explorer', h('span.visually-hidden', ` page of ${name}`)]),
        ),
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
