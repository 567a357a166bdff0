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

/** True for the shortcuts of the search box: Ctrl or Cmd with K anywhere, "/" outside of text fields. */
export function asksForSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  return ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !altKey && !shiftKey
    : key === '/' && !altKey && !takesText(target);
}

/** A text after a key was pressed; undefined for a key that changes no text. */
export function afterKey(text: string, event: KeyboardEvent): string | undefined {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (ctrlKey || metaKey || altKey || isComposing(event)) {
    return undefined;
  }
  return key === 'Backspace' ? text.slice(0, -1) : key.length === 1 ? text + key : undefined;
}
