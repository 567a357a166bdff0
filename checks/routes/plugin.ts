import type {Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {SiteError} from '../../lib/node/site-error';
import {manifest, manifestFile} from '../../lib/node/routes';

/** A route that Docusaurus builds on its own and that is no page of the site. */
const NOT_FOUND = '/404.html';

/**
 * Compares the manifest with the routes that were built, both ways.
 *
 * @param listed every route of the site, without the base URL
 * @param built the routes of the build, likewise
 * @returns one line for each difference, naming the route and the fix; empty when they agree
 */
function compareRoutes(listed: readonly string[], built: readonly string[]): string[] {
  const strays = built.filter((route) => route !== NOT_FOUND && !listed.includes(route));
  const missing = listed.filter((route) => !built.includes(route));
  return [
    ...strays.map((route) => {
      const meant = listed.find((other) => other.toLowerCase() === route.toLowerCase());
      return meant === undefined
        ? `${route} is built but not listed: add it, or remove the page`
        : `${route} is built, but the manifest writes it ${meant}: fix the slug`;
    }),
    ...missing.map((route) => `${route} is listed but not built: write the page`),
  ].map((problem) => `${manifestFile}: ${problem}`);
}

/** Ends the build when what was built and the route manifest differ. */
export default function routeManifestPlugin(): Plugin {
  return {
    name: 'route-manifest',
    postBuild({routesPaths, baseUrl}) {
      const listed = manifest.map(({path}) => path);
      const built = routesPaths.map((path) => `/${path.slice(baseUrl.length)}`);
      const problems = compareRoutes(listed, built);
      if (problems.length > 0) {
        throw new SiteError('routes', `\n${problems.join('\n')}`);
      }
      logger.info`Routes: number=${listed.length} built as listed.`;
    },
  };
}
