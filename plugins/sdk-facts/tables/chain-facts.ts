import {CONSTANTS} from '../facts/constants';
import {chainOf, hexIdOf} from '../facts/wallet-network';
import {releaseOf, type DocsVersion} from '../release';
import {copyableCell} from './html';
import {rowsOf, type FactTable} from './table';

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
  const values = {
    'Network name': chain.name,
    'RPC address': chain.rpc,
    'Chain id': chain.chainId,
    'Chain id in hex': hexIdOf(chain),
    'Currency symbol': chain.symbol,
    Decimals: String(chain.decimals),
    'Block explorer': chain.explorer,
  };
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    id: chainFactsId(chain.key),
    caption: `Values of ${chain.name}`,
    ...rowsOf(known, {
      Field: ([field]) => field,
      Value: ([field, value]) => copyableCell(value!, field),
    }),
    source: `Read from ${release.origin(CONSTANTS)}, where the chain is \`${chain.key}\`.`,
  };
}
