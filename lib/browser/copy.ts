import {announce} from './announce';

const CONFIRMATION_MS = 1500;

/**
 * Copies, and reports the result on the button and to screen readers. Where nothing may be copied, the text is selected
 * instead, which leaves the reader one key press away. For use in browsers.
 *
 * @param write puts the text on the clipboard; browsers allow that only while they handle the click
 * @param selected what is selected
 * @param show writes the result on the button, and, after a moment, that there is none any more
 */
export async function copy(
  write: () => Promise<void>,
  selected: Element,
  show: (result: 'Copied' | 'Selected' | undefined) => void,
): Promise<void> {
  try {
    await write();
    show('Copied');
    announce('Copied');
  } catch {
    getSelection()?.selectAllChildren(selected);
    show('Selected');
    announce('Selected. Press Ctrl or Command and C to copy it.');
  }
  setTimeout(() => show(undefined), CONFIRMATION_MS);
}
