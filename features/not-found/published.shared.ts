// Loaded on its own, only by readers who ask for a page that is not there.
import MiniSearch from 'minisearch';
import redirects from '@site/site/redirects.json';
import routes from '@site/site/routes.json';
import {findRoute, type KnownRoute} from '@site/lib/any/find-route';

const SUGGESTIONS = 3;

/** How much a page counts that is not of the docs version which is asked for. */
const OTHER_VERSION = 0.25;

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

/** How much of a word may be wrong. Short ones are other ones with one other letter. */
const wrongIn = (word: string): number => (word.length < 5 ? 0 : 0.2);

/**
 * The pages whose address and title share words with an address that has no page, the likeliest first. Words may be
 * misspelt. Pages of the docs version that is asked for come before others that are as likely.
 *
 * @param asked path without the base URL
 */
export function suggestRoutes(asked: string, routes: readonly KnownRoute[]): KnownRoute[] {
  const version = versionIn(asked.toLowerCase());
  const index = new MiniSearch<KnownRoute>({
    idField: 'path',
    fields: ['path', 'title'],
    tokenize: (text) => [...new Set([...wordsOf(text), ...partsOf(text)])],
  });
  index.addAll(routes);
  const found = index.search(asked, {
    processTerm: (word) => word !== version && word,
    fuzzy: wrongIn,
    // `encrypt` finds Encryption.
    prefix: (word) => wrongIn(word) > 0,
    boostDocument: (path) => (version && versionIn(String(path)) !== version ? OTHER_VERSION : 1),
  });
  return found.slice(0, SUGGESTIONS).map(({id}) => routes.find(({path}) => path === id)!);
}

/** The page that an address without a page means, or else the likeliest pages. */
export function lookUp(asked: string): {found?: string; suggestions: KnownRoute[]} {
  const found = findRoute(asked, routes, redirects);
  return {found, suggestions: found ? [] : suggestRoutes(asked, routes)};
}
