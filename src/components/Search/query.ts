/** Longest query, in UTF-16 units; more is cut off. The hosted service reads no more either. */
export const LONGEST_QUERY = 512;

const LONGEST_SHOWN = 80;

/** A query as it is searched for: without the space around it, and of bearable length. */
export function normaliseQuery(text: string): string {
  return text.trim().slice(0, LONGEST_QUERY);
}

/** A query as it is shown in a sentence. */
export function shortenQuery(query: string): string {
  const letters = Array.from(query);
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : query;
}
