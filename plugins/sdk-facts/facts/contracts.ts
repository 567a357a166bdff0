import {loadContracts, type ContractData} from '../../sdk';
import {SiteError} from '../../shared/site-error';
import type {Release} from '../release';
import {constantsOf} from './constants';
import {described} from './described';
import {CONTRACTS} from '../data';

export const CONTRACTS_PACKAGE = '@lit-protocol/contracts-sdk';

/** A contract of a Lit network on Chronicle. */
export interface Contract {
  name: string;
  /** With the capitals of EIP-55. */
  address: string;
  /** The address on Chronicle's block explorer. */
  explorer: string;
  purpose: string;
  /** By name, free calls apart from transactions; undefined for contracts that the package leaves out. */
  functions: ReturnType<typeof functionsOf> | undefined;
}

type AbiEntry = ContractData['abi'][number];

const isRead = ({stateMutability}: AbiEntry): boolean =>
  stateMutability === 'view' || stateMutability === 'pure';

function functionsOf(abi: readonly AbiEntry[]) {
  const functions = abi.filter(({type}) => type === 'function');
  const names = (entries: AbiEntry[]) =>
    [...new Set(entries.flatMap(({name}) => name ?? []))].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    read: names(functions.filter(isRead)),
    write: names(functions.filter((entry) => !isRead(entry))),
  };
}

function checksummed(release: Release, name: string, address: string): string {
  const {getAddress} = release.load<{getAddress: (address: string) => string}>(
    '@ethersproject/address',
  );
  try {
    return getAddress(address);
  } catch {
    throw new SiteError(`sdk/${release.version}`, `${name} has the invalid address ${address}`);
  }
}

/** The contracts of the network that a release's contracts package is made for. */
export function readContracts(release: Release): Contract[] {
  const explorer = constantsOf(release).ALL_LIT_CHAINS.chronicleTestnet?.blockExplorerUrls[0] ?? '';
  const contract = (name: string, address: string, abi?: ContractData['abi']): Contract => {
    const valid = checksummed(release, name, address);
    return {
      name,
      address: valid,
      explorer: new URL(`address/${valid}`, explorer).href,
      purpose: described(CONTRACTS.purposes, 'contracts.json purposes', name),
      functions: abi && functionsOf(abi),
    };
  };

  const published = loadContracts(release.folder).map(({name, address, abi}) =>
    contract(name, address, abi),
  );
  const others = Object.entries(
    described(CONTRACTS.networks, 'contracts.json networks', release.version).others,
  ).map(([name, address]) => contract(name, address));
  const order = Object.keys(CONTRACTS.purposes);
  return [...published, ...others].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}
