import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadExtra} from '../../lib/browser/load-extra';

function onClick({target}: MouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-facts]') : null;
  if (button) {
    // Few pages have one, and few readers use it.
    void loadExtra('add-network', () => import('./add-network.client')).then((wallet) =>
      wallet
        ? wallet.addNetwork(button)
        : button.nextElementSibling?.replaceChildren('That could not be loaded. Try again.'),
    );
  }
}

// One listener for the whole document: the button itself is static HTML.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
}
