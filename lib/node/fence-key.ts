import {createHash} from 'node:crypto';

/** What tells one code fence of a page from another. */
interface FenceText {
  language: string;
  meta: string;
  code: string;
}

/**
 * Names the fences of a page by their text, so that what is known of a fence never meets another
 * one, nor the same one after a change.
 *
 * @returns a function to call with each fence of the page, in their order
 */
export function fenceKeys(): (fence: FenceText) => string {
  const counts = new Map<string, number>();
  return ({language, meta, code}) => {
    const hash = createHash('sha256').update(JSON.stringify([language, meta, code]));
    const key = hash.digest('base64url').slice(0, 5);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key}.${count}`;
  };
}
