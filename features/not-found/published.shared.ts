// Loaded on its own, only by readers who ask for a page that is not there.
import leven from 'leven';
import redirects from '@site/site/redirects.json';
import routes from '@site/site/routes.json';
import {findRoute, type KnownRoute} from '@site/lib/any/find-route';

const SUGGESTIONS = 3;

/** How much a page counts that is not of the docs version which is asked for. */
const OTHER_VERSION = 0.5;

const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** The parts of an address, each as one word: `wallet-connect` may be `walletconnect`. */
const partsOf = (path: string): string[] =>
  path.split('/').flatMap((part) => wordsOf(part).join('') || []);

/** The docs version that an address names. */
const versionIn = (path: string): string | undefined => /^\/(v\d+)(?=\/|$)/.exec(path)?.[1];

/** Shorter words are other ones with one other letter. */
const LETTERS = 5;
/** How much of a word may be wrong. */
const WRONG = 0.25;

/** How much a word is another one, which may be misspelt: 1 if they are the same, 0 if it is none. */
function likeness(word: string, other: string): number {
  const wrong = leven(word, other) / word.length;
  return wrong > (word.length < LETTERS ? 0 : WRONG) ? 0 : 1 - wrong;
}

/** @param asked words of an address, without its docs version */
function score(asked: readonly string[], {path, title}: KnownRoute): number {
  const words = new Set([...wordsOf(path), ...wordsOf(title)]);
  const others = [...words, ...partsOf(path)];
  const alike = asked.map((word) => Math.max(...others.map((other) => likeness(word, other))));
  return alike.reduce((sum, one) => sum + one, 0) / (words.size + asked.length);
}

/**
 * The pages whose address and title share most words with an address that has no page, the likeliest first. Words may be
 * misspelt. Pages of the docs version that is asked for come before others that are as likely.
 *
 * @param asked path without the base URL
 */
export function suggestRoutes(asked: string, routes: readonly KnownRoute[]): KnownRoute[] {
  const version = versionIn(asked.toLowerCase());
  const words = [...new Set([...wordsOf(asked), ...partsOf(asked)])].filter(
    (word) => word !== version,
  );
  return routes
    .map((route) => {
      const weight = version && versionIn(route.path) !== version ? OTHER_VERSION : 1;
      return {route, score: weight * score(words, route)};
    })
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
