import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyText} from '../shared/copy';

/** The code of a block as a reader wants it in the editor: without lines that a diff removes. */
function codeOf(figure: Element): string {
  const lines = figure.querySelectorAll('pre .line:not(.remove)');
  return Array.from(lines, (line) => line.textContent).join('\n');
}

function toggleWrap(figure: Element, button: HTMLButtonElement): void {
  const wrapped = figure.querySelector('pre')?.classList.toggle('wrapped') ?? false;
  button.setAttribute('aria-pressed', String(wrapped));
}

function onClick({target}: MouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-code]') : null;
  const figure = button?.closest('figure');
  const code = figure?.querySelector('code');
  if (!button || !figure || !code) {
    return;
  }
  if (button.dataset.code === 'copy') {
    void copyText(codeOf(figure), button, code);
  } else {
    toggleWrap(figure, button);
  }
}

// One listener for the whole document: the blocks themselves stay static HTML.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
}
