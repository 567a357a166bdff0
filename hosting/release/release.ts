import {existsSync} from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {baseUrlOf, serverFilesDir} from './check-build';
import {compress} from './compress';

/** How long readers with an open page find the files of earlier releases, and how many releases can be gone back to. */
const KEPT_DAYS = 30;
const KEPT_RELEASES = 3;

const COPY = /\.(?:br|gz|zst)$/;

/**
 * Keeps files of the release before. What did not change keeps its time, and with it its ETag and its compressed copies;
 * assets that pages load which readers have open stay for a while.
 */
async function keepFiles(previous: string, next: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 24 * 3600 * 1000;
  for (const file of await glob('**', {cwd: previous, dot: true})) {
    const [old, own] = [path.join(previous, file), path.join(next, file)];
    const [oldSource, source] = [old.replace(COPY, ''), own.replace(COPY, '')];
    const isKept = existsSync(source)
      ? (await fs.readFile(oldSource)).equals(await fs.readFile(source))
      : file.startsWith('assets/') && (await fs.stat(old)).mtimeMs > oldest;
    if (isKept) {
      await fs.mkdir(path.dirname(own), {recursive: true});
      await fs.rm(own, {force: true});
      await fs.link(old, own);
    }
  }
}

/**
 * Puts a build beside the releases that a server has, and then in their place, in one step: `current` names the new one.
 * Servers read their configuration from `current/servers`, which names the folder of its own release: so they change
 * over from one release to the next, pages and headers at once, when they are told to reload.
 *
 * @param folder holds `releases/` and `current`
 * @param name of this release, such as the time
 * @returns the folder of the release
 * @throws Error if there is a release of this name
 */
export async function release(buildDir: string, folder: string, name: string): Promise<string> {
  const releases = path.resolve(folder, 'releases');
  const target = path.join(releases, name);
  const current = path.resolve(folder, 'current');
  const unfinished = `${target}.unfinished`;
  const folderOfSite = path.join('site', await baseUrlOf(buildDir));
  const site = path.join(unfinished, folderOfSite);
  await fs.rm(unfinished, {recursive: true, force: true});
  await fs.cp(buildDir, site, {recursive: true, filter: (file) => !COPY.test(file)});
  await fs.cp(serverFilesDir(buildDir), path.join(unfinished, 'servers'), {recursive: true});

  const previous = path.join(current, folderOfSite);
  await keepFiles(previous, site);
  await compress(site);
  const root = path.join(target, 'site');
  await fs.writeFile(path.join(unfinished, 'servers', 'root.conf'), `root "${root}";\n`);
  await fs.writeFile(path.join(unfinished, 'servers', 'root.caddy'), `root * "${root}"\n`);

  await fs.rename(unfinished, target);
  const next = `${current}.next`;
  await fs.rm(next, {force: true});
  await fs.symlink(path.relative(path.dirname(current), target), next);
  await fs.rename(next, current);
  // Names of releases, such as times, are in their order.
  const others = (await fs.readdir(releases)).filter((other) => other !== name).sort();
  for (const old of others.slice(0, 1 - KEPT_RELEASES)) {
    await fs.rm(path.join(releases, old), {recursive: true, force: true});
  }
  return target;
}
