import type {Element} from 'hast';
import type {WalletNetwork} from '../facts/wallet-network';

/** What `data-network` of the button holds, for add-network.ts. */
export interface ButtonData {
  network: WalletNetwork;
  /** Id of the element that has the values to type by hand. */
  valuesId: string;
}

/** A button that asks the reader's wallet to add a network, and the place of what came of it. */
export function addNetworkButton(data: ButtonData): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'button',
        properties: {
          type: 'button',
          className: ['button', 'button--primary', 'needs-scripts'],
          'data-facts': 'add-network',
          'data-network': JSON.stringify(data),
        },
        children: [
          {type: 'text', value: 'Add to your wallet'},
          {
            type: 'element',
            tagName: 'span',
            properties: {className: ['visually-hidden']},
            children: [{type: 'text', value: `: ${data.network.chainName}`}],
          },
        ],
      },
      {type: 'element', tagName: 'p', properties: {role: 'status'}, children: []},
    ],
  };
}
