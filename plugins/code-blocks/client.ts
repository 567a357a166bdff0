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

function unfold(figure: Element, button: HTMLButtonElement): void {
  const pre = figure.querySelector('pre');
  pre?.classList.remove('folded');
  // The button is about to go; leave the reader in the block.
  pre?.focus({preventScroll: true});
  button.remove();
}

function onClick({target}: MouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[data-code]') : null;
  const figure = button?.closest('figure.code');
  const code = (figure ?? button?.parentElement?.closest('td, dt, dd'))?.querySelector('code');
  if (!button || !code) {
    return;
  }
  if (button.dataset.code === 'copy') {
    void copyText(figure ? codeOf(figure) : code.textContent, button, code);
  } else if (figure) {
    (button.dataset.code === 'wrap' ? toggleWrap : unfold)(figure, button);
  }
}

/** Offers to wrap the lines of a block where one is too long. */
function offerWrap(code: Element): void {
  // A page that the reader leaves takes its blocks apart.
  const pre = code.parentElement;
  const button = pre?.parentElement?.querySelector<HTMLButtonElement>('button[data-code=wrap]');
  if (pre && button) {
    button.hidden = pre.scrollWidth <= pre.clientWidth && !pre.classList.contains('wrapped');
  }
}

let sizes: ResizeObserver | undefined;

// One listener for the whole document: the blocks themselves stay static HTML.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', onClick);
  // Code out of sight has no width of its own; see styles.css.
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({target}) =>
      target instanceof Element && target.matches('.code pre > code') && offerWrap(target),
    true,
  );
  sizes = new ResizeObserver((entries) => entries.forEach(({target}) => offerWrap(target)));
}

/** Watches the blocks of the page that is shown now. */
export function onRouteDidUpdate(): void {
  sizes?.disconnect();
  document.querySelectorAll('.code pre > code').forEach((code) => sizes?.observe(code));
}
