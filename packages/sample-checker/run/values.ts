import {KeyObject} from 'node:crypto';
import {inspect} from 'node:util';

/** Longest value that is shown, in characters. */
const LENGTH = 72;

/** Values of these names are not shown, though they belong to a local network. */
const SECRET = /private|secret|mnemonic|password/i;

/** Values that tell a reader something: data, not clients, keys, functions or promises. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return !['function', 'symbol', 'undefined'].includes(typeof value);
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    Array.isArray(value) ||
    value instanceof Uint8Array ||
    ((prototype === Object.prototype || prototype === null) &&
      !Object.values(value).some((member) => member instanceof KeyObject))
  );
}

function displayValue(value: unknown): string {
  if (value instanceof Uint8Array) return `Uint8Array(${value.length})`;
  const text = inspect(value, {
    depth: 0,
    maxStringLength: typeof value === 'string' ? 32 : 10,
    maxArrayLength: 3,
    breakLength: Infinity,
  }).replace(/\.{3} \d+ more characters?/g, '…');
  return text.length > LENGTH ? `${text.slice(0, LENGTH)}…` : text;
}

/** The values of a sample's variables as readers see them, by name; those of secrets, clients and functions are left out. */
export const shownValues = (variables: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables)
      .filter(([name, value]) => isData(value) && !SECRET.test(name))
      .map(([name, value]) => [name, displayValue(value)]),
  );
