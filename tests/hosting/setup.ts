import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from '../../lib/node/site-error';
import {buildSite, CONFIGURED_BUILD} from '../support/build';
import {requirePrograms} from '../support/programs';
import requireBuild, {buildDir} from '../support/site';
import {BASE_URL, MADE, SITE, SITE_BELOW, type Place} from './places';
import {PACKAGES, run, startServers, stopServers} from './servers';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

async function buildBelow(dir: string): Promise<void> {
  const variables = {...CONFIGURED_BUILD.variables, SITE_BASE_URL: BASE_URL};
  const {succeeded, output} = await buildSite(variables, dir);
  if (!succeeded) {
    throw new SiteError('tests/hosting', output);
  }
}

/** Releases a build by the commands that operators are told, on top of an earlier release. */
function release({build, site}: Place): void {
  const readme = readFileSync('hosting/deploy/README.md', 'utf8');
  const [commands] = /(?:^rsync .*\n)+/m.exec(readme)!;
  [MADE.oldAsset, MADE.oldPage].forEach((file) => write(path.join(site, file), 'old'));
  run('npm', 'run', 'compress', '--', build);
  run('sh', '-ec', commands.replaceAll(' build/', ` ${build}/`).replaceAll('/srv/site', site));
  MADE.hidden.forEach((file) => write(path.join(site, file), 'hidden'));
}

/** Releases the built site, and a small one below a path, and starts servers. */
export default async function setup(): Promise<() => void> {
  requirePrograms('tests/hosting', PACKAGES);
  requireBuild();
  [SITE, SITE_BELOW].forEach(({folder}) => rmSync(folder, {recursive: true, force: true}));
  cpSync(buildDir, SITE.build, {recursive: true});
  cpSync(`${buildDir}-servers`, `${SITE.build}-servers`, {recursive: true});
  await buildBelow(SITE_BELOW.build);
  for (const place of [SITE, SITE_BELOW]) {
    release(place);
    await startServers(place);
  }
  return stopServers;
}
