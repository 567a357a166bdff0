import type {Element} from 'hast';
import {h} from 'hastscript';
import type {WalletNetwork} from './network';

/** What `data-network` of the button holds, for add-network.ts. */
export interface ButtonData {
  network: WalletNetwork;
  /** Id of the element that has the values to type by hand. */
  valuesId: string;
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
