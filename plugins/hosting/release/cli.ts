import path from 'node:path';
import {parseArgs} from 'node:util';
import {SiteError} from '../../shared/site-error';
import {checkBuild} from './check-build';
import {compress} from './compress';
import {release} from './release';

/** The folder of the built site. BUILD_DIR names another one. */
const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');

/** `check` looks whether the build ran to its end, as the others do before they begin. */
async function main(): Promise<void> {
  const [command, folder, ...rest] = parseArgs({allowPositionals: true}).positionals;
  if (rest.length > 0 || (command === 'release') !== (folder !== undefined)) {
    throw new SiteError(
      'command line',
      'expected "npm run compress" or "npm run release -- <folder>"',
    );
  }
  await checkBuild(BUILD);
  if (command === 'compress') {
    console.log(`${await compress(BUILD)} compressed copies written`);
  } else if (folder !== undefined) {
    const name = new Date().toISOString().replace(/\W/g, '');
    console.log(`${await release(BUILD, folder, name)} is current; tell the server to reload`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
