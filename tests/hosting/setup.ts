import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkBuild} from '../../hosting/release/check-build';
import {release} from '../../hosting/release/release';
import {SiteError} from '../../lib/node/site-error';
import {buildSite, CONFIGURED_BUILD} from '../support/build';
import {requirePrograms} from '../support/programs';
import {buildDir} from '../support/site';
import {BASE_URL, CURRENT_SITE, SITE, SITE_BELOW, TWINS} from './places';
import {PACKAGES, startServers, stopServers} from './servers';

async function releaseBelow(): Promise<void> {
  const dir = path.join(SITE_BELOW.folder, 'build');
  const variables = {...CONFIGURED_BUILD.variables, SITE_BASE_URL: BASE_URL};
  const {succeeded, output} = await buildSite(variables, dir);
  if (!succeeded) {
    throw new SiteError('tests/hosting', output);
  }
  await release(dir, SITE_BELOW.folder, String(Date.now()));
}

/** Releases the built site, as a server would get it, and starts servers. */
export default async function setup(): Promise<() => void> {
  requirePrograms('tests/hosting', PACKAGES);
  await checkBuild(buildDir);
  await release(buildDir, SITE.folder, String(Date.now()));
  for (const file of Object.values(TWINS)) {
    const twin = path.join(CURRENT_SITE, file);
    if (!existsSync(twin)) {
      mkdirSync(path.dirname(twin), {recursive: true});
      writeFileSync(twin, '# A page\n');
    }
  }
  await releaseBelow();
  await startServers(SITE);
  await startServers(SITE_BELOW);
  return stopServers;
}
