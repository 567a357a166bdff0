/** What a field of a tool takes: more than any honest paste, little enough to be read at once. */
const LONGEST_PASTE = 200_000;

/** Groups in groups that a paste may hold; far beyond what the SDK's own functions survive. */
const DEEPEST = 200;

const BLANKS = /[ \t\r\n]*/y;
// eslint-disable-next-line no-control-regex -- JSON forbids them in text
const TEXT = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const OTHER_SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** The offset at which a text stops being JSON; undefined if it is JSON as a whole. */
function brokenAt(text: string): number | undefined {
  let at = 0;
  /** Goes on behind what is there, and says whether it is. */
  const pass = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(text);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  /** The same with blanks before it. What is not there is where the text breaks. */
  const take = (pattern: RegExp): boolean => pass(BLANKS) && pass(pattern);
  const takeItems = (takeItem: () => boolean, end: RegExp): boolean => {
    if (take(end)) return true;
    do {
      if (!takeItem()) return false;
    } while (take(/,/y));
    return take(end);
  };
  const takeValue = (depth: number): boolean => {
    if (take(TEXT) || take(OTHER_SCALAR)) return true;
    if (depth === DEEPEST) return false;
    const takeInner = (): boolean => takeValue(depth + 1);
    if (take(/\[/y)) return takeItems(takeInner, /\]/y);
    return take(/\{/y) && takeItems(() => take(TEXT) && take(/:/y) && takeInner(), /\}/y);
  };
  const isValue = takeValue(0);
  pass(BLANKS);
  return isValue && at === text.length ? undefined : at;
}

/** A paste that cannot be read; the message is one sentence for its reader. */
export class Unreadable extends Error {}

/** The sentence of an {@link Unreadable}; other errors are thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof Unreadable) return error.message;
  throw error;
}

/** The result of reading a paste, or the sentence that tells why it cannot be read. */
export function readOrSay<Value>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * The bytes of base64 in either of its alphabets: the SDK mixes them in signatures.
 *
 * @throws DOMException for what is none
 */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** Where in a text an offset is, as editors say it. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, character ${lines.at(-1)!.length + 1}`;
}

/**
 * Refuses what is too long to be read while somebody types.
 *
 * @throws Unreadable
 */
export function checkLength(text: string): void {
  if (text.length > LONGEST_PASTE) {
    throw new Unreadable(
      `This text has ${text.length.toLocaleString('en')} characters; at most ${LONGEST_PASTE.toLocaleString('en')} are read.`,
    );
  }
}

/**
 * Reads JSON.
 *
 * @param wanted what should have been pasted, for the message
 * @throws Unreadable with the place where it stops being JSON
 */
export function parseJson(text: string, wanted: string): unknown {
  checkLength(text);
  if (text.trim() === '') {
    throw new Unreadable(`Paste ${wanted}.`);
  }
  const offset = brokenAt(text);
  if (offset === undefined) {
    return JSON.parse(text);
  }
  if (offset >= text.trimEnd().length) {
    throw new Unreadable(
      `The text ends too early, at ${placeOf(text, text.trimEnd().length)}: it seems to be cut off.`,
    );
  }
  const found = Array.from(text.slice(offset, offset + 24))
    .slice(0, 12)
    .join('')
    .split('\n')[0]!;
  const advice =
    found.startsWith("'") || /^[A-Za-z_$]/.test(found)
      ? ' JSON has names and text in double quotes.'
      : '';
  throw new Unreadable(
    `This stops being JSON at ${placeOf(text, offset)}, before ${JSON.stringify(found)}.${advice}`,
  );
}

/** An object of JSON; its fields are looked up as own ones only. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of an object, and nothing that it inherits. */
export const own = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** A value for a message: short, on one line. */
export function short(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
