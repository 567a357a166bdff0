import type {Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {SiteError} from '../shared/site-error';
import {compareRoutes, countRoutes} from './compare';
import {manifest} from './manifest';

export {manifest, manifestFile, type ManifestEntry} from './manifest';
export {counterpartsOf, entryOf, type Counterpart} from './pages';
export {sidebarFromTree} from './sidebar';

/** Ends the build when what was built and the route manifest differ. */
export default function routeManifestPlugin(): Plugin {
  return {
    name: 'route-manifest',
    postBuild({routesPaths, baseUrl}) {
      const built = routesPaths.map((path) => `/${path.slice(baseUrl.length)}`);
      const problems = compareRoutes(manifest, built);
      if (problems.length > 0) {
        throw new SiteError('routes', `\n${problems.join('\n')}`);
      }
      const {written, toCome} = countRoutes(manifest);
      logger.info`Routes: number=${written} built as listed, number=${toCome} to come.`;
    },
  };
}
