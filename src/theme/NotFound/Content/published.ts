// Loaded on its own, only by readers who ask for a page that is not there.
import redirects from '@site/site/redirects.json';
import routes from '@site/site/routes.json';
import {findRoute, type KnownRoute} from '@site/plugins/shared/find-route';

const SUGGESTIONS = 3;

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
 * The pages whose address and title share most words with an address that has no page, the likeliest first.
 *
 * @param asked path without the base URL
 */
export function suggestRoutes(asked: string, routes: readonly KnownRoute[]): KnownRoute[] {
  const words = wordsOf(asked);
  return routes
    .map((route) => ({route, score: score(words, route)}))
    .filter((candidate) => candidate.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, SUGGESTIONS)
    .map(({route}) => route);
}

/** The page that an address without a page means, or else the likeliest pages. */
export function lookUp(asked: string): {found?: string; suggestions: KnownRoute[]} {
  const found = findRoute(asked, routes, redirects);
  return {found, suggestions: found ? [] : suggestRoutes(asked, routes)};
}
