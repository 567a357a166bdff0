import {existsSync} from 'node:fs';
import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {SiteError} from '../../shared/site-error';
import {baseUrlOf, serverFilesDir} from './check-build';
import {compress} from './compress';

/** How long readers with an open page find the files of earlier releases, and how many releases can be gone back to. */
const KEPT_DAYS = 30;
const KEPT_RELEASES = 3;

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

const isCopy = (file: string): boolean => /\.(?:br|gz|zst)$/.test(file);

/** Files that did not change keep their time, and with it their ETag and their compressed copies. */
async function keepUnchanged(previous: string, next: string): Promise<void> {
  for (const file of await filesIn(next)) {
    const [old, own] = [path.join(previous, file), path.join(next, file)];
    if (existsSync(old) && (await readFile(old)).equals(await readFile(own))) {
      await rm(own);
      await link(old, own);
      for (const copy of ['.br', '.gz', '.zst'].filter((ending) => existsSync(old + ending))) {
        await link(old + copy, own + copy);
      }
    }
  }
}

/** What pages of earlier releases load, which readers have open, stays for a while. */
async function keepOldAssets(previous: string, next: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 24 * 3600 * 1000;
  for (const file of await filesIn(path.join(previous, 'assets'))) {
    const [old, own] = [path.join(previous, 'assets', file), path.join(next, 'assets', file)];
    if (!existsSync(own) && (await stat(old)).mtimeMs > oldest) {
      await mkdir(path.dirname(own), {recursive: true});
      await link(old, own);
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
 * @throws SiteError if there is a release of this name
 */
export async function release(buildDir: string, folder: string, name: string): Promise<string> {
  const releases = path.resolve(folder, 'releases');
  const target = path.join(releases, name);
  const current = path.resolve(folder, 'current');
  if (existsSync(target)) {
    throw new SiteError(target, 'is a release already; give this one another name');
  }
  const unfinished = `${target}.unfinished`;
  const folderOfSite = path.join('site', await baseUrlOf(buildDir));
  const site = path.join(unfinished, folderOfSite);
  await rm(unfinished, {recursive: true, force: true});
  await cp(buildDir, site, {recursive: true, filter: (file) => !isCopy(file)});
  await cp(serverFilesDir(buildDir), path.join(unfinished, 'servers'), {recursive: true});

  const previous = path.join(current, folderOfSite);
  const hasPrevious = existsSync(previous);
  if (hasPrevious) {
    await keepUnchanged(previous, site);
  }
  await compress(site);
  if (hasPrevious) {
    await keepOldAssets(previous, site);
  }
  const root = path.join(target, 'site');
  await writeFile(path.join(unfinished, 'servers', 'root.conf'), `root "${root}";\n`);
  await writeFile(path.join(unfinished, 'servers', 'root.caddy'), `root * "${root}"\n`);

  await rename(unfinished, target);
  const next = `${current}.next`;
  await rm(next, {force: true});
  await symlink(path.relative(path.dirname(current), target), next);
  await rename(next, current);
  await forgetReleases(releases, path.basename(await readlink(current)));
  return target;
}

async function forgetReleases(releases: string, current: string): Promise<void> {
  const times = await Promise.all(
    (await readdir(releases)).map(async (name) => ({
      name,
      time: (await stat(path.join(releases, name))).mtimeMs,
    })),
  );
  const old = times
    .filter(({name}) => name !== current)
    .sort((a, b) => b.time - a.time)
    .slice(KEPT_RELEASES - 1);
  await Promise.all(
    old.map(({name}) => rm(path.join(releases, name), {recursive: true, force: true})),
  );
}
