import type {Element} from 'hast';
import {h} from 'hastscript';
import {chainFactsId, hexIdOf, type Chain} from '../../packages/sdk-facts/facts/chains';
import {WrongUse} from '../../packages/sdk-facts/release';

/** What `data-network` of the button holds, for add-network.client.ts. */
export type ButtonData = ReturnType<typeof addNetworkData>;

/**
 * What a button asks wallets for so that they know a chain.
 *
 * @throws WrongUse for a chain that wallets of Ethereum cannot add, or that has no public address
 */
export function addNetworkData(chain: Chain) {
  const chainId = hexIdOf(chain);
  const {name, symbol, decimals, rpc, explorer, family, key} = chain;
  if (family !== 'EVM' || chainId === undefined || rpc === undefined) {
    throw new WrongUse(
      `chain="${key}" cannot be added to a wallet; it needs an EVM chain with a public RPC address`,
    );
  }
  return {
    /** The parameter of `wallet_addEthereumChain` (EIP-3085). */
    network: {
      chainId,
      chainName: name,
      nativeCurrency: {name: symbol, symbol, decimals},
      rpcUrls: [rpc],
      blockExplorerUrls: [explorer],
    },
    /** Id of the element that has the values to type by hand. */
    valuesId: chainFactsId(key),
  };
}

/** A button that asks the reader's wallet to add a network, and the place of what came of it. */
export const addNetworkButton = (data: ButtonData): Element =>
  h('div', [
    h(
      'button',
      {
        type: 'button',
        className: 'button button--primary needs-scripts',
        dataFacts: 'add-network',
        dataNetwork: JSON.stringify(data),
      },
      ['Add to your wallet', h('span.visually-hidden', `: ${data.network.chainName}`)],
    ),
    h('p', {role: 'status'}),
  ]);
