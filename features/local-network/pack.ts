import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {npmPack} from '../../lib/node/npm-pack';

const PACKAGE = 'packages/network';

/** The files of the package, without its tests, and without what npm and `prepack` make. */
const isSource = (file: string): boolean =>
  !/(?:^|\/)(?:node_modules|dist)(?:\/|$)|\.test\.ts$/.test(file);

/** Entry points of an installed package; those of its sources are for this repository. */
const EXPORTS = {'.': './dist/network.js', './redirect': './dist/preload.js'};

async function copySources(folder: string): Promise<void> {
  await cp(PACKAGE, folder, {
    recursive: true,
    filter: (source) => isSource(path.relative(PACKAGE, source)),
  });
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({...manifest, exports: EXPORTS}, null, 2));
}

/**
 * Packs lit-local-network.
 *
 * @param file where the tarball goes
 * @throws SiteError with what npm says
 */
export const packNetwork = (file: string): Promise<void> => npmPack(PACKAGE, copySources, file);
