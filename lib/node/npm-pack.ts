import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {SiteError} from './site-error';

const run = promisify(execFile);

/** Inside the repository, so that npm finds what a package's `prepack` calls. */
const WORK = '.cache/packages';

/** Hash of the files in a folder, and of the versions of what `prepack` calls. */
async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'));
  for (const file of (await readdir(folder, {recursive: true})).sort()) {
    const place = path.join(folder, file);
    if ((await stat(place)).isFile()) hash.update(`\0${file}\0`).update(await readFile(place));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Packs a package with `npm pack`, or takes the tarball of the last time if nothing has changed since. The same sources
 * give the same bytes, and several may pack at a time, because each does it in a folder of its own.
 *
 * @param source the package's folder
 * @param prepare writes the package into the folder that it is given
 * @param file where the tarball goes
 * @throws SiteError with what npm says
 */
export async function npmPack(
  source: string,
  prepare: (folder: string) => Promise<void>,
  file: string,
): Promise<void> {
  await mkdir(WORK, {recursive: true});
  const folder = await mkdtemp(path.join(WORK, 'pack-'));
  try {
    await prepare(folder);
    const name = `${path.basename(source)}-`;
    const packed = `${name}${await fingerprintOf(folder)}.tgz`;
    const known = await readdir(WORK);
    if (!known.includes(packed)) {
      await run('npm', ['pack', '--silent'], {cwd: folder});
      const tarball = (await readdir(folder)).find((entry) => entry.endsWith('.tgz'))!;
      await rename(path.join(folder, tarball), path.join(WORK, packed));
      const older = known.filter((entry) => entry.startsWith(name) && entry.endsWith('.tgz'));
      await Promise.all(older.map((entry) => rm(path.join(WORK, entry), {force: true})));
    }
    await copyFile(path.join(WORK, packed), file);
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    throw new SiteError(source, `could not be packed: ${stderr?.trim() || message}`);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
