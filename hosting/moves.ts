import escapeRegExp from 'escape-string-regexp';
import {findRoute, NEW_ROOT, type KnownRoute, type Redirect} from '../lib/any/find-route';

/** Addresses that mean a page: what matches the pattern, in any letter case, leads to the route. */
export interface Move {
  /** Source of a regular expression that goes on where the base URL without its slash ends. */
  pattern: string;
  to: string;
}

/** An address in any notation: hyphens and underscores for humps and the other way round, doubled slashes, below /docs. */
const patternOf = (path: string): string =>
  '(?:/+docs)?' +
  path
    .replace(/\/$/, '')
    .replace(/[-_]+|(?<=[a-z\d])(?=[A-Z])/g, '\0')
    .split('/')
    .map((part) => part.split('\0').map(escapeRegExp).join('[-_]*'))
    .join('/+');

/** Folders whose addresses all lead to one page. */
const foldersOf = (redirects: readonly Redirect[]): Redirect[] =>
  redirects.filter(({from, to}) => from.endsWith('/*') && !to.endsWith('/*'));

/** Old addresses that lead to one page each: those of redirects, also of whole folders, and of pages that stood at the root. */
function oldAddresses(routes: readonly KnownRoute[], redirects: readonly Redirect[]): string[] {
  const below = (folder: string): string[] =>
    routes.map(({path}) => path).filter((path) => path.startsWith(folder));
  const named = redirects.map(({from}) => from.replace(/\/\*$/, ''));
  const kept = redirects
    .filter(({to}) => to.endsWith('/*'))
    .flatMap(({from, to}) =>
      below(to.slice(0, -1)).map((path) => from.slice(0, -2) + path.slice(to.length - 2)),
    );
  const ofOldRoot = below(`${NEW_ROOT}/`).map((path) =>
    path.slice(NEW_ROOT.length).replace(/\/$/, ''),
  );
  return [...named, ...kept, ...ofOldRoot].filter(Boolean);
}

/**
 * The rules of `findRoute` as patterns for servers. The first that matches counts.
 *
 * @param routes the published routes
 */
export function movesFor(routes: readonly KnownRoute[], redirects: readonly Redirect[]): Move[] {
  const moves = new Map<string, string>();
  for (const address of [...routes.map(({path}) => path), ...oldAddresses(routes, redirects)]) {
    const to = findRoute(address, routes, redirects);
    if (to !== undefined) {
      moves.set(`${patternOf(address)}(?:/+index)?(?:\\.html?)?/*\\s*$`, to);
    }
  }
  for (const {from, to} of foldersOf(redirects)) {
    moves.set(`${patternOf(from.slice(0, -2))}(?:/.*)?$`, to);
  }
  return [...moves].map(([pattern, to]) => ({pattern, to}));
}

/**
 * The old addresses in the notations they had, for hosts with a list of exact addresses, exact ones first. Real routes
 * and other notations of them are left to the not-found page: these hosts would also redirect an address that has a page.
 */
export function rulesFor(
  routes: readonly KnownRoute[],
  redirects: readonly Redirect[],
): Redirect[] {
  const taken = new Set(routes.map(({path}) => path.replace(/\/$/, '').toLowerCase()));
  const rules = new Map<string, string>();
  const addresses = oldAddresses(routes, redirects).flatMap((old) => [
    old,
    old.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase(),
  ]);
  for (const from of addresses.flatMap((old) => [old, `/docs${old}`])) {
    const to = findRoute(from, routes, redirects);
    if (to !== undefined && !taken.has(from.toLowerCase())) {
      rules.set(from, to);
    }
  }
  const folders = foldersOf(redirects);
  return [
    ...[...rules].map(([from, to]) => ({from, to})),
    ...folders,
    ...folders.map(({from, to}) => ({from: `/docs${from}`, to})),
  ];
}
