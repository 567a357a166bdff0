import {hashOf, valueIn} from '../hash.shared';

/** Start of the hash part of an address that holds a condition. */
export const ADDRESS = '#condition=';

/** The hash part of an address for a condition; undefined if it would be too long. */
export const addressOf = (list: unknown): string | undefined => hashOf(ADDRESS, list);

/** The JSON in the hash part of an address, laid out; undefined if there is none that can be read. */
export function textIn(hash: string): string | undefined {
  const list = valueIn(ADDRESS, hash);
  return list === undefined ? undefined : JSON.stringify(list, null, 2);
}
