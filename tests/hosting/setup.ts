import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import routes from '../../site/routes.json';
import {checkBuild, release} from '../../plugins/hosting/release/release';
import {buildDir} from '../support/site';
import {CURRENT_SITE, FOLDER, TWINS} from './places';
import {install, startServers, stopServers} from './servers';

/** Releases the built site, as a server would get it, and starts servers. */
export default async function setup(): Promise<() => void> {
  install();
  await checkBuild(
    buildDir,
    routes.map((entry) => entry.path),
  );
  await release(buildDir, FOLDER, String(Date.now()));
  for (const file of Object.values(TWINS)) {
    const twin = path.join(CURRENT_SITE, file);
    if (!existsSync(twin)) {
      mkdirSync(path.dirname(twin), {recursive: true});
      writeFileSync(twin, '# A page\n');
    }
  }
  await startServers();
  return stopServers;
}
