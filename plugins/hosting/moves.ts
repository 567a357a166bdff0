import escapeRegExp from 'escape-string-regexp';
import {findRoute, type KnownRoute, type Redirect} from '../shared/find-route';

/** Addresses that mean a page: what matches the pattern, in any letter case, leads to the route. */
export interface Move {
  /** Source of a regular expression that goes on where the base URL without its slash ends. */
  pattern: string;
  to: string;
}

/** Hyphens and underscores for humps and the other way round, and doubled slashes. */
const inAnyNotation = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replace(/[-_]+|(?<=[a-z\d])(?=[A-Z])/g, '\0')
    .split('/')
    .map((part) => part.split('\0').map(escapeRegExp).join('[-_]*'))
    .join('/+');

const FORMER_ROOT = '(?:/+docs)?';
const NO_PAGE_NAME = '(?:/+index)?(?:\\.html?)?';
const END = '/*\\s*$';

const page = (path: string, to: string): Move => ({
  pattern: `${FORMER_ROOT}${inAnyNotation(path)}${NO_PAGE_NAME}${END}`,
  to,
});

function movesOf({from, to}: Redirect, routes: readonly KnownRoute[]): Move[] {
  if (!from.endsWith('/*')) {
    return [page(from, to)];
  }
  const folder = from.slice(0, -2);
  return to.endsWith('/*')
    ? routes
        .filter(({path}) => path.startsWith(to.slice(0, -1)))
        .map(({path}) => page(folder + path.slice(to.length - 2), path))
    : [{pattern: `${FORMER_ROOT}${inAnyNotation(folder)}(?:/.*)?$`, to}];
}

/**
 * What `findRoute` finds, as patterns for servers. The first that matches counts.
 *
 * @param routes the published routes
 */
export function movesFor(routes: readonly KnownRoute[], redirects: readonly Redirect[]): Move[] {
  const known = new Set(routes.map(({path}) => path));
  const moves = [
    ...routes.map(({path}) => page(path, path)),
    ...redirects.flatMap((redirect) => movesOf(redirect, routes)).filter(({to}) => known.has(to)),
    ...routes
      .filter(({path}) => path.startsWith('/v2/'))
      .map(({path}) => page(path.slice('/v2'.length), path)),
  ];
  const patterns = moves.map(({pattern}) => pattern);
  return moves.filter(({pattern}, index) => patterns.indexOf(pattern) === index);
}

/** An old address as hosts with a list of exact addresses take it; `/*` at its end stands for anything below. */
export interface Rule {
  from: string;
  to: string;
}

const withHyphens = (path: string): string =>
  path.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/**
 * The old addresses in the notations they had, exact ones first. Real routes and other notations of them are left to the
 * not-found page: these hosts would also redirect an address that has a page.
 */
export function rulesFor(routes: readonly KnownRoute[], redirects: readonly Redirect[]): Rule[] {
  const folders = redirects.filter(({from, to}) => from.endsWith('/*') && !to.endsWith('/*'));
  const kept = redirects
    .filter(({to}) => to.endsWith('/*'))
    .flatMap(({from, to}) =>
      routes
        .filter(({path}) => path.startsWith(to.slice(0, -1)))
        .map(({path}) => from.slice(0, -2) + path.slice(to.length - 2)),
    );
  const ofOldRoot = routes
    .filter(({path}) => path.startsWith('/v2/'))
    .map(({path}) => path.slice('/v2'.length).replace(/\/$/, ''));
  const named = redirects.map(({from}) => from.replace(/\/\*$/, ''));

  const taken = new Set(routes.map(({path}) => path.replace(/\/$/, '').toLowerCase()));
  const rules = new Map<string, string>();
  for (const address of [...named, ...kept, ...ofOldRoot].filter(Boolean)) {
    for (const from of ['', '/docs'].flatMap((root) => [
      root + address,
      root + withHyphens(address),
    ])) {
      const to = findRoute(from, routes, redirects);
      if (to !== undefined && !taken.has(from.toLowerCase())) {
        rules.set(from, to);
      }
    }
  }
  return [
    ...[...rules].map(([from, to]) => ({from, to})),
    ...['', '/docs'].flatMap((root) => folders.map(({from, to}) => ({from: root + from, to}))),
  ];
}
