import {execFile} from 'node:child_process';
import {copyFile, mkdir, mkdtemp, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {SiteError} from './site-error';

const run = promisify(execFile);

/** Inside the repository, so that npm finds what a package's `prepack` calls. */
const WORK = '.cache/packages';

/**
 * Packs a package with `npm pack`. The same sources give the same bytes, and several may pack at a time, because each does
 * it in a folder of its own.
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
    await run('npm', ['pack', '--silent'], {cwd: folder});
    const tarball = (await readdir(folder)).find((entry) => entry.endsWith('.tgz'))!;
    await copyFile(path.join(folder, tarball), file);
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    throw new SiteError(source, `could not be packed: ${stderr?.trim() || message}`);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
