import {execFile} from 'node:child_process';
import {copyFile, cp, mkdir, mkdtemp, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {SiteError} from '../../lib/node/site-error';

const PACKAGE = 'packages/network';

const run = promisify(execFile);

/** Inside the repository, so that npm finds the esbuild that `prepack` calls. */
const WORK = '.cache/local-network';

/** The files of the package, without what npm and `prepack` make. */
const isSource = (file: string): boolean => !/(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(file);

/**
 * Packs lit-local-network with `npm pack`. The same sources give the same bytes, and several may pack at a time: each
 * does it in a copy of its own, because `prepack` writes into the package's folder.
 *
 * @param file where the tarball goes
 * @throws SiteError with what npm says
 */
export async function packNetwork(file: string): Promise<void> {
  await mkdir(WORK, {recursive: true});
  const copy = await mkdtemp(path.join(WORK, 'pack-'));
  try {
    await cp(PACKAGE, copy, {
      recursive: true,
      filter: (source) => isSource(path.relative(PACKAGE, source)),
    });
    // Its entry points are sources; a package that is installed has one, the bundle in "main".
    await run('npm', ['pkg', 'delete', 'exports'], {cwd: copy});
    await run('npm', ['pack', '--silent'], {cwd: copy});
    const tarball = (await readdir(copy)).find((name) => name.endsWith('.tgz'))!;
    await copyFile(path.join(copy, tarball), file);
  } catch (error) {
    const {stderr, message} = error as Error & {stderr?: string};
    throw new SiteError(PACKAGE, `could not be packed: ${stderr?.trim() || message}`);
  } finally {
    await rm(copy, {recursive: true, force: true});
  }
}
