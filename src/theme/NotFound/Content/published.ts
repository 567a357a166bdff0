// Loaded on its own, only by readers who ask for a page that is not there.
import redirects from '@site/site/redirects.json';
import routes from '@site/site/routes.json';
import {findRoute, type KnownRoute} from '@site/plugins/shared/find-route';
import {suggestRoutes} from './suggestRoutes';

const SUGGESTIONS = 3;

/** The page that an address without a page means, or else the likeliest pages. */
export function lookUp(asked: string): {found?: string; suggestions: KnownRoute[]} {
  const found = findRoute(asked, routes, redirects);
  return {found, suggestions: found ? [] : suggestRoutes(asked, routes, SUGGESTIONS)};
}
