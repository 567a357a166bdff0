import type {KnownRoute} from '@site/plugins/shared/find-route';

const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

function score(asked: readonly string[], route: KnownRoute): number {
  const words = new Set([...wordsOf(route.path), ...wordsOf(route.title)]);
  return asked.filter((word) => words.has(word)).length / (words.size + asked.length);
}

/**
 * The pages whose address and title share most words with an address that has no page.
 *
 * @param asked path without the base URL
 * @param most how many to return at the most; fewer if fewer share a word
 */
export function suggestRoutes(
  asked: string,
  routes: readonly KnownRoute[],
  most: number,
): KnownRoute[] {
  const words = wordsOf(asked);
  return routes
    .map((route) => ({route, score: score(words, route)}))
    .filter((candidate) => candidate.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({route}) => route);
}
