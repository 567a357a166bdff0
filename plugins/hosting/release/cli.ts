import path from 'node:path';
import manifest from '../../../site/routes.json';
import {exitOnSiteError, SiteError} from '../../shared/site-error';
import {compress} from './compress';
import {checkBuild, release} from './release';

/** The folder of the built site. BUILD_DIR names another one. */
const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');
const routes = manifest.map((entry) => entry.path);

async function run([command, folder]: readonly string[]): Promise<string> {
  await checkBuild(BUILD, routes);
  if (command === 'compress' && folder === undefined) {
    return `${await compress(BUILD)} compressed copies written`;
  }
  if (command === 'release' && folder !== undefined) {
    const name = new Date().toISOString().replace(/\W/g, '');
    return `${await release(BUILD, folder, name)} is current; tell the server to reload`;
  }
  throw new SiteError(
    'command line',
    'expected "npm run compress" or "npm run release -- <folder>"',
  );
}

run(process.argv.slice(2)).then(console.log, (error: unknown) => {
  exitOnSiteError(() => {
    throw error;
  });
});
