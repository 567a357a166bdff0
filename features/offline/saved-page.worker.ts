import redirects from '../../site/redirects.json';
import {findRoute} from '../../lib/any/find-route';

/** The saved page that an address without one leads to, as hosts find it: by letter case, `.html`, an old address. */
export function findSavedPage(
  pathname: string,
  saved: readonly string[],
  baseUrl: string,
): string | undefined {
  const base = baseUrl.slice(0, -1);
  const routes = saved.map((path) => ({path: path.slice(base.length) || '/', title: ''}));
  const found = findRoute(pathname.slice(base.length), routes, redirects);
  return found && base + found;
}
