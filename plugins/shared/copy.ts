import {announce} from './announce';

const CONFIRMATION_MS = 2000;

/**
 * Copies text, and says so on the button and to screen readers. Where nothing may be copied, the
 * code is selected instead, which leaves the reader one key press away. For use in browsers.
 *
 * @param button whose first text says `Copy`
 * @param code what is selected
 */
export async function copyText(
  text: string,
  button: HTMLButtonElement,
  code: Element,
): Promise<void> {
  const label = button.firstChild!;
  try {
    await navigator.clipboard.writeText(text);
    label.nodeValue = 'Copied';
    announce('Copied');
  } catch {
    getSelection()?.selectAllChildren(code);
    label.nodeValue = 'Selected';
    announce('Selected. Press Ctrl or Command and C to copy it.');
  }
  setTimeout(() => {
    label.nodeValue = 'Copy';
  }, CONFIRMATION_MS);
}
