import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runCommand, SiteError} from '../../lib/node/site-error';
import {checkBuild} from './check-build';
import {compress} from './compress';
import {release} from './release';

/** The folder of the built site. BUILD_DIR names another one. */
const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');

/** What can be done with a built site, by the name of the npm script; `serve` looks whether there is one. */
const COMMANDS: Readonly<Record<string, (folder: string) => Promise<string>>> = {
  serve: async () => 'The build ran to its end.',
  compress: async () => `${await compress(BUILD)} compressed copies written`,
  release: async (folder) => {
    if (!existsSync(folder)) {
      // Where no folder can be made, Node would try for ever to make those in it.
      await mkdir(folder);
    }
    const name = new Date().toISOString().replace(/\W/g, '');
    return `${await release(BUILD, folder, name)} is current; tell the server to reload`;
  },
};

async function main(): Promise<void> {
  const [command = '', folder = '', ...rest] = parseArgs({allowPositionals: true}).positionals;
  if (rest.length > 0 || (command === 'release') !== (folder !== '')) {
    throw new SiteError(
      'command line',
      'expected "npm run compress" or "npm run release -- <folder>"',
    );
  }
  await checkBuild(BUILD);
  console.log(await COMMANDS[command]!(folder));
}

void runCommand(main);
