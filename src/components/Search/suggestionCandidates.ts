const SHORTEST_WORD = 3;
const LONGEST_WORD = 40;
const MOST_WORDS = 6;

/** Subjects that every docs version has pages on. */
const COMMON_QUERIES = [
  'encryption',
  'session signatures',
  'access control conditions',
  'authentication',
  'wallet',
  'community',
];

/** Queries worth trying in place of one that found nothing: its words, then common ones. */
export function suggestionCandidates(query: string): readonly string[] {
  const words = query
    .split(/[\s"'`()[\]{}<>,;:!?/\\]+/)
    .filter((word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD)
    .slice(0, MOST_WORDS);
  const asked = query.toLowerCase();
  const candidates = [...words, ...COMMON_QUERIES].filter((text) => text.toLowerCase() !== asked);
  return [...new Set(candidates)];
}
