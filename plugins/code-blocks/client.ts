import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {announce} from '../shared/announce';

const CONFIRMATION_MS = 2000;

/** The code of a block as a reader wants it in the editor: without lines that a diff removes. */
function codeOf(figure: Element): string {
  const lines = figure.querySelectorAll('pre .line:not(.remove)');
  return Array.from(lines, (line) => line.textContent).join('\n');
}

function selectCode(figure: Element): void {
  const code = figure.querySelector('code');
  if (code) {
    getSelection()?.selectAllChildren(code);
  }
}

async function copy(figure: Element, button: HTMLButtonElement): Promise<void> {
  const label = button.firstChild;
  if (!label) {
    return;
  }
  try {
    await navigator.clipboard.writeText(codeOf(figure));
    label.nodeValue = 'Copied';
    announce('Copied');
  } catch {
    // No permission, or no secure context: leave the reader one key press away.
    selectCode(figure);
    label.nodeValue = 'Selected';
    announce('The code is selected. Press Ctrl or Command and C to copy it.');
  }
  setTimeout(() => {
    label.nodeValue = 'Copy';
  }, CONFIRMATION_MS);
}

function toggleWrap(figure: Element, button: HTMLButtonElement): void {
  const wrapped = figure.querySelector('pre')?.classList.toggle('wrapped') ?? false;
  button.setAttribute('aria-pressed', String(wrapped));
}

function onClick({target}: MouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-code]') : null;
  const figure = button?.closest('figure');
  if (!button || !figure) {
    return;
  }
  if (button.dataset.code === 'copy') {
    void copy(figure, button);
  } else {
    toggleWrap(figure, button);
  }
}

// One listener for the whole document: the blocks themselves stay static HTML.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
}
