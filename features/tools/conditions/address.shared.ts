/** Start of the hash part of an address that holds a condition. */
export const ADDRESS = '#condition=';

/** Browsers and servers pass on longer addresses, mail and chats do not. */
const LONGEST = 8000;

/**
 * The hash part of an address for a condition.
 *
 * @param list what JSON can hold
 * @returns undefined if it would be too long
 */
export function addressOf(list: unknown): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(list));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return text.length > LONGEST ? undefined : ADDRESS + text;
}

/** The JSON in the hash part of an address, laid out; undefined if there is none that can be read. */
export function textIn(hash: string): string | undefined {
  if (!hash.startsWith(ADDRESS)) return undefined;
  try {
    const text = hash.slice(ADDRESS.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 2);
  } catch {
    return undefined;
  }
}
