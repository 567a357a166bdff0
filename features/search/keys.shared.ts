/**
 * True for a key of an input method that composes a character, and for the key that ends it: Safari sends that one
 * after the composition, with the key code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other sign of it
  return event.isComposing || event.keyCode === 229;
}

/** True for fields that take text. */
function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The name of a key; autofill sends keys without. */
const nameOf = ({key}: Partial<KeyboardEvent>): string => key ?? '';

/** True for the shortcuts of the search box: Ctrl or Cmd with K anywhere, "/" outside of text fields. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const {code, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  const key = nameOf(event);
  // Cyrillic, Greek and Hebrew layouts have another letter in the place of K.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
  return ctrlKey || metaKey
    ? isK && !altKey && !shiftKey
    : key === '/' && !altKey && !takesText(target);
}

/** True for a key that changes a text. Option and AltGr make characters such as "@"; with letters they are shortcuts. */
export function changesText(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey} = event;
  const key = nameOf(event);
  if (metaKey || (ctrlKey && !altKey) || isComposing(event)) {
    return false;
  }
  return altKey ? /^[^\w\s]$/.test(key) : key === 'Backspace' || key.length === 1;
}
