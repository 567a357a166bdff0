import {execFile} from 'node:child_process';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {npmPack} from '../../lib/node/npm-pack';

const PACKAGE = 'packages/network';

/** The files of the package, without what npm and `prepack` make. */
const isSource = (file: string): boolean => !/(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(file);

async function copySources(folder: string): Promise<void> {
  await cp(PACKAGE, folder, {
    recursive: true,
    filter: (source) => isSource(path.relative(PACKAGE, source)),
  });
  // Its entry points are sources; a package that is installed has one, the bundle in "main".
  await promisify(execFile)('npm', ['pkg', 'delete', 'exports'], {cwd: folder});
}

/**
 * Packs lit-local-network.
 *
 * @param file where the tarball goes
 * @throws SiteError with what npm says
 */
export const packNetwork = (file: string): Promise<void> => npmPack(PACKAGE, copySources, file);
