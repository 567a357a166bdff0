import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadExtra} from '../../src/browser/loadExtra';
import {copyText} from '../shared/copy';
import {applyFilter} from './filter';

function onInput({target}: Event): void {
  const figure =
    target instanceof Element && target.matches('[data-facts]') ? target.closest('figure') : null;
  if (figure) {
    applyFilter(figure);
  }
}

function onClick({target}: MouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-facts]') : null;
  if (button?.dataset.facts === 'copy') {
    const code = button.closest('td')?.querySelector('code');
    if (code) {
      void copyText(code.textContent, button, code);
    }
  } else if (button) {
    // Few pages have one, and few readers use it.
    void loadExtra('add-network', () => import('./wallet/add-network')).then((wallet) =>
      wallet
        ? wallet.addNetwork(button)
        : button.nextElementSibling?.replaceChildren('That could not be loaded. Try again.'),
    );
  }
}

// Two listeners for the whole document: the tables themselves stay static HTML.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', onInput);
  document.addEventListener('click', onClick);
}
