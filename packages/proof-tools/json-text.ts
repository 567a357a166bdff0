/** What a field of a tool takes: more than any honest paste, little enough to be read at once. */
const LONGEST_PASTE = 200_000;

/** Groups in groups that a paste may hold; far beyond what the SDK's own functions survive. */
const DEEPEST = 200;

const BLANKS = /[ \t\r\n]*/y;

const TOKEN =
  // eslint-disable-next-line no-control-regex -- JSON forbids them in text
  /([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function skipBlanks(text: string, at: number): number {
  BLANKS.lastIndex = at;
  BLANKS.test(text);
  return BLANKS.lastIndex;
}

/** What may come next in a JSON text. */
type Expected = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma or end';

/** The offset at which a text stops being JSON; undefined if it is JSON as a whole. */
function brokenAt(text: string): number | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  while (open.length > 0 || expected !== 'comma or end') {
    const start = skipBlanks(text, at);
    TOKEN.lastIndex = start;
    const match = TOKEN.exec(text);
    if (!match) return start;
    const [, mark, string] = match;
    const isValue = mark === undefined;
    const mayBeValue = expected === 'value' || expected === 'value or ]';
    if (isValue && mayBeValue) {
      expected = 'comma or end';
    } else if (string !== undefined && (expected === 'name' || expected === 'name or }')) {
      expected = 'colon';
    } else if (mark === '{' && mayBeValue) {
      open.push('}');
      expected = 'name or }';
    } else if (mark === '[' && mayBeValue) {
      open.push(']');
      expected = 'value or ]';
    } else if (mark === ':' && expected === 'colon') {
      expected = 'value';
    } else if (mark === ',' && expected === 'comma or end') {
      expected = open.at(-1) === '}' ? 'name' : 'value';
    } else if (
      mark !== undefined &&
      mark === open.at(-1) &&
      (expected === 'comma or end' ||
        expected === `name or ${mark}` ||
        expected === `value or ${mark}`)
    ) {
      open.pop();
      expected = 'comma or end';
    } else {
      return start;
    }
    if (open.length > DEEPEST) return start;
    at = TOKEN.lastIndex;
  }
  const end = skipBlanks(text, at);
  return end === text.length ? undefined : end;
}

/** A paste that cannot be read; the message is one sentence for its reader. */
export class Unreadable extends Error {}

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
