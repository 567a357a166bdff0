import type {Release} from '../release';
import {WrongUse} from '../wrong-use';
import {readChains, type Chain} from './chains';

/** What a wallet is asked to add: the parameter of `wallet_addEthereumChain` (EIP-3085). */
export interface WalletNetwork {
  /** In hex, as the standard asks. */
  chainId: string;
  chainName: string;
  nativeCurrency: {name: string; symbol: string; decimals: number};
  rpcUrls: [string];
  blockExplorerUrls: [string];
}

/**
 * A chain of a release by its key.
 *
 * @throws WrongUse for a key that the release does not have
 */
export function chainOf(release: Release, key: string): Chain {
  const chain = readChains(release).find((candidate) => candidate.key === key);
  if (!chain) {
    throw new WrongUse(
      `chain="${key}" is unknown in ${release.name}; <ChainsTable> lists the keys`,
    );
  }
  return chain;
}

/** The id of a chain as wallets write it; undefined where it is no number. */
export const hexIdOf = ({chainId}: Chain): string | undefined =>
  chainId && /^\d+$/.test(chainId) ? `0x${BigInt(chainId).toString(16)}` : undefined;

/**
 * What to ask a wallet for so that it knows a chain.
 *
 * @throws WrongUse for a chain that wallets of Ethereum cannot add, or that has no public address
 */
export function walletNetworkOf(chain: Chain): WalletNetwork {
  const chainId = hexIdOf(chain);
  const {name, symbol, decimals, rpc, explorer, family, key} = chain;
  if (family !== 'EVM' || chainId === undefined || rpc === undefined) {
    throw new WrongUse(
      `chain="${key}" cannot be added to a wallet; it needs an EVM chain with a public RPC address`,
    );
  }
  return {
    chainId,
    chainName: name,
    nativeCurrency: {name: symbol, symbol, decimals},
    rpcUrls: [rpc],
    blockExplorerUrls: [explorer],
  };
}
