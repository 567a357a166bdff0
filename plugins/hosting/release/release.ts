import {existsSync} from 'node:fs';
import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {baseUrlOf, serverFilesDir} from './check-build';
import {compress} from './compress';

/** How long readers with an open page find the files of earlier releases, and how many releases can be gone back to. */
const KEPT_DAYS = 30;
const KEPT_RELEASES = 3;

/** Files of a folder, which need not be there. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = existsSync(dir) ? await readdir(dir, {recursive: true, withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
}

const COPY = /\.(?:br|gz|zst)$/;

/** Files that did not change keep their time, and with it their ETag and their compressed copies. */
async function keepUnchanged(previous: string, next: string): Promise<void> {
  const kept = await filesIn(previous);
  for (const file of (await filesIn(next)).filter((each) => kept.includes(each))) {
    const [old, own] = [path.join(previous, file), path.join(next, file)];
    if ((await readFile(old)).equals(await readFile(own))) {
      await rm(own);
      for (const same of kept.filter((each) => each.replace(COPY, '') === file)) {
        await link(path.join(previous, same), path.join(next, same));
      }
    }
  }
}

/** What pages of earlier releases load, which readers have open, stays for a while. */
async function keepOldAssets(previous: string, next: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 24 * 3600 * 1000;
  for (const file of await filesIn(previous)) {
    const [old, own] = [path.join(previous, file), path.join(next, file)];
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
 * @throws Error if there is a release of this name
 */
export async function release(buildDir: string, folder: string, name: string): Promise<string> {
  const releases = path.resolve(folder, 'releases');
  const target = path.join(releases, name);
  const current = path.resolve(folder, 'current');
  const unfinished = `${target}.unfinished`;
  const folderOfSite = path.join('site', await baseUrlOf(buildDir));
  const site = path.join(unfinished, folderOfSite);
  await rm(unfinished, {recursive: true, force: true});
  await cp(buildDir, site, {recursive: true, filter: (file) => !COPY.test(file)});
  await cp(serverFilesDir(buildDir), path.join(unfinished, 'servers'), {recursive: true});

  const previous = path.join(current, folderOfSite);
  await keepUnchanged(previous, site);
  await compress(site);
  await keepOldAssets(path.join(previous, 'assets'), path.join(site, 'assets'));
  const root = path.join(target, 'site');
  await writeFile(path.join(unfinished, 'servers', 'root.conf'), `root "${root}";\n`);
  await writeFile(path.join(unfinished, 'servers', 'root.caddy'), `root * "${root}"\n`);

  await rename(unfinished, target);
  const next = `${current}.next`;
  await rm(next, {force: true});
  await symlink(path.relative(path.dirname(current), target), next);
  await rename(next, current);
  await forgetReleases(releases, name);
  return target;
}

/** Names of releases, such as times, are in their order. */
async function forgetReleases(releases: string, current: string): Promise<void> {
  const others = (await readdir(releases)).filter((name) => name !== current).sort();
  await Promise.all(
    others
      .slice(0, 1 - KEPT_RELEASES)
      .map((name) => rm(path.join(releases, name), {recursive: true, force: true})),
  );
}
