import {DOCS_VERSIONS, VERSIONS} from '../../site/versions';

/** A route of the site that is published. */
export interface KnownRoute {
  path: string;
  title: string;
}

/**
 * An old address and where it is now. `/*` at the end stands for the address and anything below
 * it; in `to` it stands for the same rest. The first row that leads to a published page counts.
 */
export interface Redirect {
  from: string;
  to: string;
}

const AT_ROOT = DOCS_VERSIONS.find((version) => VERSIONS[version].wasAtRoot);

/** The route of pages that were at the root, and at `/docs` before that: `/v2`. */
export const NEW_ROOT = AT_ROOT ? `/${AT_ROOT}` : '';

/** Earlier beginnings of addresses, and the current ones. */
const FORMER_ROOTS = [/^/, /^\/docs(?=\/|$)/].flatMap((from) =>
  ['', NEW_ROOT].map((to) => ({from, to})),
);

/** Tests if every % of an address begins a valid escape. */
export function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/** Two addresses with one key differ in letter case, hyphens, extension, blanks at the end or slashes only. */
export function keyOf(path: string): string {
  // An address with escapes that mean nothing stays as it is.
  return (isDecodable(path) ? decodeURIComponent(path) : path)
    .trim()
    .replace(/[\\/]+/g, '/')
    .replace(/(?:\/index)?\.html?$/i, '')
    .replace(/\/index$/, '')
    .replace(/\/$/, '')
    .replace(/[-_]/g, '')
    .toLowerCase();
}

function targetOf(key: string, {from, to}: Redirect): string | undefined {
  if (!from.endsWith('/*')) {
    return keyOf(from) === key ? to : undefined;
  }
  const prefix = keyOf(from.slice(0, -2));
  if (!`${key}/`.startsWith(`${prefix}/`)) {
    return undefined;
  }
  return to.endsWith('/*') ? to.slice(0, -2) + key.slice(prefix.length) : to;
}

type Routes = readonly Pick<KnownRoute, 'path'>[];

/** Servers' rules ask about hundreds of addresses of the same routes. */
const pathsByKey = new WeakMap<Routes, ReadonlyMap<string, string>>();

function pathsOf(routes: Routes): ReadonlyMap<string, string> {
  const known = pathsByKey.get(routes);
  if (known) return known;
  const paths = new Map(routes.map(({path}) => [keyOf(path), path]));
  pathsByKey.set(routes, paths);
  return paths;
}

/**
 * Finds the page that an address without a page most likely means: the same address in another
 * letter case, with hyphens, with an extension, below an earlier root, or an old address.
 *
 * @param asked path without the base URL, starting with a slash
 * @returns the route's exact path, or undefined
 */
export function findRoute(
  asked: string,
  routes: Routes,
  redirects: readonly Redirect[],
): string | undefined {
  const byKey = pathsOf(routes);
  for (const {from, to} of FORMER_ROOTS) {
    const key = keyOf(asked.replace(/[\\/]+/g, '/').replace(from, to));
    const moved = redirects.flatMap((redirect) => targetOf(key, redirect) ?? []).map(keyOf);
    const found = [key, ...moved].find((each) => byKey.has(each));
    if (found !== undefined) {
      return byKey.get(found);
    }
  }
  return undefined;
}
