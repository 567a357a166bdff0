import {CONSTANTS} from '../facts/constants';
import {chainOf, hexIdOf} from '../facts/wallet-network';
import {releaseOf, type DocsVersion} from '../release';
import {parseInline} from './inline';
import type {Cell, FactTable} from './table';

/** What links to the values of a chain lead to. */
export const chainFactsId = (key: string): string => `values-of-${key}`;

/**
 * What to type into a wallet so that it knows a chain.
 *
 * @param key of the chain in the SDK
 * @throws WrongUse for a key that the release does not have
 */
export function chainFacts(version: DocsVersion, key: string): FactTable {
  const release = releaseOf(version);
  const chain = chainOf(release, key);
  const values: [string, string | undefined][] = [
    ['Network name', chain.name],
    ['RPC address', chain.rpc],
    ['Chain id', chain.chainId],
    ['Chain id in hex', hexIdOf(chain)],
    ['Currency symbol', chain.symbol],
    ['Decimals', String(chain.decimals)],
    ['Block explorer', chain.explorer],
  ];
  return {
    id: chainFactsId(chain.key),
    caption: `Values of ${chain.name}`,
    columns: ['Field', 'Value'],
    rows: values.flatMap(([field, value]) =>
      value === undefined
        ? []
        : [{cells: [[field], {copyable: {value, of: field}}] satisfies Cell[]}],
    ),
    unit: {one: 'value', many: 'values'},
    isWhole: true,
    source: parseInline(
      `Read from ${release.origin(CONSTANTS)}, where the chain is \`${chain.key}\`.`,
    ),
  };
}
