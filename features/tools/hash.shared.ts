/** Start of the hash part of an address that holds conditions. */
export const CONDITIONS = '#condition=';

/** Browsers and servers pass on longer addresses, mail and chats do not. */
const LONGEST = 8000;

/**
 * The hash part of an address for a value, which browsers do not send.
 *
 * @param start of the hash part, such as `#condition=`
 * @param value what JSON can hold
 * @returns undefined if it would be too long
 */
export function hashOf(start: string, value: unknown): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return text.length > LONGEST ? undefined : start + text;
}

/** The value in the hash part of an address; undefined if there is none that can be read. */
export function valueIn(start: string, hash: string): unknown {
  if (!hash.startsWith(start)) return undefined;
  try {
    const text = hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
