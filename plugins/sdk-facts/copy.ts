import {announce} from '../shared/announce';

const CONFIRMATION_MS = 2000;

/**
 * Copies the code of a button's cell, and says so on the button and to screen readers.
 * Without permission, the code is selected instead.
 */
export async function copyCode(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('td')?.querySelector('code');
  const label = button.firstChild;
  if (!code || !label) {
    return;
  }
  try {
    await navigator.clipboard.writeText(code.textContent);
    label.nodeValue = 'Copied';
    announce('Copied');
  } catch {
    getSelection()?.selectAllChildren(code);
    label.nodeValue = 'Selected';
    announce('The address is selected. Press Ctrl or Command and C to copy it.');
  }
  setTimeout(() => {
    label.nodeValue = 'Copy';
  }, CONFIRMATION_MS);
}
