import {visit} from 'jsonc-parser';

/** More than any honest paste, little enough to be read at once. */
const LONGEST_PASTE = 200_000;

/** Far beyond what the SDK's own functions survive. */
const DEEPEST = 200;

/** A paste that cannot be read. Its message is one sentence for readers. */
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

/** An offset as editors show it. */
function positionOf(text: string, offset: number): string {
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
 * The offset of the first syntax error, which the messages of browsers do not always give; undefined for JSON.
 *
 * @throws Unreadable for JSON that is nested too deep
 */
function firstError(text: string): number | undefined {
  let depth = 0;
  const nest = (levels: number): void => {
    depth += levels;
    if (depth > DEEPEST) throw new Unreadable(`It has lists in lists, more than ${DEEPEST} deep.`);
  };
  const open = (): void => nest(1);
  const close = (): void => nest(-1);
  const errors: number[] = [];
  const onError = (_: unknown, offset: number): unknown => errors.push(offset);
  const nesting = {onObjectBegin: open, onArrayBegin: open, onObjectEnd: close, onArrayEnd: close};
  visit(text, {...nesting, onError}, {disallowComments: true});
  return errors[0];
}

/**
 * Reads JSON.
 *
 * @param wanted the noun for what should have been pasted
 * @throws Unreadable with the position of the first syntax error
 */
export function parseJson(text: string, wanted: string): unknown {
  checkLength(text);
  if (text.trim() === '') {
    throw new Unreadable(`Paste ${wanted}.`);
  }
  const offset = firstError(text);
  if (offset === undefined) {
    return JSON.parse(text);
  }
  if (offset >= text.trimEnd().length) {
    throw new Unreadable(
      `The text ends too early, at ${positionOf(text, text.trimEnd().length)}: it seems to be cut off.`,
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
    `This stops being JSON at ${positionOf(text, offset)}, before ${JSON.stringify(found)}.${advice}`,
  );
}

/** An object of JSON. Read its fields with {@link own}. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of an object, without those that it inherits. */
export const own = (object: JsonObject, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** A value for a message: short, on one line. */
export function short(value: unknown): string {
  const text =
    typeof value === 'string' ? value : value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
