/**
 * Whether a key belongs to an input method that composes a character. That includes the key that
 * ends it: Safari sends that one after the composition, with the key code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else tells
  return event.isComposing || event.keyCode === 229;
}
