import {hexIdOf, type Chain} from '../facts/chains';
import {WrongUse} from '../wrong-use';

/** What a wallet is asked to add: the parameter of `wallet_addEthereumChain` (EIP-3085). */
export type WalletNetwork = ReturnType<typeof walletNetworkOf>;

/**
 * What to ask a wallet for so that it knows a chain.
 *
 * @throws WrongUse for a chain that wallets of Ethereum cannot add, or that has no public address
 */
export function walletNetworkOf(chain: Chain) {
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
