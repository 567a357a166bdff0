import {copy} from '../../lib/browser/copy';

/** The code of a block as a reader wants it in the editor: without lines that a diff removes. */
export function codeOf(figure: Element): string {
  const lines = figure.querySelectorAll('pre .line:not(.remove)');
  return Array.from(lines, (line) => line.textContent).join('\n');
}

function copyCode(text: string, button: HTMLButtonElement, code: Element): Promise<void> {
  const name = (button.dataset.name ??= button.getAttribute('aria-label')!);
  return copy(
    async () => navigator.clipboard.writeText(text),
    code,
    (result) => {
      const icon = result === 'Copied' ? 'check' : 'copy';
      button.querySelector('use')?.setAttribute('href', `#icon-${icon}`);
      button.setAttribute('aria-label', result ?? name);
    },
  );
}

/**
 * Has the buttons of code blocks, tables and errors copy, which needs no application. One listener for the whole
 * document, because the blocks themselves stay static HTML. For use in browsers, once.
 */
export function copyOnClick(): void {
  const onClick = ({target}: MouseEvent): void => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-code=copy]');
    const figure = button?.closest('figure.code');
    const code = (figure ?? button?.closest('td, dt, dd'))?.querySelector('code');
    if (button && code) {
      void copyCode(figure ? codeOf(figure) : code.textContent, button, code);
    }
  };
  // Before the application is there, no click gets further than the document.
  document.addEventListener('click', onClick, {capture: true});
}
