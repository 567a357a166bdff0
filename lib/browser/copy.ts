import {announce} from './announce';

const CONFIRMATION_MS = 1500;

/**
 * Copies text, and says so on the button and to screen readers. Where nothing may be copied, the
 * code is selected instead, which leaves the reader one key press away. For use in browsers.
 *
 * @param button from lib/node/copy-button.ts
 * @param code what is selected
 */
export async function copyText(
  text: string,
  button: HTMLButtonElement,
  code: Element,
): Promise<void> {
  const name = (button.dataset.name ??= button.getAttribute('aria-label')!);
  const show = (icon: string, label: string): void => {
    button.querySelector('use')?.setAttribute('href', `#icon-${icon}`);
    button.setAttribute('aria-label', label);
  };
  try {
    await navigator.clipboard.writeText(text);
    show('check', 'Copied');
    announce('Copied');
  } catch {
    getSelection()?.selectAllChildren(code);
    show('copy', 'Selected');
    announce('Selected. Press Ctrl or Command and C to copy it.');
  }
  setTimeout(() => show('copy', name), CONFIRMATION_MS);
}
