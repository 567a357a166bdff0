import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyCode} from './copy';
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
    target instanceof Element
      ? target.closest<HTMLButtonElement>('button[data-facts="copy"]')
      : null;
  if (button) {
    void copyCode(button);
  }
}

// Two listeners for the whole document: the tables themselves stay static HTML.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('input', onInput);
  document.addEventListener('click', onClick);
}
